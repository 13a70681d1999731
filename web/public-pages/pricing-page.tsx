/** What it costs: three packages, what a credit buys, and the questions people ask before paying. */
import { limits } from '@pagewright/contract/limits';
import { Badge } from '../ui/badge.tsx';
import { classNames } from '../ui/class-names.ts';
import { Icon } from '../ui/icon.tsx';
import { Grid, Row, Stack, Text } from '../ui/layout.tsx';
import { Table, type TableColumn } from '../ui/table.tsx';
import { creditCosts, type PackageOffer, packageOffers, sampleScan } from './credit-prices.ts';
import layout from './layout.module.css';
import styles from './pricing-page.module.css';
import { type PublicPage, supportEmailPlaceholder } from './public-page.ts';
import { StartLink } from './start-link.tsx';
import { actions, navigation } from './strings.ts';
import { pricingWords } from './words.ts';

function PackageCard({ offer }: { offer: PackageOffer }) {
  const isPopular = offer.label === 'Most Popular';
  return (
    <li className={classNames(styles.package, isPopular && styles.popular)}>
      <Row gap={2} justify="between" wrap>
        <Text as="h3" size="xl" weight={650} face="display">
          {offer.name}
        </Text>
        {offer.label !== null && <Badge tone="neutral">{offer.label}</Badge>}
      </Row>
      <p className={styles.price}>{offer.price}</p>
      <Stack as="ul" tone="soft" className={styles.facts}>
        <li>
          <strong>{pricingWords.credits({ credits: offer.credits })}</strong>
        </li>
        <li>{pricingWords.scans({ scans: offer.scans })}</li>
        <li>{pricingWords.perCredit({ price: offer.perCredit })}</li>
      </Stack>
      <StartLink target="account" variant={isPopular ? 'primary' : 'secondary'}>
        {pricingWords.purchase}
        <span className="visually-hidden"> {offer.name}</span>
      </StartLink>
    </li>
  );
}

const comparisonColumns = (): readonly TableColumn<PackageOffer>[] => [
  { id: 'name', header: pricingWords.columns.name, cell: (offer) => offer.name, rowHeader: true },
  { id: 'price', header: pricingWords.columns.price, cell: (offer) => offer.price, align: 'end' },
  { id: 'credits', header: pricingWords.columns.credits, cell: (offer) => offer.credits, align: 'end' },
  { id: 'perCredit', header: pricingWords.columns.perCredit, cell: (offer) => offer.perCredit, align: 'end' },
  { id: 'perScan', header: pricingWords.columns.perScan, cell: (offer) => offer.perScan, align: 'end' },
  { id: 'scans', header: pricingWords.columns.scans, cell: (offer) => offer.scans, align: 'end' },
];

function CreditSystem() {
  return (
    <div className={styles.system}>
      <dl>
        {creditCosts().map(({ what, cost, note }) => (
          <div key={what} className={styles.cost}>
            <dt>{what}</dt>
            <dd className={styles.amount}>{cost}</dd>
            <dd className={styles.note}>{note}</dd>
          </div>
        ))}
      </dl>
      <div className={styles.sum}>
        <h3>{pricingWords.sum({ pages: sampleScan.pages })}</h3>
        <Text as="table" fill className={styles.receipt}>
          <tbody>
            <tr>
              <th scope="row">{pricingWords.scan}</th>
              <td>{sampleScan.scan}</td>
            </tr>
            <tr>
              <th scope="row">{pricingWords.suggestions({ pages: sampleScan.pages })}</th>
              <td>{sampleScan.suggestions}</td>
            </tr>
            <tr>
              <th scope="row">{pricingWords.duplication}</th>
              <td>{sampleScan.duplication}</td>
            </tr>
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{pricingWords.total}</th>
              <td>{sampleScan.total}</td>
            </tr>
          </tfoot>
        </Text>
        <p>{pricingWords.withoutAi({ scan: sampleScan.scan })}</p>
      </div>
    </div>
  );
}

function Questions() {
  return (
    <div className={styles.questions}>
      {Object.values(pricingWords.faq).map(({ question, answer }) => (
        <details key={question} className={styles.entry}>
          <summary className={styles.question}>
            {question}
            <Icon name="chevron" />
          </summary>
          <p className={styles.answer}>{answer}</p>
        </details>
      ))}
    </div>
  );
}

function Pricing() {
  return (
    <>
      <section className={layout.opening}>
        <h1 className={layout.headline}>{pricingWords.heading}</h1>
        <p className={classNames(layout.lead, styles.lead)}>
          {pricingWords.lead({ scans: limits.freeScans })}
        </p>
      </section>
      <section className={classNames(layout.section, styles.offers)}>
        <h2 className="visually-hidden">{pricingWords.packages}</h2>
        <Grid as="ul" gap={4} columns={3} fold={860}>
          {packageOffers.map((offer) => (
            <PackageCard key={offer.id} offer={offer} />
          ))}
        </Grid>
        <div className={styles.trial}>
          <StartLink variant="secondary">{actions.start}</StartLink>
          <p>
            {pricingWords.plans({
              pages: limits.trial.pagesPerScan,
              suggestions: limits.trial.suggestionsPerPage,
            })}
          </p>
        </div>
      </section>
      <section className={layout.section}>
        <h2 className={layout.title}>{pricingWords.comparison}</h2>
        <Table
          caption={pricingWords.comparisonCaption}
          columns={comparisonColumns()}
          rows={packageOffers}
          rowKey={(offer) => offer.id}
        />
        <Text size="note" tone="quiet" above={4} measure>
          {pricingWords.comparisonNote({ credits: limits.credits.scan.paid })}
        </Text>
      </section>
      <section className={layout.section}>
        <h2 className={layout.title}>{pricingWords.how}</h2>
        <CreditSystem />
      </section>
      <section className={layout.section}>
        <h2 className={layout.title}>{pricingWords.questions}</h2>
        <div className={styles.faq}>
          <p>
            {pricingWords.notFound}{' '}
            <a href={`mailto:${supportEmailPlaceholder}`}>{supportEmailPlaceholder}</a>
            {pricingWords.orRead} <a href={navigation.howItWorks.path}>{pricingWords.howLink}</a>{' '}
            {pricingWords.first}
          </p>
          <Questions />
        </div>
      </section>
    </>
  );
}

export const pricingPage: PublicPage = {
  path: '/pricing',
  name: navigation.pricing.label,
  title: pricingWords.title,
  description: pricingWords.description,
  Content: Pricing,
};
