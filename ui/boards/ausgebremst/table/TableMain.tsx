import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { WORDS } from './words';

type Props = { readonly className: string | undefined; readonly children: ReactNode };

/** The table, with the heading of its page for screen readers. */
export const TableMain = ({ className, children }: Props) => {
  const { t } = useTranslation(WORDS);
  return (
    <main className={className}>
      <h1 className="sr">{t('table.title')}</h1>
      {children}
    </main>
  );
};
