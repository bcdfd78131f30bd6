import { createContext } from 'react';
import { useTranslation } from 'react-i18next';
import { Badge } from '../pieces/Badge';

/** How much of what others said at this table is new to the reader. */
export const UnheardContext = createContext(0);

/** How much of what others said is new; nothing where nothing is. */
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
