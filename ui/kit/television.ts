import { createContext } from 'react';

/** Is this a screen that is only looked at, without anything to press? */
export const TelevisionContext = createContext(false);
