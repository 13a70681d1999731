/** Estimates the tokens of a model for a scan before it starts, and what tokens cost. */

import type { ServerInfo } from '../entities/server-info.ts';
import { limits } from '../limits.ts';
import { plainMessages } from '../messages/plain-messages.ts';

type Model = NonNullable<ServerInfo['model']>;

export interface ModelTokens {
  readonly input: number;
  readonly output: number;
}

/** A page of usual length with its prompt, and the answer: the mean of ten sites. */
const page: ModelTokens = { input: 2800, output: 700 };
/** Pictures of a page that need a text, of 1,024 pixels at most, in the mean. */
const imagesInput = 700;
/** Two screenshots of a rendered page, and the remarks on them. */
const design: ModelTokens = { input: 2500, output: 400 };
/** The prompt about the site as a whole, without its pages. */
const site: ModelTokens = { input: 1200, output: 1500 };
/** What it says of each page. */
const siteInputOfPage = 190;

/** Of what is asked about a site as a whole: its summary, and the design of the pages that a browser opened. */
export function estimateSiteTokens(
  { acceptsImages }: Pick<Model, 'acceptsImages'>,
  pages: number,
): ModelTokens {
  const shown = acceptsImages ? Math.min(pages, limits.rendering.pages) : 0;
  return {
    input: site.input + pages * siteInputOfPage + shown * design.input,
    output: site.output + shown * design.output,
  };
}

/** To two figures: more would promise too much. */
const rounded = (tokens: number): number => Number(tokens.toPrecision(2));

export function estimateScanTokens(model: Pick<Model, 'acceptsImages'>, pages: number): ModelTokens {
  const { input, output } = estimateSiteTokens(model, pages);
  const pageInput = page.input + (model.acceptsImages ? imagesInput : 0);
  return { input: rounded(input + pages * pageInput), output: rounded(output + pages * page.output) };
}

const perMillion = 1_000_000;

const words = plainMessages({
  lessThanCent: 'less than $0.01',
  tokens: 'about {count, number} tokens',
  tokensPaid: 'about {count, number} tokens ({cost})',
});

/** In dollars. */
export const costOf = ({ input, output }: ModelTokens, price: NonNullable<Model['price']>): number =>
  (input * price.input + output * price.output) / perMillion;

/** "$0.12", and "less than $0.01" for what rounds to nothing. */
export function formatDollars(dollars: number): string {
  if (dollars === 0) return '$0';
  return dollars < 0.01 ? words.lessThanCent : `$${dollars.toFixed(2)}`;
}

/** "about 98,000 tokens ($0.05)"; without a price the tokens alone. */
export function describeTokens(tokens: ModelTokens, price: Model['price']): string {
  const count = tokens.input + tokens.output;
  return price === undefined
    ? words.tokens({ count })
    : words.tokensPaid({ count, cost: formatDollars(costOf(tokens, price)) });
}
