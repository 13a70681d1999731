/** Starting, watching and cancelling an analysis. */
import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { StartAnalysis, WebsiteUrl } from '../entities/analyze-form.ts';
import { FailedRun } from '../entities/failed-run.ts';
import { Progress } from '../entities/progress.ts';
import { limits } from '../limits.ts';

const tag = 'Analyze';

export const startAnalysis = defineEndpoint({
  name: 'startAnalysis',
  method: 'POST',
  path: '/api/analyze',
  summary: 'Starts an analysis of a domain; watch it on the progress stream.',
  tag,
  access: 'user',
  keyScope: 'run',
  kind: 'json',
  rateLimit: 'work',
  body: StartAnalysis,
  bodyBytesMax: limits.bodyBytes.order,
  response: z.object({ domain: z.string(), runId: z.string() }),
  refusals: [
    'invalid_input',
    'needs_credits',
    'free_scans_used',
    'page_limit_reached',
    'already_running',
    'whole_site_for_paid',
    'too_many_requests',
  ],
});

export const watchProgress = defineEndpoint({
  name: 'watchProgress',
  method: 'GET',
  path: '/api/analyze/progress',
  summary: "A server-sent stream of the run's progress: the current state first, then every change.",
  tag,
  access: 'user',
  keyScope: 'read',
  kind: 'stream',
  query: z.object({ domain: WebsiteUrl }),
  response: Progress,
  refusals: ['invalid_input', 'too_many_requests'],
});

export const readRunning = defineEndpoint({
  name: 'readRunning',
  method: 'GET',
  path: '/api/analyze/running',
  summary: "The user's running analyses, newest first.",
  tag,
  access: 'user',
  keyScope: 'read',
  kind: 'json',
  response: z.array(z.object({ domain: z.string(), runId: z.string() })),
});

export const readFailed = defineEndpoint({
  name: 'readFailed',
  method: 'GET',
  path: '/api/analyze/failed',
  summary: "The user's analyses of the last 30 days that failed, and why, newest first.",
  tag,
  access: 'user',
  keyScope: 'read',
  kind: 'json',
  response: z.array(FailedRun),
});

export const cancelAnalysis = defineEndpoint({
  name: 'cancelAnalysis',
  method: 'POST',
  path: '/api/analyze/cancel',
  summary: 'Cancels the run of a domain; doing so twice is not an error.',
  tag,
  access: 'user',
  keyScope: 'run',
  kind: 'json',
  body: z.object({ domain: WebsiteUrl }),
  response: z.object({ cancelled: z.boolean() }),
  refusals: ['invalid_input'],
});

export const pauseAnalysis = defineEndpoint({
  name: 'pauseAnalysis',
  method: 'POST',
  path: '/api/analyze/pause',
  summary: 'Pauses the scan of a whole site; what was read is kept.',
  tag,
  access: 'user',
  keyScope: 'run',
  kind: 'json',
  body: z.object({ domain: WebsiteUrl }),
  response: z.object({ paused: z.boolean() }),
  refusals: ['invalid_input'],
});

export const resumeAnalysis = defineEndpoint({
  name: 'resumeAnalysis',
  method: 'POST',
  path: '/api/analyze/resume',
  summary: 'Resumes a paused scan of a whole site, without reading pages again.',
  tag,
  access: 'user',
  keyScope: 'run',
  kind: 'json',
  body: z.object({ domain: WebsiteUrl }),
  response: z.object({ resumed: z.boolean() }),
  refusals: ['invalid_input'],
});
