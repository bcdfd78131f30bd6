import { useState } from 'react';
import * as v from 'valibot';
import { PLAYER_NAME } from '../../games/shared/protocol';
import { namePreference } from '../shell/preferences';

/** The text in a name field, and whether it is a valid name. A valid name is stored for the next visit. */
export const useMyName = () => {
  const [text, setText] = useState(namePreference.get);
  const parsed = v.safeParse(PLAYER_NAME, text);
  const write = (text: string) => {
    setText(text);
    const { success, output } = v.safeParse(PLAYER_NAME, text);
    namePreference.set(success ? output : '');
  };
  return { text, write, name: parsed.success ? parsed.output : undefined };
};
