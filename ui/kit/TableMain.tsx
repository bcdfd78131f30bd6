import { useContext, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { RulesOf } from './Rule';

type Props = { readonly className: string | undefined; readonly children: ReactNode };

/** The table: the main part of its page, with the name of the game as the heading for screen readers. */
export const TableMain = ({ className, children }: Props) => {
  const { t } = useTranslation(useContext(RulesOf));
  return (
    <main className={className}>
      <h1 className="sr">{t('game.short')}</h1>
      {children}
    </main>
  );
};
