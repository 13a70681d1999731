/** What it costs: three packages, what a credit buys, and the questions people ask before paying. */
import { limits } from '@pagewright/contract/limits';
import { Badge } from '../ui/badge.tsx';
import { classNames } from '../ui/class-names.ts';
import { Icon } from '../ui/icon.tsx';
import { Grid, Row, Stack, Text } from '../ui/layout.tsx';
import { Table, type TableColumn } from '../ui/table.tsx';
import { creditCosts, type PackageOffer, packageOffers, sampleScan } from './credit-prices.ts';
import layout from './layout.module.css';
import { faq } from './pricing-faq.ts';
import styles from './pricing-page.module.css';
import { type PublicPage, supportEmailPlaceholder } from './public-page.ts';
import { StartLink } from './start-link.tsx';
import { actions, navigation } from './strings.ts';

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
          <strong>{offer.credits} credits</strong>
        </li>
        <li>about {offer.scans} scans</li>
        <li>{offer.perCredit} per credit</li>
      </Stack>
      <StartLink target="account" variant={isPopular ? 'primary' : 'secondary'}>
        Purchase<span className="visually-hidden"> {offer.name}</span>
      </StartLink>
    </li>
  );
}

const comparisonColumns: readonly TableColumn<PackageOffer>[] = [
  { id: 'name', header: 'Package', cell: (offer) => offer.name, rowHeader: true },
  { id: 'price', header: 'Price', cell: (offer) => offer.price, align: 'end' },
  { id: 'credits', header: 'Credits', cell: (offer) => offer.credits, align: 'end' },
  { id: 'perCredit', header: 'Per credit', cell: (offer) => offer.perCredit, align: 'end' },
  { id: 'perScan', header: 'Per scan', cell: (offer) => offer.perScan, align: 'end' },
  { id: 'scans', header: 'Scans (approx.)', cell: (offer) => offer.scans, align: 'end' },
];

function CreditSystem() {
  return (
    <div className={styles.system}>
      <dl>
        {creditCosts.map(({ what, cost, note }) => (
          <div key={what} className={styles.cost}>
            <dt>{what}</dt>
            <dd className={styles.amount}>{cost}</dd>
            <dd className={styles.note}>{note}</dd>
          </div>
        ))}
      </dl>
      <div className={styles.sum}>
        <h3>A full scan of {sampleScan.pages} pages, added up</h3>
        <Text as="table" fill className={styles.receipt}>
          <tbody>
            <tr>
              <th scope="row">Scan</th>
              <td>{sampleScan.scan}</td>
            </tr>
            <tr>
              <th scope="row">AI suggestions, {sampleScan.pages} pages</th>
              <td>{sampleScan.suggestions}</td>
            </tr>
            <tr>
              <th scope="row">Content duplication analysis</th>
              <td>{sampleScan.duplication}</td>
            </tr>
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">Credits</th>
              <td>{sampleScan.total}</td>
            </tr>
          </tfoot>
        </Text>
        <p>
          With AI off, the same scan costs {sampleScan.scan}. The form shows the maximum cost before a run
          starts; unused credits are returned.
        </p>
      </div>
    </div>
  );
}

function Questions() {
  return (
    <div className={styles.questions}>
      {faq.map(({ question, answer }) => (
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
        <h1 className={layout.headline}>Pay for scans, not for months.</h1>
        <p className={classNames(layout.lead, styles.lead)}>
          The first {limits.freeScans} scans are free, no credit card required. After that you buy credits
          once, and they never expire.
        </p>
      </section>
      <section className={classNames(layout.section, styles.offers)}>
        <h2 className="visually-hidden">Credit packages</h2>
        <Grid as="ul" gap={4} columns={3} fold={860}>
          {packageOffers.map((offer) => (
            <PackageCard key={offer.id} offer={offer} />
          ))}
        </Grid>
        <div className={styles.trial}>
          <StartLink variant="secondary">{actions.start}</StartLink>
          <p>
            On trial: lite scans, {limits.trial.pagesPerScan} pages max, {limits.trial.suggestionsPerPage}{' '}
            suggestions per page. Paid: full scans, unlimited pages, all suggestions.
          </p>
        </div>
      </section>
      <section className={layout.section}>
        <h2 className={layout.title}>Cost comparison</h2>
        <Table
          caption="The three packages compared"
          columns={comparisonColumns}
          rows={packageOffers}
          rowKey={(offer) => offer.id}
        />
        <Text size="note" tone="quiet" above={4} measure>
          These figures count the scan only ({limits.credits.scan.paid} credits). AI suggestions and the
          duplication analysis cost extra: see below.
        </Text>
      </section>
      <section className={layout.section}>
        <h2 className={layout.title}>How credits work</h2>
        <CreditSystem />
      </section>
      <section className={layout.section}>
        <h2 className={layout.title}>Frequently asked questions</h2>
        <div className={styles.faq}>
          <p>
            Didn’t find your question? Write to{' '}
            <a href={`mailto:${supportEmailPlaceholder}`}>{supportEmailPlaceholder}</a>, or read{' '}
            <a href={navigation.howItWorks.path}>how an analysis works</a> first.
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
  title: 'Pricing: SEO Audit Credits That Never Expire | Pagewright',
  description:
    'Three credit packages from €4.99, three free scans and no subscription. See what each scan, suggestion, comparison and chat costs before you start it.',
  Content: Pricing,
};
