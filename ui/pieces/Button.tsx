import type { ComponentProps, MouseEvent } from 'react';
import styles from './Button.module.css';
import { classNames } from './classNames';
import { Icon, type IconName } from './Icon';
import { KeySign } from './KeySign';
import { SteeringWheel } from './SteeringWheel';

type Look = {
  /** go: leads somewhere (blue); mine: the main action (yellow); dark: on asphalt; icon: square, without a frame */
  variant?: 'plain' | 'go' | 'mine' | 'quiet' | 'bare' | 'icon' | 'dark';
  size?: 's' | 'm' | 'l';
  /** As wide as high, for a single icon. Such a button needs an `aria-label`. */
  square?: boolean;
  icon?: IconName;
  iconAfter?: IconName;
  /** The key that does the same, by its name in browsers; shown on devices with a keyboard. */
  kbd?: string | undefined;
  /** Is its work under way? Then it keeps its place and focus, and ignores presses. */
  busy?: boolean;
};

type Props = Look &
  (({ href?: undefined } & ComponentProps<'button'>) | ({ href: string } & ComponentProps<'a'>));

const ICON_SIZE = { s: 18, m: 20, l: 26 } as const;

const doNothing = (event: MouseEvent) => event.preventDefault();

/** A button, or with `href` a link that looks like one. */
export const Button = (props: Props) => {
  const { variant = 'plain', size = 'm', square = variant === 'icon', busy = false, ...others } = props;
  const { icon, iconAfter, kbd, className, children, ...rest } = others;
  const iconSize = square ? 24 : ICON_SIZE[size];
  const classes = classNames(
    styles.button,
    styles[variant === 'icon' ? 'bare' : variant],
    styles[size],
    square && styles.square,
    busy && styles.busy,
    className,
  );
  const content = (
    <>
      {busy && <SteeringWheel size={iconSize} className={styles.wheel} />}
      {!busy && icon && <Icon name={icon} size={iconSize} />}
      {children}
      {iconAfter && <Icon name={iconAfter} size={iconSize} />}
      {kbd && (
        <kbd className={styles.kbd} aria-hidden="true">
          <KeySign name={kbd} />
        </kbd>
      )}
    </>
  );
  if (rest.href !== undefined) {
    return (
      <a className={classes} {...rest}>
        {content}
      </a>
    );
  }
  const idle = { onClick: doNothing, 'aria-busy': true, 'aria-disabled': true };
  return (
    <button type="button" className={classes} {...rest} {...(busy && idle)}>
      {content}
    </button>
  );
};
