import { useEffect, useState, type ComponentProps } from 'react';
import { Button } from '../pieces/Button';

/** How long a button waits for the second press, in ms. */
const PATIENCE = 4000;

type Props = Omit<ComponentProps<typeof Button>, 'onClick' | 'href'> & {
  /** The label after the first press. */
  sure: string;
  onConfirm: () => void;
};

/** A button for what cannot be undone: it asks for a second press in the same place. */
export const ConfirmButton = ({ sure, onConfirm, children, ...rest }: Props) => {
  const [asked, setAsked] = useState(false);
  useEffect(() => {
    if (!asked) return undefined;
    const timer = setTimeout(() => setAsked(false), PATIENCE);
    return () => clearTimeout(timer);
  }, [asked]);
  return (
    <Button
      {...(rest as ComponentProps<'button'>)}
      {...(asked && { 'aria-label': sure, square: false })}
      onClick={() => {
        if (asked) onConfirm();
        setAsked(!asked);
      }}
    >
      {asked ? sure : children}
    </Button>
  );
};
