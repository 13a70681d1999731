/** Saves a comparison with its analysis, on the server and in what this browser knows of it. */
import { readAnalysis } from '@pagewright/contract/endpoints/analyses';
import { saveCompetitor } from '@pagewright/contract/endpoints/competitor';
import type { CompetitorResult } from '@pagewright/contract/entities/competitor';
import type { QueryClient } from '@tanstack/react-query';
import { call } from '../../../api/call.ts';
import { recall, remember } from '../../../api/query.ts';

/** False when the server did not take it. */
export async function saveComparison(
  client: QueryClient,
  analysisId: string,
  result: CompetitorResult,
): Promise<boolean> {
  const params = { id: analysisId };
  try {
    await call(saveCompetitor, { params, body: result });
  } catch (error) {
    console.warn('the comparison was not saved', error);
    return false;
  }
  const analysis = recall(client, readAnalysis, { params });
  if (analysis !== undefined) {
    const response = { ...analysis, competitorAnalysis: result };
    remember(client, readAnalysis, { input: { params }, response });
  }
  return true;
}
