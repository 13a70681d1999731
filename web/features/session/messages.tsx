/** Messages that were stored because the server sends no mail. */
import type { OutboxMail } from '@pagewright/contract/entities/mail';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Card, CardHeader } from '../../ui/card.tsx';
import { dateTimeWords } from '../../ui/date-words.ts';
import { Disclosure } from '../../ui/disclosure.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Stack, Text } from '../../ui/layout.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import styles from './account-forms.module.css';
import { useOutbox, useServerInfo } from './queries.ts';
import { strings } from './strings.ts';

export function Messages() {
  const { data: server } = useServerInfo();
  if (server === undefined || server.sendsMail) return null;
  return (
    <Stack padding="large" aria-labelledby="messages-heading" as={Card} gap={4} columns={1}>
      <CardHeader
        id="messages-heading"
        level={2}
        title={strings.messages}
        description={strings.messagesText}
      />
      <MailList />
    </Stack>
  );
}

function MailList() {
  const { data: mails, isPending, refetch } = useOutbox({ enabled: true });
  if (isPending) return <Skeleton label={strings.loading} />;
  if (mails === undefined) {
    return (
      <Alert
        tone="poor"
        title={strings.messagesFailed}
        action={<Button onClick={() => void refetch()}>{strings.tryAgain}</Button>}
      />
    );
  }
  if (mails.length === 0) {
    return (
      <EmptyState title={strings.messagesEmpty} headingLevel={3}>
        {strings.messagesEmptyText}
      </EmptyState>
    );
  }
  return (
    <Stack as="ul" gap={2}>
      {mails.map((mail) => (
        <Mail key={mail.id} mail={mail} />
      ))}
    </Stack>
  );
}

const Mail = ({ mail: { subject, text, at } }: { readonly mail: OutboxMail }) => (
  <li>
    <Disclosure
      level={3}
      summary={
        <>
          {subject}{' '}
          <Text as="time" size="xs" tone="quiet">
            {dateTimeWords(at)}
          </Text>
        </>
      }
    >
      <p className={styles.mail}>{text}</p>
    </Disclosure>
  </li>
);
