import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearch } from 'wouter';
import { tableOfLesson } from '../kit/lessonAddress';
import { Button } from '../pieces/Button';

type Props = { readonly otherwise: ReactNode; readonly variant?: 'mine' | 'go' };

/** Leads back to the table or the invitation that the lesson was opened at; `otherwise` if it was at none. */
export const BackToTable = ({ otherwise, variant = 'mine' }: Props) => {
  const { t } = useTranslation('learn');
  const table = tableOfLesson(useSearch());
  if (table === undefined) return otherwise;
  return (
    <Link href={table} asChild>
      <Button href={table} variant={variant}>
        {t('table')}
      </Button>
    </Link>
  );
};
