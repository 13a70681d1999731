/** The same findings by issue: each kind once, with every page it is on. */
import type { Issue } from '@pagewright/contract/entities/issue';
import { extentWords, pointsWords } from '@pagewright/contract/report/group-words';
import type { IssueGroup } from '@pagewright/contract/report/issue-groups';
import { categoryLabels } from '@pagewright/contract/report/report-words';
import { memo } from 'react';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { UrlText } from '../../../ui/url-text.tsx';
import { usePrinting } from '../../../ui/use-printing.ts';
import { AcceptButton } from '../accept/accept-button.tsx';
import { pageStrings } from '../shared/page-strings.ts';
import { commonFolder } from './common-folder.ts';
import { EvidenceList } from './evidence-list.tsx';
import issue from './issue.module.css';
import { IssueRows, IssueSummary } from './issue-item.tsx';
import { MeasuredFix } from './measured-fix.tsx';
import styles from './page-section.module.css';
import { Places } from './places.tsx';
import { suggestionStrings } from './suggestion-strings.ts';
import { verifiedFixesOf } from './verified-fixes.ts';

export interface IssueListProps {
  readonly groups: readonly IssueGroup[];
  /** The only rule in the filter is open. */
  readonly openRule: string | null;
}

export const IssueList = memo(function IssueList({ groups, openRule }: IssueListProps) {
  return (
    <ul className={styles.cards}>
      {groups.map((group) => (
        <li key={group.ruleId}>
          <Disclosure
            framed
            level={4}
            defaultOpen={group.ruleId === openRule}
            summary={<IssueSummary issue={group} aside={<Extent group={group} />} />}
          >
            <GroupDetails group={group} />
            <AcceptButton ruleId={group.ruleId} title={group.title} urls={group.urls} />
          </Disclosure>
        </li>
      ))}
    </ul>
  );
});

/** Which, how many, and what it costs. */
function Extent({ group }: { readonly group: IssueGroup }) {
  const { category, urls, subject, points } = group;
  const folder = subject === null ? commonFolder(urls) : null;
  const where = `${extentWords(group)}${folder === null ? '' : `, ${pageStrings.under(folder)}`}`;
  const isOnePage = subject !== null && urls.length === 1;
  return (
    <span className={issue.extent}>
      <span>{categoryLabels[category]}</span>
      {subject !== null && <span className={issue.subject}>{subject}</span>}
      {!isOnePage && <span>{where}</span>}
      {points !== null && points > 0 && <span className={issue.points}>{pointsWords(points)}</span>}
    </span>
  );
}

type Found = Pick<Issue, 'description' | 'evidence'>;

const instancesMax = 5;
const instancesOnPaper = 1;
const fixesMax = 2;

/** A measured fix of this very issue for the first pages that have one; each page card has its own. */
const fixesOf = ({ onPages, ruleIds }: IssueGroup) =>
  [...new Set(onPages.map(({ page }) => page))]
    .flatMap((page) => {
      const measured = verifiedFixesOf(page).find((fix) => fix.cleared.some((id) => ruleIds.has(id)));
      return measured === undefined ? [] : [{ page, measured }];
    })
    .slice(0, fixesMax);

const textOf = ({ description, evidence }: Found): string => `${description} ${JSON.stringify(evidence)}`;

interface InstanceProps {
  readonly found: Found;
  readonly url: string | null;
  /** How many more pages have exactly this. */
  readonly others: number;
}

const Instance = ({ found, url, others }: InstanceProps) => (
  <li>
    {url !== null && (
      <p>
        <UrlText url={url} />
        {others > 0 && ` ${pageStrings.andMore(others)}`}
      </p>
    )}
    <p>{found.description}</p>
    <EvidenceList evidence={found.evidence} />
  </li>
);

function GroupDetails({ group }: { readonly group: IssueGroup }) {
  const isPrinting = usePrinting();
  const { onPages, onSite, why, basis, fix, urls, copies } = group;
  const instances = [
    ...onSite.map((found) => ({ found, url: null })),
    ...onPages.map(({ page, issue: found }) => ({ found, url: page.url })),
  ];
  // What is the same on many pages is shown once.
  const distinct = [...Map.groupBy(instances, ({ found }) => textOf(found)).values()];
  const shown = distinct.slice(0, isPrinting ? instancesOnPaper : instancesMax);
  const rest = instances.length - shown.flat().length;
  return (
    <IssueRows
      isFixFirst
      why={why}
      basis={basis}
      fix={
        <>
          <p>{fix}</p>
          {(isPrinting ? [] : fixesOf(group)).map(({ page, measured }) => (
            <div key={page.url} className={issue.fixFor}>
              <p>
                {suggestionStrings.fixFor} <UrlText url={page.url} />
              </p>
              <MeasuredFix page={page} fix={measured} />
            </div>
          ))}
        </>
      }
      found={
        <>
          <ul className={issue.instances}>
            {shown.map(
              ([first, ...others]) =>
                first && <Instance key={textOf(first.found)} {...first} others={others.length} />,
            )}
          </ul>
          {rest > 0 && <p>{pageStrings.moreFound(rest)}</p>}
        </>
      }
      where={<Places urls={[...urls, ...copies]} />}
    />
  );
}
