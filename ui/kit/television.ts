import { createContext } from 'react';

/** Is this a screen that is only looked at, with nothing on it to press? */
export const TelevisionContext = createContext(false);
