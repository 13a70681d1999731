/** The three features of the product, one card each. */
import { limits } from '@pagewright/contract/limits';
import { Grid, Text } from '../ui/layout.tsx';
import styles from './feature-cards.module.css';
import { AuditDrawing, ComparisonDrawing, SuggestionDrawing } from './feature-drawings.tsx';
import { features } from './strings.ts';

const cards = [
  {
    name: features.auditing,
    Drawing: AuditDrawing,
    text: 'Titles, descriptions, headings, images, links, structured data, speed, mobile and crawlability: each page is checked against every rule, and each check passes, fails or is marked as not run.',
    items: [
      'Sitemap first, crawl if there is none',
      'Every URL found, and why any was skipped',
      'Four scores, each with its breakdown',
    ],
  },
  {
    name: features.recommendations,
    Drawing: SuggestionDrawing,
    text: 'Titles, descriptions and alt text written for each page, ready to paste and checked against the same rules.',
    items: [
      `Typically ${limits.suggestionsPerPage.min} to ${limits.suggestionsPerPage.max} suggestions per page`,
      'A chat about the text of any single page',
      'Built in, or your own model if you prefer',
    ],
  },
  {
    name: features.competitor,
    Drawing: ComparisonDrawing,
    text: 'Your site and a competitor’s side by side: where you lead, where they lead, and how reliable the sample is.',
    items: [
      'Seven metrics side by side',
      'Topics they cover and you don’t',
      'Quick wins separate from long-term work',
    ],
  },
] as const;

export function FeatureCards() {
  return (
    <Grid as="ul" gap={4} columns={3} fold={860}>
      {cards.map(({ name, Drawing, text, items }) => (
        <li key={name} className={styles.card}>
          <Drawing />
          <h3 className={styles.name}>{name}</h3>
          <Text tone="soft">{text}</Text>
          <ul className={styles.items}>
            {items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </li>
      ))}
    </Grid>
  );
}
