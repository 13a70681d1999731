/** How a domain becomes a report, what the report says, and what it costs. */
import { limits } from '@pagewright/contract/limits';
import { Grid, Stack, Text } from '../ui/layout.tsx';
import { ToneIcon } from '../ui/tone-icon.tsx';
import { AnalysisTrack } from './analysis-track.tsx';
import { creditCosts, packageOffers } from './credit-prices.ts';
import { ExampleChat } from './example-chat.tsx';
import { ExampleComparison } from './example-comparison.tsx';
import styles from './how-it-works-page.module.css';
import layout from './layout.module.css';
import { ProcessSteps } from './process-steps.tsx';
import type { PublicPage } from './public-page.ts';
import { StartLink } from './start-link.tsx';
import { actions, bases, navigation, product } from './strings.ts';
import { howWords } from './words.ts';

const { score } = limits;

function Opening() {
  return (
    <section className={layout.opening}>
      <h1 className={layout.headline}>{howWords.heading({ product })}</h1>
      <div className={styles.openingText}>
        <p className={layout.lead}>{howWords.lead}</p>
        <StartLink>{actions.start}</StartLink>
      </div>
    </section>
  );
}

const scoreRanges = () => [
  {
    tone: 'good' as const,
    range: howWords.range({ from: score.insightGood, to: score.max }),
    word: howWords.good,
  },
  {
    tone: 'fair' as const,
    range: howWords.range({ from: score.insightFair, to: score.insightGood - 1 }),
    word: howWords.fair,
  },
  {
    tone: 'poor' as const,
    range: howWords.range({ from: 0, to: score.insightFair - 1 }),
    word: howWords.poor,
  },
];

function FindingGuide() {
  return (
    <Grid gap={6} columns={3} tone="soft" fold={860} className={styles.guide}>
      <div>
        <h3>{howWords.from}</h3>
        <dl className={styles.terms}>
          <dt>{bases.google}</dt>
          <dd>{howWords.byGoogle}</dd>
          <dt>{bases.standard}</dt>
          <dd>{howWords.byStandard}</dd>
          <dt>{bases.heuristic}</dt>
          <dd>{howWords.byHeuristic}</dd>
        </dl>
      </div>
      <div>
        <h3>{howWords.score}</h3>
        <ul className={styles.scoreRanges}>
          {scoreRanges().map(({ tone, range, word }) => (
            <li key={tone}>
              <ToneIcon tone={tone} />
              <span>{word}</span>
              <Text as="span" size="sm" face="mono" push>
                {range}
              </Text>
            </li>
          ))}
        </ul>
        <p>{howWords.scoreText}</p>
      </div>
      <div>
        <h3>{howWords.unsaid}</h3>
        <p>{howWords.unsaidText}</p>
      </div>
    </Grid>
  );
}

function CreditSummary() {
  const [starter] = packageOffers;
  return (
    <div className={styles.credits}>
      <dl>
        {creditCosts().map(({ what, cost }) => (
          <div key={what} className={styles.cost}>
            <dt>{what}</dt>
            <dd>{cost}</dd>
          </div>
        ))}
      </dl>
      <Stack gap={3} tone="soft">
        <p>
          {starter !== undefined &&
            howWords.credits({
              scans: limits.freeScans,
              pages: limits.trial.pagesPerScan,
              suggestions: limits.trial.suggestionsPerPage,
              price: starter.price,
              credits: starter.credits,
            })}
        </p>
        <p>
          <a href={navigation.pricing.path}>{howWords.packages}</a>
        </p>
      </Stack>
    </div>
  );
}

function HowItWorks() {
  return (
    <>
      <Opening />
      <section className={layout.section}>
        <h2 className={layout.title}>{howWords.steps}</h2>
        <ProcessSteps />
      </section>
      <section className={layout.section}>
        <h2 className={layout.title}>{howWords.process}</h2>
        <AnalysisTrack />
      </section>
      <section className={layout.section}>
        <h2 className={layout.title}>{howWords.finding}</h2>
        <FindingGuide />
      </section>
      <section className={layout.section}>
        <h2 className={layout.title}>{howWords.competitor}</h2>
        <div className={styles.pair}>
          <p>{howWords.competitorText({ pages: limits.competitor.pages })}</p>
          <ExampleComparison />
        </div>
      </section>
      <section className={layout.section}>
        <h2 className={layout.title}>{howWords.chat}</h2>
        <div className={styles.pair}>
          <p>{howWords.chatText}</p>
          <ExampleChat />
        </div>
      </section>
      <section className={layout.section}>
        <h2 className={layout.title}>{howWords.pricing}</h2>
        <CreditSummary />
      </section>
      <section className={layout.closing}>
        <div className={layout.closingInner}>
          <h2 className={layout.closingTitle}>{howWords.closing}</h2>
          <p className={layout.closingActions}>
            <StartLink>{actions.start}</StartLink>
          </p>
        </div>
      </section>
    </>
  );
}

export const howItWorksPage: PublicPage = {
  path: '/how-it-works',
  name: navigation.howItWorks.label,
  title: howWords.title,
  description: howWords.description,
  Content: HowItWorks,
};
