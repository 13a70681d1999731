/** Adds a site that cannot be analysed before its credentials are known. */
import { cleanPastedUrl } from '@pagewright/contract/domain';
import { type FormEvent, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { formRefusal } from '../../api/field-errors.ts';
import { Button } from '../../ui/button.tsx';
import { Card, CardHeader } from '../../ui/card.tsx';
import { TextField } from '../../ui/field.tsx';
import { Row } from '../../ui/layout.tsx';
import styles from './access.module.css';
import { useAddSite } from './queries.ts';
import { strings } from './strings.ts';
import { useFocusOnce } from './use-focus-once.ts';

export function AddSite() {
  const [search] = useSearchParams();
  const asked = search.get('add') ?? '';
  const [domain, setDomain] = useState(asked);
  const field = useFocusOnce(asked !== '');
  const add = useAddSite();
  const navigate = useNavigate();
  const refusal = add.error
    ? formRefusal(add.error, { fields: ['domain'], fallback: strings.addFailed })
    : null;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    add.mutate(cleanPastedUrl(domain), {
      onSuccess: ({ id }) => void navigate(`/sites/${encodeURIComponent(id)}`),
    });
  };
  return (
    <Card padding="large" aria-labelledby="add-site" className={styles.group}>
      <CardHeader id="add-site" level={2} title={strings.addHeading} description={strings.addText} />
      <Row
        as="form"
        gap={3}
        align="start"
        wrap
        className={styles.add}
        onSubmit={submit}
        aria-labelledby="add-site"
        noValidate
      >
        <TextField
          label={strings.website}
          placeholder="staging.example.com"
          error={refusal?.fields[0]?.[1] ?? refusal?.general ?? undefined}
          ref={field}
          spellCheck={false}
          value={domain}
          onChange={({ currentTarget }) => setDomain(currentTarget.value)}
        />
        <Button type="submit" busy={add.isPending}>
          {strings.addSite}
        </Button>
      </Row>
    </Card>
  );
}
