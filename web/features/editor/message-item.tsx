/** One message: a person's words as they were typed, a reply as it was written, each with who and when. */
import type { Message } from '@pagewright/contract/entities/conversation';
import { dateFormat } from '@pagewright/contract/messages/date-format';
import { memo, type ReactNode } from 'react';
import { Badge } from '../../ui/badge.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import { dateTimeWords } from '../../ui/date-words.ts';
import { Stack } from '../../ui/layout.tsx';
import { Citations } from './citations.tsx';
import styles from './message-item.module.css';
import { ReplyText } from './reply-text.tsx';
import { strings } from './strings.ts';
import { useCopiedToast } from './use-copied-toast.ts';
import { VerificationCard } from './verification-card.tsx';

/** When a message was sent: the time alone for what was said today. */
function messageTime(iso: string, now = new Date()): string {
  const date = new Date(iso);
  return date.toDateString() === now.toDateString()
    ? dateFormat({ timeStyle: 'short' }).format(date)
    : dateTimeWords(iso);
}

export interface MessageItemProps {
  readonly message: Message;
  readonly mayLink: (url: URL) => boolean;
}

export const MessageItem = memo(function MessageItem({ message, mayLink }: MessageItemProps) {
  const when = <time dateTime={message.timestamp}>{messageTime(message.timestamp)}</time>;
  return message.role === 'user' ? (
    <PersonMessage when={when} text={message.content} />
  ) : (
    <Reply message={message} when={when} mayLink={mayLink} />
  );
});

export interface PersonMessageProps {
  readonly text: string;
  /** Not there while it is on its way. */
  readonly when?: ReactNode;
}

export const PersonMessage = ({ text, when }: PersonMessageProps) => (
  <li className={styles.person} data-question>
    <p className={styles.who}>
      <strong>{strings.you}</strong> {when}
    </p>
    <p className={styles.words}>{text}</p>
  </li>
);

function Reply({ message, when, mayLink }: MessageItemProps & { readonly when: ReactNode }) {
  const { content, blocks, verifications = [], citations = [], writtenBy, fallback } = message;
  const showCopied = useCopiedToast();
  return (
    <Stack as="li" gap={2} columns={1} shrink>
      <p className={styles.who}>
        <Badge tone="info">
          {writtenBy === undefined ? strings.ai : strings.aiBy({ writer: writtenBy })}
        </Badge>{' '}
        {when}
      </p>
      {fallback !== undefined && <p className={styles.who}>{strings.modelFailed({ why: fallback.why })}</p>}
      <ReplyText text={content} blocks={blocks} mayLink={mayLink} />
      {verifications.map((verification) => (
        <VerificationCard
          key={`${verification.patch} ${JSON.stringify(verification.steps)}`}
          verification={verification}
        />
      ))}
      {citations.length > 0 && <Citations citations={citations} />}
      <div className={styles.actions}>
        <CopyButton text={content} label={strings.copyReply} onCopied={showCopied} />
      </div>
    </Stack>
  );
}
