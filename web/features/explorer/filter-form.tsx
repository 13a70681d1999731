/** Edits the filter: conditions on any column, joined by and/or, with groups in the group. */
import { urlColumnNames } from '@pagewright/contract/explorer/url-columns';
import type { UrlFilter } from '@pagewright/contract/explorer/url-filter';
import { type FormEvent, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Row, Stack } from '../../ui/layout.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import { ConditionRow } from './condition-row.tsx';
import styles from './explorer.module.css';
import {
  type ConditionDraft,
  checkDraft,
  draftOf,
  type GroupDraft,
  isGroup,
  type Join,
  keysFrom,
  newCondition,
} from './filter-drafts.ts';
import { strings } from './strings.ts';

export interface FilterFormProps {
  readonly filter: UrlFilter | undefined;
  /** As columns are called: `field:price`. */
  readonly ownColumns: readonly string[];
  readonly onApply: (filter: UrlFilter | undefined) => void;
}

const noFaults: ReadonlyMap<number, string> = new Map();

export function FilterForm({ filter, ownColumns, onApply }: FilterFormProps) {
  const [next] = useState(() => keysFrom(0));
  const [draft, setDraft] = useState<GroupDraft>(() => draftOf(filter, next));
  const [faults, setFaults] = useState(noFaults);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const checked = checkDraft(draft);
    setFaults(checked !== null && 'faults' in checked ? checked.faults : noFaults);
    if (checked === null) onApply(undefined);
    else if ('filter' in checked) onApply(checked.filter);
  };
  return (
    <Stack
      as="form"
      gap={4}
      columns={1}
      className={styles.filter}
      aria-label={strings.conditions}
      onSubmit={submit}
      noValidate
    >
      <Group
        group={draft}
        columns={[...urlColumnNames, ...ownColumns]}
        faults={faults}
        next={next}
        isInner={false}
        onChange={setDraft}
      />
      <Row gap={3} wrap>
        <Button type="submit" variant="primary">
          {strings.apply}
        </Button>
        <Button
          variant="quiet"
          onClick={() => {
            setDraft(draftOf(undefined, next));
            setFaults(noFaults);
            onApply(undefined);
          }}
        >
          {strings.clearFilter}
        </Button>
      </Row>
    </Stack>
  );
}

interface GroupProps {
  readonly group: GroupDraft;
  readonly columns: readonly string[];
  readonly faults: ReadonlyMap<number, string>;
  readonly next: () => number;
  /** Inner groups hold conditions only: a filter has three levels. */
  readonly isInner: boolean;
  readonly onChange: (group: GroupDraft) => void;
  readonly onRemove?: () => void;
}

const joins = () => (['and', 'or'] as const).map((value) => ({ value, label: strings.groups[value] }));

function Group({ group, columns, faults, next, isInner, onChange, onRemove }: GroupProps) {
  const { members, join } = group;
  const replace = (key: number, by: ConditionDraft | GroupDraft | null): void =>
    onChange({
      ...group,
      members: members.flatMap((member) => (member.key === key ? (by === null ? [] : [by]) : [member])),
    });
  const add = (member: ConditionDraft | GroupDraft): void =>
    onChange({ ...group, members: [...members, member] });
  return (
    <Stack
      role="group"
      aria-label={strings.group}
      gap={3}
      columns={1}
      className={isInner ? styles.inner : undefined}
    >
      <Segmented<Join>
        label={strings.groupLabel}
        value={join}
        options={joins()}
        onChange={(chosen) => onChange({ ...group, join: chosen })}
      />
      {members.map((member, at) =>
        isGroup(member) ? (
          <Group
            key={member.key}
            {...{ columns, faults, next }}
            group={member}
            isInner
            onChange={(changed) => replace(member.key, changed)}
            onRemove={() => replace(member.key, null)}
          />
        ) : (
          <ConditionRow
            key={member.key}
            condition={member}
            number={at + 1}
            columns={columns}
            fault={faults.get(member.key)}
            onChange={(changed) => replace(member.key, changed)}
            onRemove={() => replace(member.key, null)}
          />
        ),
      )}
      <Row gap={3} wrap>
        <Button variant="quiet" onClick={() => add(newCondition(next))}>
          {strings.addCondition}
        </Button>
        {!isInner && (
          <Button
            variant="quiet"
            onClick={() =>
              add({ key: next(), join: join === 'and' ? 'or' : 'and', members: [newCondition(next)] })
            }
          >
            {strings.addGroup}
          </Button>
        )}
        {onRemove && (
          <Button variant="quiet" onClick={onRemove}>
            {strings.removeGroup}
          </Button>
        )}
      </Row>
    </Stack>
  );
}
