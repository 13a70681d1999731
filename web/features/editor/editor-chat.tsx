/** The chat about a page: what was said, the box for the next message, and a voice for those who do not look. */
import type { Conversation, FreshContent } from '@pagewright/contract/entities/conversation';
import { type ReactNode, type RefObject, useMemo, useState } from 'react';
import { Card } from '../../ui/card.tsx';
import { plainWords, readMarkdown } from '../../ui/markdown-tree.ts';
import { ChatOpening } from './chat-opening.tsx';
import { Composer, sendableText } from './composer.tsx';
import { ConversationLog } from './conversation-log.tsx';
import type { EditorAddress } from './editor-address.ts';
import styles from './editor-chat.module.css';
import { mayLinkFor } from './may-link.ts';
import { PackLine } from './pack-line.tsx';
import { useConversation } from './queries.ts';
import { QuestionList } from './question-list.tsx';
import { SendRefusal } from './send-refusal.tsx';
import { strings } from './strings.ts';
import { useChat } from './use-chat.ts';

export interface EditorChatProps {
  readonly address: EditorAddress;
  readonly content: FreshContent;
  readonly draft: string;
  readonly onDraft: (change: (draft: string) => string) => void;
  readonly onAsk: (question: string) => void;
  readonly area: RefObject<HTMLTextAreaElement | null>;
  /** Stands above what was said. */
  readonly notice: ReactNode;
}

export function EditorChat({ address, content, draft, onDraft, onAsk, area, notice }: EditorChatProps) {
  const conversation = useConversation(address);
  const { pending, refusal, isPackPaid, send } = useChat(address, content);
  const [spoken, setSpoken] = useState('');
  const mayLink = useMemo(() => mayLinkFor(address.pageUrl, window.location.origin), [address.pageUrl]);
  const { data } = conversation;

  const submit = async () => {
    const text = sendableText(draft);
    if (text === '' || pending !== null) return;
    onDraft(() => '');
    area.current?.focus();
    setSpoken(strings.thinking);
    const answer = await send(text);
    if (answer === null) onDraft((since) => [draft, since].filter((part) => part.trim() !== '').join('\n\n'));
    setSpoken(answer === null ? '' : strings.replied(spokenReply(answer)));
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
              onAsk={onAsk}
            />
          )
        }
      >
        <ChatOpening conversation={conversation} isBegun={pending !== null} onAsk={onAsk} />
      </ConversationLog>
      <div className={styles.foot}>
        <p className="visually-hidden" aria-live="polite">
          {spoken}
        </p>
        {refusal !== null && <SendRefusal refusal={refusal} />}
        <Composer
          draft={draft}
          onDraft={(text) => onDraft(() => text)}
          onSend={() => void submit()}
          isPending={pending !== null}
          area={area}
        >
          <PackLine isJustPaid={isPackPaid} />
        </Composer>
      </div>
    </Card>
  );
}

function spokenReply({ messages }: Conversation): string {
  const { content = '' } = messages.at(-1) ?? {};
  try {
    return plainWords(readMarkdown(content));
  } catch {
    return content;
  }
}
