/** Estimates the tokens of a model for a scan before it starts, and what tokens cost. */
import type { ServerInfo } from '../entities/server-info.ts';
import { limits } from '../limits.ts';

type Model = NonNullable<ServerInfo['model']>;

export interface ModelTokens {
  readonly input: number;
  readonly output: number;
}

/** A page of usual length with its prompt, and the answer. */
const page: ModelTokens = { input: 4200, output: 900 };
/** Images of a page that need a text, in the mean. */
const imagesInput = 1500;
/** Two screenshots of a rendered page, and the remarks on them. */
const design: ModelTokens = { input: 3600, output: 400 };
/** The prompt about the site as a whole. */
const site: ModelTokens = { input: 4500, output: 1500 };

const rounded = (tokens: number): number => Math.ceil(tokens / 1000) * 1000;

export function estimateScanTokens(
  { acceptsImages }: Pick<Model, 'acceptsImages'>,
  pages: number,
): ModelTokens {
  const shown = acceptsImages ? Math.min(pages, limits.rendering.pages) : 0;
  const input = site.input + pages * (page.input + (acceptsImages ? imagesInput : 0)) + shown * design.input;
  const output = site.output + pages * page.output + shown * design.output;
  return { input: rounded(input), output: rounded(output) };
}

const perMillion = 1_000_000;

/** In dollars. */
export const costOf = ({ input, output }: ModelTokens, price: NonNullable<Model['price']>): number =>
  (input * price.input + output * price.output) / perMillion;

/** "$0.12", and "less than $0.01" for what rounds to nothing. */
export function formatDollars(dollars: number): string {
  if (dollars === 0) return '$0';
  return dollars < 0.01 ? 'less than $0.01' : `$${dollars.toFixed(2)}`;
}

/** "about 98,000 tokens ($0.05)"; without a price the tokens alone. */
export function describeTokens(tokens: ModelTokens, price: Model['price']): string {
  const count = new Intl.NumberFormat('en').format(tokens.input + tokens.output);
  return `about ${count} tokens${price === undefined ? '' : ` (${formatDollars(costOf(tokens, price))})`}`;
}
