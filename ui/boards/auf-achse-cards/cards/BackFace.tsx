import { Cloverleaf } from '../../../pieces/Cloverleaf';
import { CardFrame } from './CardFrame';

const BLUE = '#005b8c';

/** The back of a card; it looks the same upside down. */
export const BackFace = () => (
  <CardFrame ground={BLUE}>
    <rect x="7.5" y="7.5" width="85" height="125" rx="4" fill="none" stroke="#ffffff" strokeWidth="1.8" />
    <Cloverleaf x={13} y={33} size={74} ground={BLUE} />
    <path d="M48.5 12h3v9h-3zM48.5 25h3v8h-3zM48.5 107h3v8h-3zM48.5 119h3v9h-3z" fill="#ffffff" />
  </CardFrame>
);
