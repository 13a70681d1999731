/** An isolated world in a page, in which our scripts run: the page's own cannot reach them. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { CDPSession } from 'playwright-core';
import type { z } from 'zod';
import type { PageClock } from './page-clock.ts';

export const evaluateMs = 8000;

const script = (name: string): string =>
  readFileSync(path.join(import.meta.dirname, 'in-page', `${name}.js`), 'utf8');
/** Each defines one function in the isolated world. */
export const pageScripts = [
  'seen',
  'document',
  'vitals',
  'mobile',
  'fonts',
  'hidden',
  'desktop',
  'large-pictures',
  'shown',
  'axe-candidates',
  'targets',
  'axe',
]
  .map(script)
  .join(';\n');
/** An isolated world in the page: its scripts cannot reach ours, and ours see the same document. */
export interface World {
  readonly session: CDPSession;
  readonly contextId: number;
  readonly clock: PageClock;
}

export async function openWorld(session: CDPSession, clock: PageClock): Promise<World> {
  const { frameTree } = await session.send('Page.getFrameTree');
  const { executionContextId } = await session.send('Page.createIsolatedWorld', {
    frameId: frameTree.frame.id,
    worldName: 'pagewright',
  });
  const world = { session, contextId: executionContextId, clock };
  await run(world, `${pageScripts};true`, evaluateMs);
  return world;
}

async function run(
  { session, contextId, clock }: World,
  expression: string,
  limitMs: number,
): Promise<unknown> {
  const answer = session.send('Runtime.evaluate', {
    expression,
    contextId,
    returnByValue: true,
    awaitPromise: true,
  });
  const { result, exceptionDetails } = await clock.within(answer, limitMs);
  if (exceptionDetails !== undefined)
    throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
  return result.value;
}

/** Null when the measurement fails; rendering continues. */
export async function measure<S extends z.ZodType>(
  world: World,
  { expression, schema, limitMs = evaluateMs }: { expression: string; schema: S; limitMs?: number },
): Promise<z.output<S> | null> {
  try {
    return schema.parse(await run(world, expression, limitMs));
  } catch {
    return null;
  }
}
