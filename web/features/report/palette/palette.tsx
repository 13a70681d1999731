/** Goes to any page or issue of the open report by typing part of its name. */
import { type KeyboardEvent, useId, useMemo, useRef, useState } from 'react';
import { Dialog } from '../../../ui/dialog.tsx';
import { TextField } from '../../../ui/field.tsx';
import { Text } from '../../../ui/layout.tsx';
import { ToneIcon } from '../../../ui/tone-icon.tsx';
import { useReport } from '../shared/report-context.ts';
import { bringIntoView } from '../shared/show-list.ts';
import { strings } from '../shared/strings.ts';
import { findTargets, type PaletteTarget, paletteTargets } from './find-targets.ts';
import styles from './palette.module.css';

const words = strings.palette;

export function Palette({ onClose }: { readonly onClose: () => void }) {
  const { index, change } = useReport();
  const [typed, setTyped] = useState('');
  const [chosen, setChosen] = useState(0);
  const targets = useMemo(() => paletteTargets(index), [index]);
  const found = useMemo(() => findTargets(targets, typed), [targets, typed]);
  const field = useRef<HTMLInputElement>(null);
  const listId = useId();
  const optionId = (at: number): string => `${listId}-${at}`;

  const goTo = (target: PaletteTarget | undefined): void => {
    if (target === undefined) return;
    onClose();
    change(target.change);
    bringIntoView(target.focus);
  };
  const move = (by: number): void => {
    if (found.length === 0) return;
    const next = (chosen + by + found.length) % found.length;
    setChosen(next);
    document.getElementById(optionId(next))?.scrollIntoView({ block: 'nearest' });
  };
  const press = (event: KeyboardEvent): void => {
    const act = keys[event.key];
    if (act === undefined || event.nativeEvent.isComposing) return;
    event.preventDefault();
    act({ move, choose: () => goTo(found[chosen]) });
  };

  return (
    <Dialog open onClose={onClose} title={words.title} initialFocus={field}>
      <TextField
        ref={field}
        label={words.field}
        value={typed}
        autoComplete="off"
        spellCheck={false}
        role="combobox"
        aria-expanded
        aria-controls={listId}
        aria-activedescendant={found.length === 0 ? undefined : optionId(chosen)}
        onChange={({ currentTarget }) => {
          setTyped(currentTarget.value);
          setChosen(0);
        }}
        onKeyDown={press}
      />
      <p className="visually-hidden" aria-live="polite">
        {words.found({ count: found.length })}
      </p>
      {found.length === 0 && (
        <Text tone="soft" above={3}>
          {words.none}
        </Text>
      )}
      <div id={listId} role="listbox" aria-label={words.title} className={styles.list}>
        {found.map((target, at) => (
          // The field keeps the focus and tells which option is chosen.
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
          <div
            key={target.id}
            id={optionId(at)}
            role="option"
            aria-selected={at === chosen}
            className={styles.option}
            onClick={() => goTo(target)}
          >
            <ToneIcon tone={target.tone} size={12} label={target.toneLabel} />
            <Text as="span" anywhere>
              {target.label}
            </Text>
            <span className={styles.detail}>{target.detail}</span>
          </div>
        ))}
      </div>
    </Dialog>
  );
}

interface KeyActions {
  readonly move: (by: number) => void;
  readonly choose: () => void;
}

const keys: Readonly<Record<string, (actions: KeyActions) => void>> = {
  ArrowDown: ({ move }) => move(1),
  ArrowUp: ({ move }) => move(-1),
  Enter: ({ choose }) => choose(),
};
