/** The API keys of an account: what they may do, when they were used, and the way to end them. */
import type { ApiKey } from '@pagewright/contract/entities/api-key';
import { useEffect, useRef, useState } from 'react';
import { wordsOf } from '../../api/api-error.ts';
import { Button } from '../../ui/button.tsx';
import { Card, CardHeader } from '../../ui/card.tsx';
import { dateTimeWords, dateWords } from '../../ui/date-words.ts';
import { ConfirmDialog } from '../../ui/dialog.tsx';
import { Stack } from '../../ui/layout.tsx';
import { Table, type TableColumn } from '../../ui/table.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { useToast } from '../../ui/toast.tsx';
import { CreateKeyDialog } from './create-key-dialog.tsx';
import { useApiKeys, useRevokeApiKey } from './queries.ts';
import { scopeWords, strings } from './strings.ts';

export function ApiKeysCard() {
  const { data: keys } = useApiKeys();
  const [isCreating, setCreating] = useState(false);
  const [toRevoke, setToRevoke] = useState<ApiKey | null>(null);
  const createButton = useRef<HTMLButtonElement>(null);
  const [revokedCount, setRevokedCount] = useState(0);
  // The row with the button that opened the dialog is gone.
  useEffect(() => {
    if (revokedCount > 0) createButton.current?.focus();
  }, [revokedCount]);
  if (keys === undefined) return null;
  return (
    <Stack padding="large" aria-labelledby="api-keys" as={Card} gap={5} columns={1}>
      <CardHeader
        id="api-keys"
        level={2}
        title={strings.heading}
        description={
          <>
            {strings.text} <TextLink href="/api/docs">{strings.docs}</TextLink>
          </>
        }
        actions={
          <Button ref={createButton} onClick={() => setCreating(true)}>
            {strings.create}
          </Button>
        }
      />
      {keys.length > 0 && (
        <Table
          caption={strings.caption}
          columns={columnsWith(setToRevoke)}
          rows={keys}
          rowKey={({ id }) => id}
        />
      )}
      {isCreating && <CreateKeyDialog onClose={() => setCreating(false)} />}
      {toRevoke !== null && (
        <RevokeDialog
          apiKey={toRevoke}
          onRevoked={() => setRevokedCount((count) => count + 1)}
          onClose={() => setToRevoke(null)}
        />
      )}
    </Stack>
  );
}

const columnsWith = (onRevoke: (key: ApiKey) => void): TableColumn<ApiKey>[] => [
  { id: 'name', header: strings.name, rowHeader: true, cell: ({ name }) => name },
  { id: 'key', header: strings.begins, cell: ({ prefix }) => <code>{prefix}…</code> },
  { id: 'may', header: strings.may, cell: ({ scopes }) => scopeWords(scopes) },
  { id: 'created', header: strings.created, cell: ({ createdAt }) => dateWords(createdAt) },
  {
    id: 'used',
    header: strings.lastUsed,
    cell: ({ lastUsedAt }) => (lastUsedAt === null ? strings.never : dateTimeWords(lastUsedAt)),
  },
  {
    id: 'actions',
    header: strings.actions,
    align: 'end',
    cell: (key) => (
      <Button
        variant="quiet"
        aria-label={strings.revokeLabel({ name: key.name })}
        onClick={() => onRevoke(key)}
      >
        {strings.revoke}
      </Button>
    ),
  },
];

interface RevokeDialogProps {
  readonly apiKey: ApiKey;
  readonly onRevoked: () => void;
  readonly onClose: () => void;
}

function RevokeDialog({ apiKey: { id, name }, onRevoked, onClose }: RevokeDialogProps) {
  const revoke = useRevokeApiKey();
  const toast = useToast();
  const confirm = () =>
    revoke.mutate(id, {
      onSuccess: () => {
        toast.show({ title: strings.revoked, description: strings.revokedText });
        onRevoked();
      },
      onError: (error) => toast.show({ title: wordsOf(error, strings.revokeFailed), tone: 'poor' }),
      onSettled: onClose,
    });
  return (
    <ConfirmDialog
      open
      danger
      busy={revoke.isPending}
      title={strings.revokeTitle({ name })}
      description={strings.revokeText}
      confirmLabel={strings.revokeConfirm}
      onConfirm={confirm}
      onCancel={onClose}
    />
  );
}
