/** The three features of the product, one card each. */
import { limits } from '@pagewright/contract/limits';
import styles from './feature-cards.module.css';
import { AuditDrawing, ComparisonDrawing, SuggestionDrawing } from './feature-drawings.tsx';
import { features } from './strings.ts';

const cards = [
  {
    name: features.auditing,
    Drawing: AuditDrawing,
    text: 'Titles, descriptions, headings, images, links, structured data, speed, mobile and crawlability: each page is checked against every rule, and each check passes, fails or is marked as not run.',
    items: [
      'Sitemap first, crawl where there is none',
      'Every URL it found, and why it was skipped',
      'Four scores that open to what took the points',
    ],
  },
  {
    name: features.recommendations,
    Drawing: SuggestionDrawing,
    text: 'Titles, descriptions and alt texts as finished sentences, written for the page they belong to and measured against the same rulers.',
    items: [
      `Typically ${limits.suggestionsPerPage.min} to ${limits.suggestionsPerPage.max} suggestions a page`,
      'A chat about the text of any single page',
      'Built in, or your own model if you prefer',
    ],
  },
  {
    name: features.competitor,
    Drawing: ComparisonDrawing,
    text: 'Your site and another on the same lines: where you lead, where they do, and how sure a sample of that size can be.',
    items: [
      'Seven measures side by side',
      'Topics they cover and you do not',
      'Quick wins apart from long-term work',
    ],
  },
] as const;

export function FeatureCards() {
  return (
    <ul className={styles.cards}>
      {cards.map(({ name, Drawing, text, items }) => (
        <li key={name} className={styles.card}>
          <Drawing />
          <h3 className={styles.name}>{name}</h3>
          <p className={styles.text}>{text}</p>
          <ul className={styles.items}>
            {items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}
