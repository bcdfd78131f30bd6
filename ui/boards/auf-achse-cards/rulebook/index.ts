export { atTable } from './atTable';
export { examples } from './examples';
export { Reference } from './Reference';
