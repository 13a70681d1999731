/** Business Context and Analysis Performance Metrics, quietly, at the end. */
import { formatNumber } from '@pagewright/contract/count-of';
import type { Analysis, ProcessingStats } from '@pagewright/contract/entities/analysis';
import { type Authorship, builtInName } from '@pagewright/contract/entities/suggested-texts';
import { limits } from '@pagewright/contract/limits';
import { formatDollars } from '@pagewright/contract/pricing/scan-tokens';
import { useReportData } from '../shared/report-context.ts';
import { strings } from '../shared/strings.ts';
import styles from './quiet-footer.module.css';

type AiTokens = NonNullable<ProcessingStats['aiTokens']>;
type Fact = readonly [name: string, value: string];

export function QuietFooter() {
  const { siteOverview, overviewAuthorship, processingStats } = useReportData().analysis;
  const context = contextFacts(siteOverview, overviewAuthorship);
  const fallback = overviewAuthorship?.fallback;
  return (
    <footer className={styles.footer}>
      <section aria-labelledby="business-context">
        <h3 id="business-context">{strings.site.context}</h3>
        {context.length === 0 ? (
          <p className={styles.none}>{strings.site.noContext}</p>
        ) : (
          <Facts facts={context} />
        )}
        {fallback !== undefined && (
          <p className={styles.none}>
            {strings.site.filledInSite({ parts: fallback.parts, why: fallback.why })}
          </p>
        )}
      </section>
      <section aria-labelledby="performance-metrics">
        <h3 id="performance-metrics">{strings.site.metrics}</h3>
        <Facts facts={statFacts(processingStats)} />
      </section>
    </footer>
  );
}

const Facts = ({ facts }: { readonly facts: readonly Fact[] }) => (
  <dl className={styles.facts}>
    {facts.map(([name, value]) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
);

function contextFacts(
  overview: Analysis['siteOverview'],
  authorship: Analysis['overviewAuthorship'],
): readonly Fact[] {
  if (overview === undefined) return [];
  const names = strings.site.contextFields;
  const services = overview.mainServices.slice(0, limits.shown.servicesOnOverview).join(', ');
  const facts: readonly Fact[] = [
    [names.businessType, overview.businessType],
    [names.industry, overview.industry],
    [names.targetAudience, overview.targetAudience],
    [names.mainServices, services],
    [names.location, overview.location ?? ''],
    [strings.site.contextBy, authorship === undefined ? '' : `AI · ${writerOfContext(authorship)}`],
  ];
  return facts.filter(([, value]) => value !== '');
}

/** A model, unless the built-in suggester wrote the overview in its place. */
const writerOfContext = ({ writtenBy, fallback }: Authorship): string =>
  fallback?.parts.includes('overview') === true ? builtInName : writtenBy;

function statFacts(stats: Analysis['processingStats']): readonly Fact[] {
  const names = strings.site.metricFields;
  return [
    [names.pagesAnalyzed, formatNumber(stats.pagesAnalyzed)],
    [names.pagesDiscovered, formatNumber(stats.pagesDiscovered)],
    [names.aiCallsMade, formatNumber(stats.aiInsights ?? stats.aiCallsMade)],
    ...tokenFacts(stats),
    [names.creditsUsed, formatNumber(stats.creditsUsed ?? 0)],
    [names.totalProcessingTime, secondsWords(stats.totalProcessingTime)],
  ];
}

/** Only a model counts tokens. */
function tokenFacts({ aiTokens }: Analysis['processingStats']): readonly Fact[] {
  if (aiTokens === undefined) return [];
  return [[strings.site.metricFields.aiTokens, tokenWords(aiTokens)]];
}

const secondsWords = (ms: number): string => strings.site.seconds({ seconds: Math.round(ms / 100) / 10 });

function tokenWords({ input, output, estimated, cachedAnswers, cost }: AiTokens): string {
  const { tokensUsed, tokensPaid, tokensEstimated, tokensReused } = strings.site;
  const tokens = input + output;
  return [
    cost === undefined ? tokensUsed({ tokens }) : tokensPaid({ tokens, cost: formatDollars(cost) }),
    ...(estimated === null ? [] : [tokensEstimated({ tokens: estimated })]),
    ...(cachedAnswers === 0 ? [] : [tokensReused({ answers: cachedAnswers })]),
  ].join(', ');
}
