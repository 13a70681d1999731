/** Which credentials are set, and the form that sets one: a value is never shown again. */
import type { CredentialKind, SiteAccess, StoredCredential } from '@pagewright/contract/entities/site-access';
import { useState } from 'react';
import { wordsOf } from '../../api/api-error.ts';
import { Button } from '../../ui/button.tsx';
import { dateWords } from '../../ui/date-words.ts';
import { Note, Stack } from '../../ui/layout.tsx';
import { useToast } from '../../ui/toast.tsx';
import styles from './access.module.css';
import { CredentialFields } from './credential-fields.tsx';
import { useRemoveCredential } from './queries.ts';
import { nameOf, strings } from './strings.ts';

export interface CredentialListProps {
  readonly siteId: string;
  readonly access: Pick<SiteAccess, 'credentials' | 'host' | 'overHttp'>;
}

/** What the form begins with; `round` makes it begin anew. */
interface Editing {
  readonly kind: CredentialKind;
  readonly name: string;
  readonly isReplacing: boolean;
  readonly round: number;
}

const nothing = { kind: 'basic', name: '', isReplacing: false } as const;

export function CredentialList({ siteId, access }: CredentialListProps) {
  const { credentials, host, overHttp } = access;
  const [editing, setEditing] = useState<Editing>({ ...nothing, round: 0 });
  const begin = (next: Omit<Editing, 'round'>) => setEditing(({ round }) => ({ ...next, round: round + 1 }));
  return (
    <div className={styles.group}>
      <h3 className={styles.subheading}>{strings.credentials}</h3>
      <Note tone="soft" measure>
        {strings.credentialsText({ host: overHttp ? strings.bothHosts({ host }) : `https://${host}` })}
      </Note>
      {credentials.length === 0 ? (
        <Note tone="soft" measure>
          {strings.noCredentials}
        </Note>
      ) : (
        <Stack as="ul" gap={2}>
          {credentials.map((credential) => (
            <Item
              key={credential.id}
              siteId={siteId}
              credential={credential}
              onReplace={() => begin({ kind: credential.kind, name: credential.name, isReplacing: true })}
            />
          ))}
        </Stack>
      )}
      <CredentialFields
        key={editing.round}
        siteId={siteId}
        kind={editing.kind}
        name={editing.name}
        hasFocus={editing.isReplacing}
        onSaved={() => begin(nothing)}
      />
    </div>
  );
}

interface ItemProps {
  readonly siteId: string;
  readonly credential: StoredCredential;
  readonly onReplace: () => void;
}

function Item({ siteId, credential, onReplace }: ItemProps) {
  const remove = useRemoveCredential(siteId);
  const toast = useToast();
  const name = nameOf(credential);
  return (
    <li className={styles.item}>
      <span className={styles.name}>
        {name}
        <small>{strings.setOn({ date: dateWords(credential.setAt) })}</small>
      </span>
      <Button aria-label={strings.replaceLabel({ name })} onClick={onReplace}>
        {strings.replace}
      </Button>
      <Button
        variant="quiet"
        aria-label={strings.removeLabel({ name })}
        busy={remove.isPending}
        onClick={() =>
          remove.mutate(credential.id, {
            onSuccess: () => toast.show({ title: strings.removed }),
            onError: (error) => toast.show({ title: wordsOf(error, strings.removeFailed), tone: 'poor' }),
          })
        }
      >
        {strings.remove}
      </Button>
    </li>
  );
}
