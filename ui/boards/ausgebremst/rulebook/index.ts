export { examples } from './examples';
export { Reference } from './Reference';
