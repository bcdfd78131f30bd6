import { useEffect, type ComponentProps } from 'react';
import { useLocation } from 'wouter';
import { useNextMatch } from '../../online/useNextMatch';
import { TvFoot } from './TvFoot';

type Props = Omit<ComponentProps<typeof TvFoot>, 'isOver' | 'next'>;

/**
 * The bottom of a large screen after the end: the code leads to the match that somebody opens next, and the screen shows
 * that match as soon as it has begun.
 */
export const TvAfterwards = (props: Props) => {
  const [, navigate] = useLocation();
  const { next } = useNextMatch(props.game, props.matchID);
  const begun = next?.match.status === 'running' ? next.match : undefined;
  const address = begun && `/match/${begun.game}/${begun.matchID}?watch&view=tv`;
  useEffect(() => {
    if (address !== undefined) navigate(address);
  }, [address, navigate]);
  return <TvFoot {...props} isOver next={next?.match} />;
};
