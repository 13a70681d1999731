/** What was said so far, and what is being said; what is new comes into sight only if the reader was there. */
import type { Conversation, Message } from '@pagewright/contract/entities/conversation';
import type { ReactNode } from 'react';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Row, Stack } from '../../ui/layout.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import styles from './conversation-log.module.css';
import messageStyles from './message-item.module.css';
import { MessageItem, PersonMessage } from './message-item.tsx';
import { ReplyText } from './reply-text.tsx';
import { strings } from './strings.ts';
import type { Pending } from './use-chat.ts';
import { useFollowEnd } from './use-follow-end.ts';

export interface ConversationLogProps {
  readonly conversation: Conversation | undefined;
  readonly pending: Pending | null;
  readonly mayLink: (url: URL) => boolean;
  /** Shown above the messages: starters, or an error. */
  readonly children: ReactNode;
  /** Shown below the last message. */
  readonly below: ReactNode;
}

export function ConversationLog(props: ConversationLogProps) {
  const { conversation, pending, mayLink, children, below } = props;
  const { box, isBehind, onScroll, follow } = useFollowEnd(growthOf(conversation, pending), pending !== null);
  return (
    <div className={styles.frame}>
      {/* It scrolls by itself, so the keyboard must get into it. */}
      <section
        ref={box}
        className={styles.log}
        aria-label={strings.conversation}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        onScroll={onScroll}
      >
        {children}
        <Stack as="ol" gap={5} columns={1} className={styles.messages}>
          {conversation?.messages.map((message, at) => (
            <MessageItem key={keyOf(message, at)} message={message} mayLink={mayLink} />
          ))}
          {pending !== null && <PersonMessage text={pending.text} />}
          {pending !== null && <ReplyUnderWay pending={pending} mayLink={mayLink} />}
        </Stack>
        {below}
      </section>
      {isBehind && (
        <Button className={styles.jump} onClick={follow}>
          {strings.newMessage}
        </Button>
      )}
    </div>
  );
}

const growthOf = (conversation: Conversation | undefined, pending: Pending | null): string =>
  `${conversation?.messages.length ?? 0} ${pending === null ? '' : pending.written.length}`;

/** Two messages may be sent within one millisecond. */
const keyOf = ({ role, timestamp }: Message, at: number): string => `${at} ${role} ${timestamp}`;

interface ReplyUnderWayProps {
  readonly pending: Pending;
  readonly mayLink: (url: URL) => boolean;
}

/** The reply as it streams; screen readers announce it once, when it is complete. */
function ReplyUnderWay({ pending: { written, step }, mayLink }: ReplyUnderWayProps) {
  return (
    <Stack as="li" gap={2} columns={1} shrink aria-busy="true">
      <p className={messageStyles.who}>
        <Badge tone="info">{strings.ai}</Badge>
      </p>
      {written !== '' && <ReplyText text={written} mayLink={mayLink} />}
      <Row as="p" gap={2} size="sm" tone="soft">
        <Spinner /> {step ?? strings.thinking}
      </Row>
    </Stack>
  );
}
