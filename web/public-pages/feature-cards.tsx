/** The three features of the product, one card each. */
import { Grid, Text } from '../ui/layout.tsx';
import styles from './feature-cards.module.css';
import { AuditDrawing, ComparisonDrawing, SuggestionDrawing } from './feature-drawings.tsx';
import { features } from './strings.ts';
import { cardWords } from './words.ts';

const cards = [
  { id: 'auditing', Drawing: AuditDrawing },
  { id: 'recommendations', Drawing: SuggestionDrawing },
  { id: 'competitor', Drawing: ComparisonDrawing },
] as const;

export function FeatureCards() {
  return (
    <Grid as="ul" gap={4} columns={3} fold={860}>
      {cards.map(({ id, Drawing }) => (
        <li key={id} className={styles.card}>
          <Drawing />
          <h3 className={styles.name}>{features[id]}</h3>
          <Text tone="soft">{cardWords[id].text}</Text>
          <ul className={styles.items}>
            {Object.values(cardWords[id].items).map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </li>
      ))}
    </Grid>
  );
}
