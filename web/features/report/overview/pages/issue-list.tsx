/** The same findings by issue: each kind once, with every page it is on. */
import type { Issue } from '@pagewright/contract/entities/issue';
import { extentWords, pointsWords, sectionLabels } from '@pagewright/contract/report/group-words';
import { type IssueGroup, issueCount } from '@pagewright/contract/report/issue-groups';
import { sectionOf } from '@pagewright/contract/report/order-of-work';
import { categoryLabels } from '@pagewright/contract/report/report-words';
import { memo } from 'react';
import { Disclosure } from '../../../../ui/disclosure.tsx';
import { Row, Stack, Text } from '../../../../ui/layout.tsx';
import { UrlText } from '../../../../ui/url-text.tsx';
import { usePrinting } from '../../../../ui/use-printing.ts';
import { pageStrings } from '../../shared/page-strings.ts';
import { strings } from '../../shared/strings.ts';
import { AcceptButton } from '../accept/accept-dialog.tsx';
import { PlanButton, WorkBadges } from '../work/plan-work.tsx';
import { EvidenceList } from './evidence-list.tsx';
import issueStyles from './issue.module.css';
import { IssueRows, IssueSummary } from './issue-item.tsx';
import styles from './page-section.module.css';
import { Places } from './places.tsx';
import { TextsToPaste } from './texts-to-paste.tsx';

export interface IssueListProps {
  readonly groups: readonly IssueGroup[];
  /** The only rule in the filter is open. */
  readonly openRule: string | null;
  /** In the order of work: with a heading above the rows of each severity. */
  readonly inSections: boolean;
}

export const IssueList = memo(function IssueList({ groups, openRule, inSections }: IssueListProps) {
  if (!inSections) return <Rows groups={groups} openRule={openRule} />;
  return [...Map.groupBy(groups, sectionOf)].map(([section, members]) => (
    <section key={section} aria-labelledby={`section-${section}`}>
      <Text as="p" id={`section-${section}`} size="sm" weight={600} tone="soft">
        {strings.list.withCount({ label: sectionLabels[section], count: issueCount(members) })}
      </Text>
      <Rows groups={members} openRule={openRule} />
    </section>
  ));
});

function Rows({ groups, openRule }: Omit<IssueListProps, 'inSections'>) {
  return (
    <Stack as="ul" gap={2} columns={1} className={styles.cards}>
      {groups.map((group) => (
        <li key={group.ruleId}>
          <Disclosure
            framed
            level={4}
            defaultOpen={group.ruleId === openRule}
            summary={<IssueSummary issue={group} aside={<Extent group={group} />} />}
          >
            <GroupDetails group={group} />
            <Row gap={2}>
              <PlanButton group={group} />
              <AcceptButton ruleId={group.ruleId} title={group.title} urls={group.urls} />
            </Row>
          </Disclosure>
        </li>
      ))}
    </Stack>
  );
}

/** Which, how many, and what it costs. */
function Extent({ group }: { readonly group: IssueGroup }) {
  const { category, urls, subject, points } = group;
  const folder = subject === null ? commonFolder(urls) : null;
  const where = `${extentWords(group)}${folder === null ? '' : `, ${pageStrings.under({ folder })}`}`;
  const isOnePage = subject !== null && urls.length === 1;
  return (
    <span className={issueStyles.extent}>
      <span>{categoryLabels[category]}</span>
      {subject !== null && <span className={issueStyles.subject}>{subject}</span>}
      {!isOnePage && <span>{where}</span>}
      {points !== null && (
        <Text as="span" tone="soft" nowrap>
          {pointsWords(points)}
        </Text>
      )}
      <WorkBadges ruleId={group.ruleId} />
    </span>
  );
}

type Found = Pick<Issue, 'description' | 'evidence'>;

const instancesMax = 5;
const instancesOnPaper = 1;

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
        {others > 0 && ` ${pageStrings.andMore({ count: others })}`}
      </p>
    )}
    <p>{found.description}</p>
    <EvidenceList evidence={found.evidence} />
  </li>
);

function GroupDetails({ group }: { readonly group: IssueGroup }) {
  const isPrinting = usePrinting();
  const { onPages, onSite, why, basis, source, fix, urls, copies } = group;
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
      ruleId={group.ruleId}
      isFixFirst
      why={why}
      basis={basis}
      source={source}
      fix={
        <>
          <p>{fix}</p>
          {!isPrinting && <TextsToPaste group={group} />}
        </>
      }
      found={
        <>
          <Stack as="ul" gap={4} fill className={issueStyles.instances}>
            {shown.map(
              ([first, ...others]) =>
                first && <Instance key={textOf(first.found)} {...first} others={others.length} />,
            )}
          </Stack>
          {rest > 0 && <p>{pageStrings.moreFound({ count: rest })}</p>}
        </>
      }
      where={<Places urls={[...urls, ...copies]} />}
    />
  );
}

/** The folder that several URLs share, when it says more than the site does. */
export function commonFolder(urls: readonly string[]): string | null {
  const paths = urls
    .filter((url) => URL.canParse(url))
    .map((url) => new URL(url).pathname.split('/').slice(1, -1));
  const [first, ...others] = paths;
  if (first === undefined || others.length === 0 || paths.length < urls.length) return null;
  let depth = 0;
  while (depth < first.length && others.every((path) => path[depth] === first[depth])) depth += 1;
  return depth === 0 ? null : `/${first.slice(0, depth).join('/')}/`;
}
