/** Puts a finding, or one page of it, on the work list of its site; and shows what is on it already. */
import type { IssueGroup } from '@pagewright/contract/report/issue-groups';
import { type WorkMark, workMark, workMarks, workOn } from '@pagewright/contract/report/work-words';
import { useState } from 'react';
import { Badge } from '../../../../ui/badge.tsx';
import { Button } from '../../../../ui/button.tsx';
import { PlanDialog } from './plan-dialog.tsx';
import { useWork } from './use-work.ts';
import { workStrings } from './work-strings.ts';

const tones = { todo: 'neutral', doing: 'info', done: 'good', reopened: 'fair' } as const;

const Marks = ({ marks }: { readonly marks: readonly WorkMark[] }) =>
  marks.map(({ state, words }) => (
    <Badge key={words} tone={tones[state]}>
      {words}
    </Badge>
  ));

/** What the report says of a finding on the list. */
export function WorkBadges({ ruleId }: Pick<IssueGroup, 'ruleId'>) {
  return <Marks marks={workMarks(useWork()?.items ?? [], ruleId)} />;
}

/** The same on one page of it. */
export function PageWorkBadge({ ruleId, url }: { readonly ruleId: string; readonly url: string | null }) {
  const item = workOn(useWork()?.items ?? [], ruleId, url);
  return item === undefined ? null : <Marks marks={[workMark(item)]} />;
}

export interface PlanButtonProps {
  readonly group: IssueGroup;
  /** The page that is planned at first; empty for all of them. */
  readonly target?: string;
}

export function PlanButton({ group, target = '' }: PlanButtonProps) {
  const work = useWork();
  const [isOpen, setOpen] = useState(false);
  if (work === null) return null;
  return (
    <div data-print="hide">
      <Button
        variant="quiet"
        aria-label={workStrings.planLabel({ title: group.title })}
        onClick={() => setOpen(true)}
      >
        {workStrings.plan}
      </Button>
      {isOpen && <PlanDialog group={group} work={work} target={target} onClose={() => setOpen(false)} />}
    </div>
  );
}
