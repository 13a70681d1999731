/** The landing page: the field first, then what a report is, then why to trust it. */
import { limits } from '@pagewright/contract/limits';
import { classNames } from '../ui/class-names.ts';
import { Icon } from '../ui/icon.tsx';
import { DifferenceLedger } from './difference-ledger.tsx';
import { DomainForm } from './domain-form.tsx';
import { ExampleFinding } from './example-finding.tsx';
import { FeatureCards } from './feature-cards.tsx';
import styles from './landing-page.module.css';
import layout from './layout.module.css';
import { ProcessSteps } from './process-steps.tsx';
import type { PublicPage } from './public-page.ts';
import { StartLink } from './start-link.tsx';
import { actions, navigation, product, promises, statistics } from './strings.ts';

function Hero() {
  return (
    <section className={layout.opening}>
      <h1 className={classNames(layout.headline, styles.headline)}>
        Type a domain. <span>Get a report you can act on.</span>
      </h1>
      <div className={styles.columns}>
        <div className={styles.pitch}>
          <p className={layout.lead}>
            {product} crawls your website page by page and shows what it found, who says it matters, and text
            you can paste to fix it.
          </p>
          <DomainForm />
          <div className={styles.start}>
            <StartLink variant="secondary">{actions.start}</StartLink>
            <p>
              {limits.freeScans} free scans, {limits.trial.pagesPerScan} pages each.
            </p>
          </div>
          <ul className={styles.promises}>
            {promises.map((promise) => (
              <li key={promise}>
                <Icon name="check" size={14} />
                {promise}
              </li>
            ))}
          </ul>
        </div>
        <ExampleFinding />
      </div>
    </section>
  );
}

function Statistics() {
  return (
    <section className={classNames(layout.section, styles.statistics)} aria-label="Statistics">
      <dl className={styles.figures}>
        {statistics.map(({ value, label }) => (
          <div key={label} className={styles.figure}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function Closing() {
  return (
    <section className={layout.closing}>
      <div className={layout.closingInner}>
        <h2 className={layout.closingTitle}>Try it on your own site.</h2>
        <p className={layout.closingText}>
          The first {limits.freeScans} scans are free. No card, no call, and the report is yours to export.
        </p>
        <div className={layout.closingActions}>
          <StartLink>{actions.startNow}</StartLink>
          <a href={navigation.howItWorks.path}>
            {actions.learnMore}
            <span className="visually-hidden"> about how {product} works</span>
          </a>
        </div>
      </div>
    </section>
  );
}

function Landing() {
  return (
    <>
      <Hero />
      <section className={layout.section}>
        <h2 className={layout.title}>One analysis, three answers</h2>
        <FeatureCards />
      </section>
      <section className={layout.section}>
        <h2 className={layout.title}>Nothing you have to take on faith</h2>
        <DifferenceLedger />
      </section>
      <section className={layout.section}>
        <h2 className={layout.title}>From a domain to a better page</h2>
        <ProcessSteps />
      </section>
      <Statistics />
      <Closing />
    </>
  );
}

export const landingPage: PublicPage = {
  path: '/',
  name: product,
  title: 'Pagewright: Website SEO Audits With Evidence You Can Check',
  description:
    'Type a domain and get an SEO audit you can act on: findings with their evidence and source, suggestions ready to paste, fixes measured by auditing again.',
  Content: Landing,
};
