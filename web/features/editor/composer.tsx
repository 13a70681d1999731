/** The box a message is written in: Enter sends, Shift+Enter breaks the line, an input method is left alone. */
import { limits } from '@pagewright/contract/limits';
import { type KeyboardEvent, type ReactNode, type RefObject, useLayoutEffect } from 'react';
import { Button } from '../../ui/button.tsx';
import { TextArea } from '../../ui/field.tsx';
import { Row } from '../../ui/layout.tsx';
import styles from './composer.module.css';
import { strings } from './strings.ts';

export interface ComposerProps {
  readonly draft: string;
  readonly onDraft: (draft: string) => void;
  readonly onSend: () => void;
  readonly isPending: boolean;
  readonly placeholder: string;
  readonly area: RefObject<HTMLTextAreaElement | null>;
  /** What sending costs. */
  readonly children: ReactNode;
}

const { messageMax, inputHeightPx } = limits.chat;

/** As it will be sent; empty when it cannot be. */
export const sendableText = (draft: string): string => {
  const text = draft.trim();
  return text.length > messageMax ? '' : text;
};

export function Composer({ draft, onDraft, onSend, isPending, placeholder, area, children }: ComposerProps) {
  useLayoutEffect(() => fitHeight(area.current, draft === ''), [area, draft]);
  const { length } = draft.trim();
  return (
    <form
      className={styles.composer}
      onSubmit={(event) => {
        event.preventDefault();
        onSend();
      }}
    >
      <TextArea
        ref={area}
        className={styles.area}
        label={strings.message}
        hideLabel
        placeholder={placeholder}
        hint={strings.keys}
        error={length > messageMax ? strings.tooLong({ length, most: messageMax }) : undefined}
        enterKeyHint="send"
        value={draft}
        onChange={(event) => onDraft(event.target.value)}
        onKeyDown={(event) => {
          if (!isSendKey(event)) return;
          event.preventDefault();
          onSend();
        }}
      />
      <Row gap={4} rowGap={2} justify="between" wrap className={styles.foot}>
        <div className={styles.cost}>{children}</div>
        <Button
          type="submit"
          variant="primary"
          size="lg"
          busy={isPending}
          disabled={sendableText(draft) === ''}
        >
          {isPending ? strings.sending : strings.send}
        </Button>
      </Row>
    </form>
  );
}

/** Safari ends a composition before it shows the Enter that ended it; only the old key code then gives it away. */
const composingKeyCode = 229;

function isSendKey({ key, shiftKey, keyCode, nativeEvent }: KeyboardEvent): boolean {
  if (nativeEvent.isComposing || keyCode === composingKeyCode) return false;
  return key === 'Enter' && !shiftKey;
}

/** As high as its text, within the limits; beyond them it scrolls. */
function fitHeight(area: HTMLTextAreaElement | null, isEmpty: boolean): void {
  if (area === null) return;
  area.style.blockSize = `${inputHeightPx.min}px`;
  const edges = area.offsetHeight - area.clientHeight;
  // An empty box may have a placeholder, which must not make it grow.
  const wanted = isEmpty ? 0 : area.scrollHeight + edges;
  area.style.blockSize = `${Math.min(inputHeightPx.max, Math.max(inputHeightPx.min, wanted))}px`;
}
