/** About how many tokens of a model a scan will take, told before it starts; the report counts them afterwards. */
import type { ServerInfo } from './entities/server-info.ts';

/** A page of usual length with its question, and the answer. */
const pageTokens = 3400;
/** Pictures of a page that need a text, in the mean. */
const eyesTokens = 1500;
/** The question about the site as a whole. */
const siteTokens = 3000;

const rounded = (tokens: number): number => Math.ceil(tokens / 1000) * 1000;

export const estimateScanTokens = ({ hasEyes }: NonNullable<ServerInfo['model']>, pages: number): number =>
  rounded(siteTokens + pages * (pageTokens + (hasEyes ? eyesTokens : 0)));
