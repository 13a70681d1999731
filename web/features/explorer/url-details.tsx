/** All that is known of one URL: facts, findings, links both ways, and the response. */
import type { UrlDetail } from '@pagewright/contract/explorer/explorer';
import { urlColumnNames } from '@pagewright/contract/explorer/url-columns';
import { limits } from '@pagewright/contract/limits';
import { severityLabels } from '@pagewright/contract/report/report-words';
import { useState } from 'react';
import { Badge } from '../../ui/badge.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { Note, Stack, Text } from '../../ui/layout.tsx';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { SearchPreview } from '../../ui/search-preview.tsx';
import { Skeleton, SkeletonBlock } from '../../ui/skeleton.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { columnWords, valueWords } from './column-words.ts';
import styles from './explorer.module.css';
import { useUrl } from './queries.ts';
import { strings } from './strings.ts';
import { UrlLinkList } from './url-link-list.tsx';
import { ValueCell } from './value-cell.tsx';

export interface UrlDetailsProps {
  readonly id: string;
  readonly urlId: number;
  readonly onOpen: (urlId: number) => void;
}

const tabs = ['facts', 'findings', 'in', 'out', 'headers'] as const;
type TabId = (typeof tabs)[number];

export function UrlDetails({ id, urlId, onOpen }: UrlDetailsProps) {
  const { data: detail, isPending, refetch } = useUrl(id, urlId);
  const [tab, setTab] = useState<TabId>('facts');
  if (isPending)
    return (
      <Skeleton label={strings.loading}>
        <SkeletonBlock height={240} />
      </Skeleton>
    );
  if (detail === undefined)
    return (
      <LoadFailed
        missing={null}
        title={strings.loadFailed}
        text={strings.loadFailedText}
        tryAgain={strings.tryAgain}
        onRetry={refetch}
      />
    );
  return (
    <Stack gap={4} columns={1}>
      <Text size="sm" anywhere>
        <TextLink href={detail.row.url} target="_blank" rel="noreferrer">
          {detail.row.url}
        </TextLink>
      </Text>
      <Tabs
        size="sm"
        label={strings.details({ url: detail.row.url })}
        tabs={tabs.map((each) => ({ id: each, label: strings.tabs[each] }))}
        value={tab}
        onChange={setTab}
      >
        {tab === 'facts' && <Facts {...detail} />}
        {tab === 'findings' && <Findings {...detail} />}
        {(tab === 'in' || tab === 'out') && (
          <UrlLinkList key={`${urlId} ${tab}`} id={id} urlId={urlId} direction={tab} onOpen={onOpen} />
        )}
        {tab === 'headers' && <Response {...detail} />}
      </Tabs>
    </Stack>
  );
}

const isEmpty = (words: string): boolean => words === '';

function Facts({ row }: UrlDetail) {
  const { title, description, kind } = row;
  const own = Object.keys(row).filter((name) => name.startsWith('field:'));
  const names = [...urlColumnNames.filter((name) => name !== 'url' && name !== 'findings'), ...own];
  return (
    <Stack gap={4} columns={1}>
      {kind === 'page' && typeof title === 'string' && (
        <SearchPreview
          label={strings.preview}
          title={title}
          url={row.url}
          description={typeof description === 'string' ? description : ''}
          titleCut={limits.title.max}
          descriptionCut={limits.description.max}
        />
      )}
      <dl className={styles.facts}>
        {names
          .filter((name) => !isEmpty(valueWords(name, row[name])))
          .map((name) => (
            <div key={name}>
              <dt>{columnWords(name)}</dt>
              <dd>
                <ValueCell column={name} value={row[name]} />
              </dd>
            </div>
          ))}
      </dl>
    </Stack>
  );
}

const severityTones = { critical: 'poor', warning: 'fair', info: 'info' } as const;

function Findings({ findings, siteFindings, suggestions }: UrlDetail) {
  const shown = suggestions.filter((text) => text !== '');
  if (findings.length + siteFindings.length + shown.length === 0) return <Note>{strings.noFindings}</Note>;
  return (
    <Stack gap={4} columns={1}>
      <FindingList findings={findings} />
      {siteFindings.length > 0 && (
        <section>
          <h3 className={styles.part}>{strings.siteFindings}</h3>
          <FindingList findings={siteFindings} />
        </section>
      )}
      {shown.length > 0 && (
        <section>
          <h3 className={styles.part}>{strings.suggestions}</h3>
          <ul className={styles.suggestions}>
            {shown.map((text) => (
              <Text as="li" key={text} size="sm" anywhere>
                {text}
              </Text>
            ))}
          </ul>
        </section>
      )}
    </Stack>
  );
}

type Finding = Pick<UrlDetail['findings'][number], 'ruleId' | 'severity' | 'title' | 'description' | 'fix'>;

const FindingList = ({ findings }: { readonly findings: readonly Finding[] }) => (
  <ul className={styles.findings}>
    {findings.map(({ ruleId, severity, title, description, fix }) => (
      <li key={`${ruleId} ${description}`}>
        <Disclosure
          summary={
            <>
              <Badge tone={severityTones[severity]}>{severityLabels[severity]}</Badge> {title}
            </>
          }
        >
          <Stack gap={2} columns={1}>
            <Text size="sm" anywhere>
              {description}
            </Text>
            <Note anywhere>{fix}</Note>
          </Stack>
        </Disclosure>
      </li>
    ))}
  </ul>
);

function Response({ headers, redirects, row }: UrlDetail) {
  const entries = Object.entries(headers);
  return (
    <Stack gap={4} columns={1}>
      {redirects.length > 0 && (
        <section>
          <h3 className={styles.part}>{strings.redirects}</h3>
          <ol className={styles.hops}>
            {redirects.map(({ url, status }) => (
              <Text as="li" key={url} size="sm" anywhere>
                {status} {url}
              </Text>
            ))}
            <Text as="li" size="sm" anywhere>
              {valueWords('status', row['status'])} {row.url}
            </Text>
          </ol>
        </section>
      )}
      <section>
        <h3 className={styles.part}>{strings.headers}</h3>
        {entries.length === 0 ? (
          <Note>{strings.noHeaders}</Note>
        ) : (
          <dl className={styles.headers}>
            {entries.map(([name, value]) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        )}
      </section>
    </Stack>
  );
}
