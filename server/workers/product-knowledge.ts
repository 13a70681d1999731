/** What the assistant knows of this product in the six languages that it speaks: prices, limits, and where things are. */
import type { ProductKnowledge } from '@pagewright/engine/assistant/language-data';
import de from './product-knowledge/de.json' with { type: 'json' };
import en from './product-knowledge/en.json' with { type: 'json' };
import es from './product-knowledge/es.json' with { type: 'json' };
import fr from './product-knowledge/fr.json' with { type: 'json' };
import it from './product-knowledge/it.json' with { type: 'json' };
import nl from './product-knowledge/nl.json' with { type: 'json' };

/** Every language has what English has. */
export const productKnowledge: Readonly<Record<string, ProductKnowledge & typeof en>> = {
  en,
  de,
  fr,
  es,
  it,
  nl,
};
