/** The chat about a page: the log, the composer, and announcements for screen readers. */
import type { Conversation, FreshContent } from '@pagewright/contract/entities/conversation';
import { type ReactNode, type RefObject, useMemo, useState } from 'react';
import { Link } from 'react-router';
import { Alert } from '../../ui/alert.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { plainWords, readMarkdown } from '../../ui/markdown-tree.ts';
import { ActionBar } from './action-bar.tsx';
import { ChatOpening } from './chat-opening.tsx';
import { Composer, sendableText } from './composer.tsx';
import { ConversationLog } from './conversation-log.tsx';
import styles from './editor-chat.module.css';
import type { EditorParams } from './editor-params.ts';
import { mayLinkFor } from './may-link.ts';
import { PackLine } from './pack-line.tsx';
import { useConversation } from './queries.ts';
import { QuestionList } from './question-list.tsx';
import { strings } from './strings.ts';
import { type Refusal, useChat } from './use-chat.ts';

/** Why the last message was not answered; it stays until the next is sent, the toast is only its echo. */
const SendRefusal = ({ refusal: { needsCredits, words } }: { readonly refusal: Refusal }) => (
  <Alert
    tone="poor"
    className={styles.refusal}
    title={strings.notSent}
    action={
      needsCredits && (
        <ButtonLink asChild>
          <Link to="/account">{strings.getCredits}</Link>
        </ButtonLink>
      )
    }
  >
    {words}
  </Alert>
);

export interface EditorChatProps {
  readonly params: EditorParams;
  readonly content: FreshContent;
  readonly draft: string;
  readonly onDraft: (change: (draft: string) => string) => void;
  readonly onQuestion: (question: string) => void;
  readonly area: RefObject<HTMLTextAreaElement | null>;
  /** Shown above the messages. */
  readonly notice: ReactNode;
}

export function EditorChat({ params, content, draft, onDraft, onQuestion, area, notice }: EditorChatProps) {
  const conversation = useConversation(params);
  const { pending, refusal, isPackPaid, send } = useChat(params, content);
  const [announcement, setAnnouncement] = useState('');
  const mayLink = useMemo(() => mayLinkFor(params.pageUrl, window.location.origin), [params.pageUrl]);
  const { data } = conversation;

  /** What is in the box returns to it when there is no answer. */
  const sendText = async (text: string, typed: string) => {
    area.current?.focus();
    setAnnouncement(strings.thinking);
    const answer = await send(text);
    if (answer === null) onDraft((since) => [typed, since].filter((part) => part.trim() !== '').join('\n\n'));
    setAnnouncement(answer === null ? '' : strings.replied({ words: announcedReply(answer) }));
  };
  const submit = () => {
    const text = sendableText(draft);
    if (text === '' || pending !== null) return;
    onDraft(() => '');
    void sendText(text, draft);
  };

  return (
    <Card as="div" padding="none" className={styles.chat}>
      <div>{notice}</div>
      <ConversationLog
        conversation={data}
        pending={pending}
        mayLink={mayLink}
        below={
          pending === null && (
            <QuestionList
              label={strings.followUps}
              questions={data?.messages.at(-1)?.followUps ?? []}
              onQuestion={onQuestion}
            />
          )
        }
      >
        <ChatOpening conversation={conversation} isBegun={pending !== null} onQuestion={onQuestion} />
      </ConversationLog>
      <div className={styles.foot}>
        <p className="visually-hidden" aria-live="polite">
          {announcement}
        </p>
        {refusal !== null && <SendRefusal refusal={refusal} />}
        {data?.isBuiltIn && (
          <ActionBar isPending={pending !== null} onAction={(message) => void sendText(message, '')} />
        )}
        <Composer
          draft={draft}
          onDraft={(text) => onDraft(() => text)}
          onSend={submit}
          isPending={pending !== null}
          placeholder={data?.isBuiltIn ? strings.placeholderBuiltIn : strings.placeholder}
          area={area}
        >
          <PackLine isJustPaid={isPackPaid} />
        </Composer>
      </div>
    </Card>
  );
}

function announcedReply({ messages }: Conversation): string {
  const { content = '' } = messages.at(-1) ?? {};
  try {
    return plainWords(readMarkdown(content));
  } catch {
    return content;
  }
}
