/** The landing page: the field first, then what a report is, then why to trust it. */
import { limits } from '@pagewright/contract/limits';
import { Button } from '../ui/button.tsx';
import { classNames } from '../ui/class-names.ts';
import { Icon } from '../ui/icon.tsx';
import { Row, Stack, Text } from '../ui/layout.tsx';
import { DifferenceLedger } from './difference-ledger.tsx';
import { ExampleFinding } from './example-finding.tsx';
import { FeatureCards } from './feature-cards.tsx';
import styles from './landing-page.module.css';
import layout from './layout.module.css';
import { ProcessSteps } from './process-steps.tsx';
import type { PublicPage } from './public-page.ts';
import { StartLink } from './start-link.tsx';
import { actions, domainField, navigation, product, promises, statistics } from './strings.ts';
import { landingWords } from './words.ts';

function Hero() {
  return (
    <section className={layout.opening}>
      <h1 className={classNames(layout.headline, styles.headline)}>
        {landingWords.type} <span>{landingWords.get}</span>
      </h1>
      <div className={styles.columns}>
        <Stack gap={6} columns={1}>
          <p className={layout.lead}>{landingWords.lead({ product })}</p>
          <DomainForm />
          <Row gap={4} rowGap={2} size="note" tone="soft" wrap>
            <StartLink variant="secondary">{actions.start}</StartLink>
            <p>{landingWords.free({ scans: limits.freeScans, pages: limits.trial.pagesPerScan })}</p>
          </Row>
          <ul className={styles.promises}>
            {Object.values(promises).map((promise) => (
              <Row key={promise} as="li" gap={2}>
                <Icon name="check" size={14} />
                {promise}
              </Row>
            ))}
          </ul>
        </Stack>
        <ExampleFinding />
      </div>
    </section>
  );
}

function Statistics() {
  return (
    <section className={classNames(layout.section, styles.statistics)} aria-label={landingWords.statistics}>
      <dl className={styles.figures}>
        {Object.values(statistics).map(({ value, label }) => (
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
        <h2 className={layout.closingTitle}>{landingWords.closing}</h2>
        <p className={layout.closingText}>{landingWords.closingText({ scans: limits.freeScans })}</p>
        <div className={layout.closingActions}>
          <StartLink>{actions.startNow}</StartLink>
          <a href={navigation.howItWorks.path}>
            {actions.learnMore}
            <span className="visually-hidden"> {landingWords.aboutHow({ product })}</span>
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
        <h2 className={layout.title}>{landingWords.answers}</h2>
        <FeatureCards />
      </section>
      <section className={layout.section}>
        <h2 className={layout.title}>{landingWords.differences}</h2>
        <DifferenceLedger />
      </section>
      <section className={layout.section}>
        <h2 className={layout.title}>{landingWords.steps}</h2>
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
  title: landingWords.title,
  description: landingWords.description,
  Content: Landing,
};

/** The first field of the product: a plain form that takes a domain to the dashboard, script or not. */
function DomainForm() {
  return (
    <Stack as="form" gap={2} columns={1} action={navigation.dashboard.path} method="get" data-domain-form="">
      <Text as="label" size="note" weight={600} htmlFor="domain">
        {domainField.label}
      </Text>
      <Row gap={2} align="stretch" wrap>
        <div className={styles.field}>
          <span className={styles.prefix} aria-hidden="true">
            https://
          </span>
          <input
            className={styles.input}
            id="domain"
            name="domain"
            type="text"
            inputMode="url"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            required
            maxLength={2000}
            placeholder={domainField.placeholder}
            aria-describedby="domain-hint"
          />
        </div>
        <Button className={styles.submit} variant="primary" size="lg" type="submit">
          {actions.analyze}
        </Button>
      </Row>
      <Text size="note" tone="quiet" id="domain-hint">
        {domainField.hint}
      </Text>
      <Text as="output" size="note" tone="quiet" className={styles.note} data-domain-note="" />
    </Stack>
  );
}
