/** Comparing a site with a competitor, and keeping the result. */
import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { WebsiteAddress } from '../entities/analyze-form.ts';
import { CompetitorDomain, CompetitorResult } from '../entities/competitor.ts';

const matter = 'Competitor';

export const compareSites = defineEndpoint({
  name: 'compareSites',
  method: 'POST',
  path: '/api/analyze/compare',
  summary: 'Measures both sites with the same rules and compares them.',
  matter,
  access: 'user',
  kind: 'json',
  startsWork: true,
  body: z.object({ mainDomain: WebsiteAddress, competitorDomain: CompetitorDomain }),
  response: CompetitorResult,
  refusals: ['invalid_input', 'needs_credits', 'too_many_requests'],
});

export const saveCompetitor = defineEndpoint({
  name: 'saveCompetitor',
  method: 'POST',
  path: '/api/analysis/:id/save-competitor',
  summary: 'Keeps a comparison with an analysis.',
  matter,
  access: 'user',
  kind: 'json',
  params: z.object({ id: z.string() }),
  body: CompetitorResult,
  response: z.object({ ok: z.literal(true) }),
  refusals: ['invalid_input', 'analysis_not_found'],
});
