import { Component, createRef, type ReactNode } from 'react';
import { prefersStillness } from '../../../kit/drawing/motion';
import { grownTimes } from '../../../pieces/grownTimes';

/** Where something lies, and its element, kept for when it is gone. */
type Lying = { readonly box: DOMRect; readonly element: HTMLElement };

const MOVE = { duration: 320, easing: 'cubic-bezier(0.2, 0.7, 0.2, 1)' } as const;

/** Shorter moves, in px, are not animated. */
const NEAR = 2;

/** A place may be larger than a card; a moving card is enlarged no more than this. */
const LARGEST = 1.6;

const middle = ({ left, top, width, height }: DOMRect) => ({ x: left + width / 2, y: top + height / 2 });

/** The transform from one box to another, on a table scaled by `grown`. */
const way = (from: DOMRect, to: DOMRect, grown: number) => {
  const [a, b] = [middle(from), middle(to)];
  const scale = Math.min(LARGEST, from.width / (to.width || 1));
  return { translate: `${(a.x - b.x) / grown}px ${(a.y - b.y) / grown}px`, scale: String(scale) };
};

const HERE = { translate: '0px 0px', scale: '1' } as const;

const arrive = (element: HTMLElement, from: DOMRect, to: DOMRect, grown: number) => {
  if (Math.abs(from.left - to.left) + Math.abs(from.top - to.top) <= NEAR) return;
  element.animate(
    [
      { ...way(from, to, grown), zIndex: 3 },
      { ...HERE, zIndex: 3 },
    ],
    MOVE,
  );
};

/** A card that has been removed leaves as a copy of its element. */
const depart = ({ box, element }: Lying, to: DOMRect, grown: number) => {
  const picture = element.cloneNode(true) as HTMLElement;
  picture.removeAttribute('data-card');
  picture.setAttribute('aria-hidden', 'true');
  Object.assign(picture.style, {
    position: 'fixed',
    left: `${box.left / grown}px`,
    top: `${box.top / grown}px`,
    margin: '0',
    zIndex: '20',
    pointerEvents: 'none',
  });
  document.body.append(picture);
  const flight = picture.animate([HERE, { ...way(to, box, grown), opacity: 0.2 }], MOVE);
  for (const end of ['finish', 'cancel']) flight.addEventListener(end, () => picture.remove());
};

type Props = {
  readonly children: ReactNode;
  readonly className?: string | undefined;
  /**
   * Whatever decides where the cards lie: while it stays the same no card can have moved, and no layout is measured.
   */
  readonly lying: object;
};

const NOTHING: ReadonlyMap<string, Lying> = new Map();

/**
 * Makes cards move instead of jump. An element with `data-card` that lies elsewhere after an update travels there
 * from its old place. A new one starts at the `data-place` named by its `data-from`; one that has been removed goes
 * to the `data-place` named by its `data-to`. Nothing travels if reduced motion is preferred.
 */
export class Travel extends Component<Props> {
  private readonly table = createRef<HTMLDivElement>();

  private place(name: string | undefined): DOMRect | undefined {
    return name
      ? this.table.current?.querySelector(`[data-place="${CSS.escape(name)}"]`)?.getBoundingClientRect()
      : undefined;
  }

  private lying(): ReadonlyMap<string, Lying> {
    if (!this.table.current || prefersStillness()) return NOTHING;
    const cards = [...this.table.current.querySelectorAll<HTMLElement>('[data-card]')];
    return new Map(
      cards.map((element) => [element.dataset['card']!, { element, box: element.getBoundingClientRect() }]),
    );
  }

  override getSnapshotBeforeUpdate({ lying }: Props): ReadonlyMap<string, Lying> {
    return lying === this.props.lying ? NOTHING : this.lying();
  }

  override componentDidUpdate(_props: Props, _state: unknown, before: ReadonlyMap<string, Lying>) {
    if (!before.size) return;
    const now = this.lying();
    const grown = grownTimes(this.table.current!);
    // everything is measured before anything moves, or the page would be laid out again for every card
    const arriving = [...now].flatMap(([card, { element, box }]) => {
      const from = before.get(card)?.box ?? this.place(element.dataset['from']);
      return from ? [{ element, from, box }] : [];
    });
    const departing = [...before].flatMap(([card, gone]) => {
      const to = now.has(card) ? undefined : this.place(gone.element.dataset['to']);
      return to ? [{ gone, to }] : [];
    });
    for (const { element, from, box } of arriving) arrive(element, from, box, grown);
    for (const { gone, to } of departing) depart(gone, to, grown);
  }

  override render() {
    return (
      <div ref={this.table} className={this.props.className}>
        {this.props.children}
      </div>
    );
  }
}
