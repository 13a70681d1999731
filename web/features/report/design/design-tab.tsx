/** Design Analysis: the site's score, then each page as a browser saw it; or why there is none. */
import { dashboardUrl } from '@pagewright/contract/analyze-draft';
import type { PageDesign as DesignOfPage } from '@pagewright/contract/entities/design';
import { limits } from '@pagewright/contract/limits';
import { designLabel, designTone } from '@pagewright/contract/ratings';
import { Link } from 'react-router';
import { Alert } from '../../../ui/alert.tsx';
import { ButtonLink } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { Note, Stack, Text } from '../../../ui/layout.tsx';
import { Ruler } from '../../../ui/ruler.tsx';
import { UrlText } from '../../../ui/url-text.tsx';
import { useReportData } from '../shared/report-context.ts';
import { strings } from '../shared/strings.ts';
import { SwitchOn } from '../shared/switch-on.tsx';
import { designStrings } from './design-strings.ts';
import { PageDesign } from './page-design.tsx';
import { designId, PagePictures } from './page-pictures.tsx';
import { RepeatedRemarks, repeatedRemarks } from './repeated-remarks.tsx';

const { max, designFair, designGood, designExcellent } = limits.score;
const ticks = [designFair, designGood, designExcellent].map((at) => ({ at }));

const pagesWords = (count: number, all: number): string =>
  count < all ? designStrings.somePages({ count, all }) : designStrings.allPages({ count });

export function DesignTab() {
  const { enhancedInsights, pages } = useReportData().analysis;
  const design = enhancedInsights?.designAnalysis;
  if (design?.error) {
    return (
      <Alert tone="poor" title={strings.designFailed}>
        <p>{design.error}</p>
        <p>{strings.designFailedText}</p>
      </Alert>
    );
  }
  if (design?.pageAnalyses === undefined || design.pageAnalyses.length === 0)
    return <SwitchOn title={strings.designEmpty}>{strings.designEmptyText}</SwitchOn>;
  const { overallScore, pageAnalyses, totalPagesAnalyzed = pageAnalyses.length, summary } = design;
  const isFailed = ({ overallScore: score, screenshotData }: (typeof pageAnalyses)[number]): boolean =>
    score === null && screenshotData.screenshotUrl === null;
  // What to work on comes first.
  const rendered = pageAnalyses
    .filter((page) => !isFailed(page))
    .toSorted((a, b) => (a.overallScore ?? max) - (b.overallScore ?? max));
  const repeated = repeatedRemarks(rendered);
  // What could not be rendered may be worse than what was.
  const isPartial = totalPagesAnalyzed < Math.min(pages.length, limits.rendering.pages);
  const label = isPartial
    ? designStrings.partial({ count: totalPagesAnalyzed, all: pages.length })
    : designLabel(overallScore);
  return (
    <Stack gap={5} columns={1}>
      <Card>
        <h3>{designStrings.score}</h3>
        <Text size="3xl" weight={650} face="display">
          {overallScore}
          {designStrings.outOf} {label}
        </Text>
        <Ruler
          value={overallScore}
          max={max}
          tone={designTone(overallScore)}
          ticks={ticks}
          label={designStrings.scoreSentence({ score: overallScore, label })}
        />
        <Note>{pagesWords(totalPagesAnalyzed, pages.length)}</Note>
        <p>{summary}</p>
        {rendered.length > 1 && <PagePictures pages={rendered} />}
      </Card>
      <RepeatedRemarks remarks={[...repeated.values()]} />
      {rendered.map((page) => (
        <PageDesign key={page.screenshotData.url} design={page} repeated={repeated} />
      ))}
      <FailedRenders pages={pageAnalyses.filter(isFailed)} />
    </Stack>
  );
}

/** The pages a browser could not render, in one quiet row: which, why, and how to try again. */
function FailedRenders({ pages }: { readonly pages: readonly DesignOfPage[] }) {
  const { domain } = useReportData().analysis;
  if (pages.length === 0) return null;
  return (
    <Note aria-label={designStrings.shotError} as="section" tone="soft">
      <Disclosure
        summary={designStrings.notRendered({ pages: pages.length })}
        actions={
          <ButtonLink asChild variant="quiet">
            <Link to={dashboardUrl(domain)}>{designStrings.retry}</Link>
          </ButtonLink>
        }
      >
        <Stack as="ul" gap={3} padY={2}>
          {pages.map(({ screenshotData: { url, error } }) => (
            <li key={url} id={designId(url)}>
              <UrlText url={url} />
              <p>{error}</p>
            </li>
          ))}
        </Stack>
      </Disclosure>
    </Note>
  );
}
