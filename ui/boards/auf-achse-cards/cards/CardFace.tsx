import { memo } from 'react';
import { ActionFace } from './ActionFace';
import { BackFace } from './BackFace';
import type { CardCaptions, CardPicture } from './faces';
import { KilometreFace } from './KilometreFace';
import { RestFace } from './RestFace';

type Props = { face: CardPicture; mini: boolean; captions?: CardCaptions | undefined };

const Drawing = ({ face, mini, captions }: Props) => {
  if (face === 'back') return <BackFace />;
  if (face === 'rest') return <RestFace mini={mini} caption={captions?.rest ?? ''} />;
  if (typeof face === 'number') return <KilometreFace km={face} mini={mini} />;
  return <ActionFace action={face} mini={mini} caption={captions?.[face] ?? ''} />;
};

/**
 * What is printed on a card; the card around it has the accessible name. The mini face, for cards below 64 px, has a
 * larger index and leaves out what would be too small to read. Without captions, a face has no words.
 */
export const CardFace = memo((props: Props) => (
  <svg viewBox="0 0 100 140" width="100%" height="100%" aria-hidden="true" data-face={props.face}>
    <Drawing {...props} />
  </svg>
));
CardFace.displayName = 'CardFace';
