import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { TaskSign as Sign } from '../../../kit/TaskSign';
import { WORDS } from './words';

/** The one big sign of the screen: the current question to the reader. */
export const TaskSign = (props: Omit<ComponentProps<typeof Sign>, 'label'>) => {
  const { t } = useTranslation(WORDS);
  return <Sign label={t('table.now')} hasHint {...props} />;
};
