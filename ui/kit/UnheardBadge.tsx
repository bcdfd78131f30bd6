import { createContext } from 'react';
import { useTranslation } from 'react-i18next';
import { Badge } from '../pieces/Badge';

/** The number of lines of chat that are new to the reader. */
export const UnheardContext = createContext(0);

/** The number of new lines of chat; empty if there are none. */
export const UnheardBadge = ({ count }: { readonly count: number }) => {
  const { t } = useTranslation('table');
  if (!count) return null;
  return (
    <Badge>
      {count}
      <span className="sr">{t('chat.unread', { count })}</span>
    </Badge>
  );
};
