/** Which pages of a site are crawled, under which name, and whether robots.txt counts. */
import type { SiteAccessForm } from '@pagewright/contract/entities/site-access';
import { limits } from '@pagewright/contract/limits';
import { type FormEvent, useState } from 'react';
import { formRefusal } from '../../api/field-errors.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox, TextArea, TextField } from '../../ui/field.tsx';
import { Row, Stack, Text } from '../../ui/layout.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { useToast } from '../../ui/toast.tsx';
import styles from './access.module.css';
import { useSaveAccess } from './queries.ts';
import { strings } from './strings.ts';

export interface CrawlFieldsProps {
  readonly siteId: string;
  readonly saved: SiteAccessForm;
  readonly hosts: readonly string[];
  readonly isVerified: boolean;
}

const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** A refusal of one line names its place in the list, as `include.2`. */
const fieldNames = ['host', 'include', 'exclude', 'userAgent', 'ignoreRobots'] as const;
const namesOf = (field: 'include' | 'exclude') =>
  Array.from({ length: limits.siteAccess.patternsMax }, (_, at) => `${field}.${at}`);
const allNames = [...fieldNames, ...namesOf('include'), ...namesOf('exclude')];

export function CrawlFields({ siteId, saved, hosts, isVerified }: CrawlFieldsProps) {
  const [form, setForm] = useState(saved);
  const [include, setInclude] = useState(saved.include.join('\n'));
  const [exclude, setExclude] = useState(saved.exclude.join('\n'));
  const save = useSaveAccess(siteId);
  const toast = useToast();
  const change = (part: Partial<SiteAccessForm>) => setForm((before) => ({ ...before, ...part }));
  const refusal = save.error
    ? formRefusal(save.error, {
        fields: allNames,
        byCode: { site_not_verified: 'ignoreRobots' },
        fallback: strings.saveFailed,
      })
    : null;
  const errorOf = (field: string) =>
    refusal?.fields.find(([name]) => name === field || name.startsWith(`${field}.`))?.[1];
  const submit = (event: FormEvent) => {
    event.preventDefault();
    save.mutate(
      { ...form, include: linesOf(include), exclude: linesOf(exclude) },
      { onSuccess: () => toast.show({ title: strings.saved, tone: 'good' }) },
    );
  };
  const canIgnore = isVerified && form.host === saved.host;
  return (
    <Stack as="form" gap={4} columns={1} onSubmit={submit} aria-labelledby="access-crawling" noValidate>
      <h3 id="access-crawling" className={styles.subheading}>
        {strings.crawling}
      </h3>
      <div className={styles.fields}>
        <SelectField
          stacked
          label={strings.host}
          value={form.host}
          options={[...new Set([saved.host, ...hosts])].map((value) => ({ value, label: value }))}
          onChange={(host) => change({ host, ignoreRobots: host === saved.host && form.ignoreRobots })}
        />
        <TextField
          label={strings.userAgent}
          hint={isVerified ? undefined : strings.userAgentHint}
          error={errorOf('userAgent')}
          maxLength={limits.siteAccess.userAgentMax}
          spellCheck={false}
          value={form.userAgent ?? ''}
          onChange={({ currentTarget: { value } }) =>
            change({ userAgent: value.trim() === '' ? null : value })
          }
        />
      </div>
      <div className={styles.fields}>
        <TextArea
          label={strings.include}
          hint={strings.patternHint}
          error={errorOf('include')}
          rows={3}
          spellCheck={false}
          value={include}
          onChange={({ currentTarget }) => setInclude(currentTarget.value)}
        />
        <TextArea
          label={strings.exclude}
          hint={strings.patternHint}
          error={errorOf('exclude')}
          rows={3}
          spellCheck={false}
          value={exclude}
          onChange={({ currentTarget }) => setExclude(currentTarget.value)}
        />
      </div>
      <Checkbox
        label={strings.overHttp}
        hint={strings.overHttpHint}
        checked={form.overHttp}
        onChange={({ currentTarget }) => change({ overHttp: currentTarget.checked })}
      />
      <Checkbox
        label={strings.ignoreRobots}
        hint={canIgnore ? strings.ignoreRobotsHint : strings.ignoreRobotsLocked}
        error={errorOf('ignoreRobots')}
        disabled={!canIgnore}
        checked={form.ignoreRobots}
        onChange={({ currentTarget }) => change({ ignoreRobots: currentTarget.checked })}
      />
      {(refusal?.general ?? errorOf('host')) && (
        <Text role="alert" size="sm" tone="poor">
          {refusal?.general ?? errorOf('host')}
        </Text>
      )}
      <Row gap={3} align="stretch" wrap>
        <Button type="submit" variant="primary" busy={save.isPending}>
          {strings.save}
        </Button>
      </Row>
    </Stack>
  );
}
