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

const { score } = limits;

function Opening() {
  return (
    <section className={layout.opening}>
      <h1 className={layout.headline}>How {product} reads a website</h1>
      <div className={styles.openingText}>
        <p className={layout.lead}>
          The way a proofreader would: page by page, with a ruler, marking what it finds and writing the
          correction beside it.
        </p>
        <StartLink>{actions.start}</StartLink>
      </div>
    </section>
  );
}

const scoreRanges = [
  { tone: 'good', range: `${score.insightGood} to ${score.max}`, word: 'Good' },
  { tone: 'fair', range: `${score.insightFair} to ${score.insightGood - 1}`, word: 'Fair' },
  { tone: 'poor', range: `0 to ${score.insightFair - 1}`, word: 'Poor' },
] as const;

function FindingGuide() {
  return (
    <Grid gap={6} columns={3} tone="soft" fold={860} className={styles.guide}>
      <div>
        <h3>Where it comes from</h3>
        <dl className={styles.terms}>
          <dt>{bases.google}</dt>
          <dd>It is in Google’s own documentation for site owners.</dd>
          <dt>{bases.standard}</dt>
          <dd>HTML, HTTP, WCAG, schema.org or the sitemap protocol calls for it.</dd>
          <dt>{bases.heuristic}</dt>
          <dd>Common practice that no search engine documents. It costs half the points.</dd>
        </dl>
      </div>
      <div>
        <h3>How to read a score</h3>
        <ul className={styles.scoreRanges}>
          {scoreRanges.map(({ tone, range, word }) => (
            <li key={tone}>
              <ToneIcon tone={tone} />
              <span>{word}</span>
              <Text as="span" size="sm" face="mono" push>
                {range}
              </Text>
            </li>
          ))}
        </ul>
        <p>
          Every rating has a shape, a number and a word, not just a color. Open a score to see what cost
          points and how many. The formula is published.
        </p>
      </div>
      <div>
        <h3>What it does not say</h3>
        <p>
          A check that could not run is “not run”, never green. A finding that depends on the whole site is
          left out if we could not crawl the whole site.
        </p>
      </div>
    </Grid>
  );
}

function CreditSummary() {
  const [starter] = packageOffers;
  return (
    <div className={styles.credits}>
      <dl>
        {creditCosts.map(({ what, cost }) => (
          <div key={what} className={styles.cost}>
            <dt>{what}</dt>
            <dd>{cost}</dd>
          </div>
        ))}
      </dl>
      <Stack gap={3} tone="soft">
        <p>
          The first {limits.freeScans} scans are free: lite scans of up to {limits.trial.pagesPerScan} pages
          with {limits.trial.suggestionsPerPage} suggestions each. After that, packages
          {starter !== undefined && ` start at ${starter.price} for ${starter.credits} credits`}. Credits
          never expire.
        </p>
        <p>
          <a href={navigation.pricing.path}>Compare the three credit packages</a>
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
        <h2 className={layout.title}>Four steps</h2>
        <ProcessSteps />
      </section>
      <section className={layout.section}>
        <h2 className={layout.title}>The analysis process</h2>
        <AnalysisTrack />
      </section>
      <section className={layout.section}>
        <h2 className={layout.title}>What a finding tells you</h2>
        <FindingGuide />
      </section>
      <section className={layout.section}>
        <h2 className={layout.title}>Competitor analysis</h2>
        <div className={styles.pair}>
          <p>
            Enter a competitor’s domain. We check up to {limits.competitor.pages} pages of each site with the
            same rules and show them side by side. You get the differences that matter, the topics they cover
            and you don’t, and what to do first. The report says how reliable a sample of that size is.
          </p>
          <ExampleComparison />
        </div>
      </section>
      <section className={layout.section}>
        <h2 className={layout.title}>AI chat about a page</h2>
        <div className={styles.pair}>
          <p>
            Open any page of a report in the content editor. We fetch it again, and the chat answers from its
            text and findings. Without a key the built-in assistant writes titles, descriptions and fixes and
            answers common SEO questions; for everything else connect OpenAI, Anthropic, Google or a model of
            your own.
          </p>
          <ExampleChat />
        </div>
      </section>
      <section className={layout.section}>
        <h2 className={layout.title}>Credit pricing</h2>
        <CreditSummary />
      </section>
      <section className={layout.closing}>
        <div className={layout.closingInner}>
          <h2 className={layout.closingTitle}>Try it on your own site.</h2>
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
  title: 'How It Works: From a Domain to a Website Audit | Pagewright',
  description:
    'How Pagewright turns a domain into an SEO report: crawl, rules with their sources, score breakdowns, competitor analysis, AI chat and what each step costs.',
  Content: HowItWorks,
};
