/** Comparing a site with a competitor: starting, watching, cancelling, and keeping the result. */
import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { WebsiteUrl } from '../entities/analyze-form.ts';
import { CompetitorDomain, CompetitorResult } from '../entities/competitor.ts';
import { ComparisonProgress } from '../entities/progress.ts';
import { limits } from '../limits.ts';

const tag = 'Competitor';
const params = z.object({ id: z.string() });
/** Which comparison is meant: one analysis beside one competitor. */
const which = z.object({ analysisId: z.string().max(100), competitorDomain: CompetitorDomain });

export const compareSites = defineEndpoint({
  name: 'compareSites',
  method: 'POST',
  path: '/api/analyze/compare',
  summary:
    'Measures the competitor the same way as the main site and compares the two. Responds when the result is ready: after 20 s, whitespace keeps the connection open, and an error then comes as the body, with its `status`. A repeated request joins the running comparison or returns the finished one, and is not charged again.',
  tag,
  access: 'user',
  keyScope: 'run',
  kind: 'json',
  isLongRunning: true,
  rateLimit: 'work',
  body: z.object({
    mainDomain: WebsiteUrl,
    competitorDomain: CompetitorDomain,
    /** The analysis that the main side is taken from; the newest of the domain unless said. */
    analysisId: which.shape.analysisId.optional(),
  }),
  response: CompetitorResult,
  refusals: [
    'invalid_input',
    'analysis_not_found',
    'main_not_analyzed',
    'needs_credits',
    'comparison_failed',
    'comparison_cancelled',
    'comparison_running',
    'too_many_requests',
  ],
});

export const watchComparison = defineEndpoint({
  name: 'watchComparison',
  method: 'GET',
  path: '/api/analyze/compare/progress',
  summary: "A server-sent stream of a comparison's progress; the last event has the result.",
  tag,
  access: 'user',
  keyScope: 'read',
  kind: 'stream',
  query: which,
  response: ComparisonProgress,
  refusals: ['invalid_input', 'analysis_not_found', 'too_many_requests'],
});

export const cancelComparison = defineEndpoint({
  name: 'cancelComparison',
  method: 'POST',
  path: '/api/analyze/compare/cancel',
  summary: 'Cancels a running comparison; doing so twice is not an error.',
  tag,
  access: 'user',
  keyScope: 'run',
  kind: 'json',
  body: which,
  response: z.object({ cancelled: z.boolean() }),
  refusals: ['invalid_input', 'analysis_not_found'],
});

export const readComparison = defineEndpoint({
  name: 'readComparison',
  method: 'GET',
  path: '/api/analysis/:id/comparison',
  summary: 'The running comparison, or a finished one that has not been saved yet.',
  tag,
  access: 'user',
  keyScope: 'read',
  kind: 'json',
  params,
  response: z.object({
    running: z.object({ competitorDomain: z.string(), runId: z.string() }).nullable(),
    unsaved: CompetitorResult.nullable(),
  }),
  refusals: ['analysis_not_found'],
});

export const saveCompetitor = defineEndpoint({
  name: 'saveCompetitor',
  method: 'POST',
  path: '/api/analysis/:id/save-competitor',
  summary: 'Saves a comparison with an analysis, replacing the previous one.',
  tag,
  access: 'user',
  keyScope: 'run',
  kind: 'json',
  params,
  body: CompetitorResult,
  bodyBytesMax: limits.bodyBytes.comparison,
  response: z.object({ ok: z.literal(true) }),
  refusals: ['invalid_input', 'analysis_not_found'],
});
