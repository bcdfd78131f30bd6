import { useState } from 'react';
import * as v from 'valibot';
import { PLAYER_NAME } from '../../games/shared/protocol';
import { namePreference } from '../shell/preferences';

/** What stands in a field for one's name, and whether it can be one. What can be is kept for the next visit. */
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
