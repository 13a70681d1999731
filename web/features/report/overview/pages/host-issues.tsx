/** The row above the pages for findings that are on no page: robots.txt, sitemap, certificate and their like. */
import { subjectOfSiteIssue } from '@pagewright/contract/report/issue-groups';
import { statusOf } from '@pagewright/contract/report/report-figures';
import { useMemo } from 'react';
import { Badge } from '../../../../ui/badge.tsx';
import { Disclosure } from '../../../../ui/disclosure.tsx';
import { Row, Stack, Text } from '../../../../ui/layout.tsx';
import { ToneIcon } from '../../../../ui/tone-icon.tsx';
import { type Filters, filterHostIssues } from '../../shared/filter-pages.ts';
import { useReportData } from '../../shared/report-context.ts';
import { strings } from '../../shared/strings.ts';
import { IssueItem } from './issue-item.tsx';
import cardStyles from './page-card.module.css';
import { Places } from './places.tsx';

export function HostIssues({ filters }: { readonly filters: Filters }) {
  const { analysis, index } = useReportData();
  const issues = useMemo(() => filterHostIssues(index, filters), [index, filters]);
  if (issues.length === 0) return null;
  const { tone, label } = statusOf({ url: '', issues: [] }, issues);
  return (
    <Disclosure
      framed
      level={4}
      id="whole-site"
      summary={
        <Row as="span" gap={3} className={cardStyles.summary}>
          <ToneIcon tone={tone} size={16} />
          <Stack as="span" gap="hair" shrink>
            <span className={cardStyles.name}>{strings.list.wholeSite}</span>
            <Text as="span" size="xs" face="mono" tone="quiet">
              {analysis.domain}
            </Text>
          </Stack>
          <Badge tone={tone} className={cardStyles.badge}>
            {label}
          </Badge>
        </Row>
      }
    >
      <Text as="ul" ruled fill>
        {issues.map((issue) => (
          <li key={`${issue.ruleId} ${issue.description} ${issue.urls.join(' ')}`}>
            <IssueItem
              issue={issue}
              subject={subjectOfSiteIssue(issue)}
              where={<Places urls={issue.urls} />}
              urls={issue.urls}
            />
          </li>
        ))}
      </Text>
    </Disclosure>
  );
}
