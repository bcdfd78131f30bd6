import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'wouter';
import { useFaultWords } from '../online/useFaultWords';
import { Button } from '../pieces/Button';
import { Notice } from '../pieces/Notice';
import { DeviceError } from '../local/deviceStore';
import { HomeButton } from '../shell/HomeButton';
import styles from './Afterwards.module.css';

/** A button to another page of the site. */
export const LinkButton = ({ href, children }: { href: string; children: ReactNode }) => (
  <Link href={href} asChild>
    <Button href={href}>{children}</Button>
  </Link>
);

/** The ways to the replay of the match: to how the table stood at its end, and to its beginning. */
export const ReplayLinks = ({ of }: { of: string }) => {
  const { t } = useTranslation('table');
  return (
    <>
      <LinkButton href={`${of}?step=last`}>{t('afterwards.final')}</LinkButton>
      <LinkButton href={of}>{t('afterwards.replay')}</LinkButton>
    </>
  );
};

/** Opens the next match and returns its address. */
type Again = { readonly label: string; readonly onAgain: () => Promise<string> };

type Props = {
  /** The main action. */
  again?: Again | undefined;
  /** Other matches that could be next. */
  instead?: readonly Again[];
  /** What the others are doing, in words. */
  news?: string | undefined;
  /** Other links. */
  children?: ReactNode;
};

/** Returns a function that says why the next match could not be opened, on the server or on this device. */
const useWhyNot = () => {
  const { t } = useTranslation('table');
  const faultWords = useFaultWords();
  return (fault: unknown): string =>
    fault instanceof DeviceError ? t(`device.${fault.fault}.title`) : faultWords(fault);
};

/** After the end: play again, look at the final board, watch the replay, or leave. */
export const Afterwards = ({ again, instead, news, children }: Props) => {
  const { t } = useTranslation('table');
  const whyNot = useWhyNot();
  const [, navigate] = useLocation();
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState<unknown>();

  const goAgain = async (open: () => Promise<string>) => {
    setBusy(true);
    setFault(undefined);
    try {
      navigate(await open());
    } catch (error) {
      setFault(error);
      setBusy(false);
    }
  };

  return (
    <section
      className={styles.afterwards}
      style={{ '--instead': instead?.length ?? 0 }}
      aria-label={t('afterwards.label')}
    >
      <Notice
        variant={fault === undefined ? 'calm' : 'refusal'}
        className={fault === undefined && news === undefined ? styles.silent : undefined}
      >
        {fault === undefined ? news : whyNot(fault)}
      </Notice>
      <div className={styles.ways}>
        {again && (
          <Button
            variant="mine"
            size="l"
            icon="rematch"
            className={styles.again}
            busy={busy}
            onClick={() => void goAgain(again.onAgain)}
          >
            {again.label}
          </Button>
        )}
        {children}
        <HomeButton variant="plain" />
        {instead?.map(({ label, onAgain }) => (
          <Button key={label} busy={busy} className={styles.instead} onClick={() => void goAgain(onAgain)}>
            {label}
          </Button>
        ))}
      </div>
    </section>
  );
};
