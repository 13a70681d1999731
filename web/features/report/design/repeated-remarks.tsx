/** Remarks that are on several pages, each once with its pages. */
import type { PageDesign, DesignRecommendation as Remark } from '@pagewright/contract/entities/design';
import { Badge } from '../../../ui/badge.tsx';
import { Card } from '../../../ui/card.tsx';
import { Note, Row, Stack } from '../../../ui/layout.tsx';
import { UrlText } from '../../../ui/url-text.tsx';
import { categoryWords, severityTones, severityWords, designStrings as strings } from './design-strings.ts';
import { designId } from './page-pictures.tsx';

export interface RepeatedRemark {
  readonly remark: Remark;
  readonly urls: readonly string[];
}

export const remarkKey = ({ title, category }: Pick<Remark, 'title' | 'category'>): string =>
  `${category} ${title}`;

const severities = ['critical', 'high', 'medium', 'low'];

/** Worst first, then those on most pages; by what they are about. */
export function repeatedRemarks(pages: readonly PageDesign[]): ReadonlyMap<string, RepeatedRemark> {
  const all = pages.flatMap(({ recommendations, screenshotData: { url } }) =>
    recommendations.map((remark) => ({ remark, url })),
  );
  const groups = [...Map.groupBy(all, ({ remark }) => remarkKey(remark)).values()].flatMap((members) => {
    const [first] = members;
    const urls = [...new Set(members.map(({ url }) => url))];
    return first === undefined || urls.length < 2 ? [] : [{ remark: first.remark, urls }];
  });
  const rank = ({ remark }: RepeatedRemark): number => severities.indexOf(remark.severity);
  return new Map(
    groups
      .toSorted((a, b) => rank(a) - rank(b) || b.urls.length - a.urls.length)
      .map((group) => [remarkKey(group.remark), group]),
  );
}

export const repeatedId = 'design-repeated';

export function RepeatedRemarks({ remarks }: { readonly remarks: readonly RepeatedRemark[] }) {
  if (remarks.length === 0) return null;
  return (
    <Card aria-labelledby={repeatedId}>
      <h3 id={repeatedId} tabIndex={-1}>
        {strings.repeated}
      </h3>
      <Stack as="ul" gap={4} above={3}>
        {remarks.map(({ remark, urls }) => (
          <li key={remarkKey(remark)}>
            <Row as="h4" gap={2} size="md" weight={600} wrap>
              {remark.title}{' '}
              <Badge tone={severityTones[remark.severity]}>{severityWords[remark.severity]}</Badge>{' '}
              <Note as="span">{categoryWords[remark.category]}</Note>
            </Row>
            <p>
              <strong>{strings.todo}</strong> {remark.recommendation}
            </p>
            <p>
              <strong>{strings.impact}</strong> {remark.expectedImpact}
            </p>
            <Row as="ul" gap={3} rowGap={0} wrap size="sm">
              {urls.map((url) => (
                <li key={url}>
                  <a href={`#${encodeURIComponent(designId(url))}`}>
                    <UrlText url={url} pathOnly />
                  </a>
                </li>
              ))}
            </Row>
          </li>
        ))}
      </Stack>
    </Card>
  );
}
