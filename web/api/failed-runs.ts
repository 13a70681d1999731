/** The analyses that failed lately, for every screen that shows them. */
import { readFailed } from '@pagewright/contract/endpoints/analyze';
import type { FailedRun } from '@pagewright/contract/entities/failed-run';
import { type EndpointOptions, useEndpoint } from './query.ts';

const none: readonly FailedRun[] = [];

/** Newest first; none until they are known. */
export const useFailedRuns = (options: EndpointOptions = {}): readonly FailedRun[] =>
  useEndpoint(readFailed, {}, options).data ?? none;
