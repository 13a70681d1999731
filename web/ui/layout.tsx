/** Layout as components: things below each other, beside each other, in columns, and words in a size and a tone. */
import type { ComponentPropsWithRef, ElementType, ReactNode } from 'react';
import { classNames } from './class-names.ts';

/** The steps of the scale; `hair` and `snug` are for what belongs together more closely than words do. */
type Space = 'hair' | 1 | 'snug' | 2 | 3 | 4 | 5 | 6 | 7;

interface Look {
  readonly gap?: Space | undefined;
  /** Between lines, where it differs from `gap`. */
  readonly rowGap?: 0 | 1 | 2 | 3 | 4 | 5 | undefined;
  readonly align?: 'start' | 'center' | 'end' | 'baseline' | 'stretch' | undefined;
  /** How a row shares out what is left of the line. */
  readonly justify?: 'between' | 'end' | undefined;
  /** Where things in a stack stand that need not be as wide as it. */
  readonly items?: 'start' | undefined;
  /** Equal columns that their content cannot widen. */
  readonly columns?: 1 | 2 | 3 | undefined;
  readonly size?: 'xs' | 'sm' | 'note' | 'md' | 'lg' | 'xl' | '3xl' | undefined;
  readonly weight?: 500 | 600 | 650 | undefined;
  readonly face?: 'mono' | 'display' | undefined;
  readonly tone?: 'ink' | 'soft' | 'quiet' | 'poor' | undefined;
  /** Space above it. */
  readonly above?: 3 | 4 | undefined;
  readonly padY?: 2 | 3 | undefined;
  /** At the end of its line. */
  readonly push?: boolean | undefined;
  /** The width below which its columns become one. */
  readonly fold?: 720 | 860 | 1000 | undefined;
  /** A line between things. */
  readonly ruled?: boolean | undefined;
  /** The terms of a list of descriptions are small labels. */
  readonly labels?: boolean | undefined;
  /** A plain block when printed: nested grids are laid out again and again where pages break. */
  readonly paper?: boolean | undefined;
  readonly wrap?: boolean | undefined;
  /** Long words and URLs break wherever the line ends. */
  readonly anywhere?: boolean | undefined;
  /** No longer than a line that reads well. */
  readonly measure?: boolean | undefined;
  /** Gives way to what is beside it. */
  readonly shrink?: boolean | undefined;
  readonly fill?: boolean | undefined;
  readonly nowrap?: boolean | undefined;
}

type Own<E extends ElementType> = Look & {
  readonly as?: E | undefined;
  readonly className?: string | undefined;
  readonly children?: ReactNode;
};

export type LayoutProps<E extends ElementType> = Own<E> & Omit<ComponentPropsWithRef<E>, keyof Own<E>>;

/** What a property is called in a class. */
const looks: Readonly<Record<string, string>> = {
  gap: 'gap',
  rowGap: 'row-gap',
  align: 'align',
  justify: 'justify',
  items: 'items',
  columns: 'columns',
  size: 'size',
  weight: 'weight',
  face: 'face',
  tone: 'tone',
  above: 'above',
  padY: 'pad-y',
  push: 'push',
  fold: 'fold',
  ruled: 'ruled',
  labels: 'labels',
  paper: 'paper',
  wrap: 'wrap',
  anywhere: 'anywhere',
  measure: 'measure',
  shrink: 'shrink',
  fill: 'fill',
  nowrap: 'nowrap',
} satisfies Record<keyof Look, string>;

/** Draws an element with the classes of its look, which are in styles/layout.css; the rest is the element's own. */
function draw(kind: string, { as: Element = 'div', className, ...rest }: Own<ElementType>) {
  const attributes: Record<string, unknown> = {};
  let classes = kind;
  for (const [name, value] of Object.entries(rest)) {
    const look = looks[name];
    if (look === undefined) attributes[name] = value;
    else if (value === true) classes += ` ${look}`;
    else if (typeof value === 'string' || typeof value === 'number') classes += ` ${look}-${value}`;
  }
  return <Element {...attributes} className={classNames(classes.trimStart(), className)} />;
}

/** Things below each other. */
export const Stack = <E extends ElementType = 'div'>(props: LayoutProps<E>) => draw('stack', props);

/** Things in columns; other columns than equal ones are the class's own. */
export const Grid = <E extends ElementType = 'div'>(props: LayoutProps<E>) => draw('stack', props);

/** Things beside each other, on one middle line unless `align` says otherwise. */
export const Row = <E extends ElementType = 'div'>(props: LayoutProps<E>) => draw('row', props);

/** A paragraph, or with `as` any words. */
export const Text = <E extends ElementType = 'p'>(props: LayoutProps<E>) => draw('', { as: 'p', ...props });

/** Words beside the matter: small and quiet. */
export const Note = <E extends ElementType = 'p'>(props: LayoutProps<E>) =>
  draw('', { as: 'p', size: 'sm', tone: 'quiet', ...props });
