import type { ReactNode } from 'react';
import { classNames } from './classNames';
import { Icon, type IconName } from './Icon';
import styles from './Notice.module.css';
import { WarnTriangle } from './WarnTriangle';

type Props = {
  /** refusal: no, and why (red edge); calm: what is awaited or to be done */
  variant: 'refusal' | 'calm';
  title?: string | undefined;
  children?: ReactNode;
  /** Rule chips, after the words. */
  rule?: ReactNode;
  /** The icon of a calm notice; a refusal has its triangle. */
  icon?: IconName;
  /** The position of a refusal's pointer, in px from its left edge; undefined for none. */
  tail?: number | undefined;
  id?: string;
  className?: string | undefined;
};

/**
 * The notice line of the table: the sentence first, then what to do instead, then the paragraph. It is a live region:
 * keep it mounted and change its content.
 */
export const Notice = ({ variant, title, children, rule, icon, tail, id, className }: Props) => {
  const refusal = variant === 'refusal';
  return (
    <div id={id} role="status" className={className}>
      <div
        key={refusal ? title : 'calm'}
        className={classNames(styles.notice, styles[variant])}
        {...(refusal && { 'data-ground': 'stock', 'data-refusal': '' })}
      >
        {refusal && <WarnTriangle size={32} className={styles.icon} />}
        {!refusal && icon && <Icon name={icon} className={styles.icon} />}
        <div>
          {title && <b className={styles.title}>{title}</b>} {children} {rule}
        </div>
        {refusal && tail !== undefined && (
          <i className={styles.tail} style={{ '--tail': `${tail}px` }} aria-hidden="true" />
        )}
      </div>
    </div>
  );
};
