/** A header that opens the content below it; other buttons of the header are outside the one that opens. */
import { type ReactNode, useId, useState } from 'react';
import type { HeadingLevel } from './card.tsx';
import { classNames } from './class-names.ts';
import styles from './disclosure.module.css';
import { Icon } from './icon.tsx';
import { Row } from './layout.tsx';
import { usePrinting } from './use-printing.ts';

export type DisclosureProps = {
  summary: ReactNode;
  children: ReactNode;
  /** Controlled when given; otherwise it keeps its own state from `defaultOpen`. */
  open?: boolean | undefined;
  defaultOpen?: boolean | undefined;
  onToggle?: ((open: boolean) => void) | undefined;
  /** Buttons beside the header, not inside its target. */
  actions?: ReactNode;
  /** Wraps the button in a heading of this level. */
  level?: HeadingLevel | undefined;
  /** Without a frame it is a line of text that opens; with one, a card. */
  framed?: boolean | undefined;
  /** On paper it is open; or only its line is there, or nothing. */
  print?: 'open' | 'line' | 'hide' | undefined;
  id?: string | undefined;
};

export function Disclosure(props: DisclosureProps) {
  const {
    summary,
    children,
    open,
    defaultOpen = false,
    onToggle,
    actions,
    level,
    framed = false,
    print = 'open',
    id,
  } = props;
  const ownId = useId();
  const baseId = id ?? ownId;
  const [ownOpen, setOwnOpen] = useState(defaultOpen);
  const isPrinting = usePrinting();
  const isOpen = open ?? ownOpen;
  const isShown = isPrinting ? print === 'open' : isOpen;
  const toggle = () => {
    setOwnOpen(!isOpen);
    onToggle?.(!isOpen);
  };
  const button = (
    <button
      type="button"
      id={`${baseId}-button`}
      className={styles.button}
      aria-expanded={isOpen}
      aria-controls={`${baseId}-region`}
      onClick={toggle}
    >
      <Icon name="chevron" className={styles.chevron} />
      <span className={styles.summary}>{summary}</span>
    </button>
  );
  // A landmark for each card, not for each line in it.
  const Region = framed ? 'section' : 'div';
  const Heading = level ? (`h${level}` as const) : 'div';
  return (
    <div
      className={classNames(styles.disclosure, framed && styles.framed)}
      id={id}
      data-print={print === 'hide' ? 'hide' : undefined}
    >
      <Row wrap className={styles.header}>
        <Heading className={styles.heading}>{button}</Heading>
        {actions && (
          <Row gap={2} padY={2} wrap className={styles.actions}>
            {actions}
          </Row>
        )}
      </Row>
      <Region
        id={`${baseId}-region`}
        className={styles.region}
        aria-labelledby={framed ? `${baseId}-button` : undefined}
        hidden={!isShown}
      >
        {isShown && children}
      </Region>
    </div>
  );
}
