/** Estimates the tokens of a model for a scan before it starts. */
import type { ServerInfo } from '../entities/server-info.ts';

/** A page of usual length with its question, and the answer. */
const pageTokens = 3400;
/** Pictures of a page that need a text, in the mean. */
const eyesTokens = 1500;
/** The question about the site as a whole. */
const siteTokens = 3000;

const rounded = (tokens: number): number => Math.ceil(tokens / 1000) * 1000;

export const estimateScanTokens = (
  { acceptsImages }: NonNullable<ServerInfo['model']>,
  pages: number,
): number => rounded(siteTokens + pages * (pageTokens + (acceptsImages ? eyesTokens : 0)));
