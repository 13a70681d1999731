/** Knows the robots.txt of every origin that was asked about, and asks each for it only once. */
import type { RobotsFacts, RobotsVerdict } from '../facts/robots-facts.ts';
import { type HttpClient, robotsToken } from './http-client.ts';
import { judgeRobots, type RobotsJudge, robotsPathOf } from './judge-robots.ts';
import type { Pacer } from './pacer.ts';
import { type RobotsAnswer, readRobots } from './read-robots.ts';

export interface RobotsDesk {
  readonly verdictFor: (url: URL) => Promise<RobotsVerdict>;
  /** Asks an origin, or hands out what it said before. */
  readonly open: (origin: string) => Promise<RobotsAnswer>;
  readonly crawlDelayMs: (origin: string) => Promise<number>;
  /** All that was read, in the order of asking. */
  readonly facts: () => readonly RobotsFacts[];
  /** How many requests that took, redirects included. */
  readonly requests: () => number;
}

interface Drawer {
  readonly answer: RobotsAnswer;
  readonly judge: RobotsJudge;
}

export function createRobotsDesk(client: HttpClient, pacer: Pacer, signal: AbortSignal): RobotsDesk {
  const drawers = new Map<string, Promise<Drawer>>();
  const read: RobotsFacts[] = [];
  let requests = 0;
  const fetchDrawer = async (origin: string): Promise<Drawer> => {
    requests += 1;
    const answer = await readRobots(client, origin, { signal, pace: pacer });
    const { result } = answer;
    requests += (result.kind === 'fetched' ? result.page : result).hops.length;
    const judge = judgeRobots(answer.robots, robotsToken);
    pacer.slowDown(new URL(origin), judge.crawlDelayMs);
    read.push(answer.robots);
    return { answer, judge };
  };
  const drawerFor = (origin: string): Promise<Drawer> => {
    const known = drawers.get(origin);
    if (known !== undefined) return known;
    const fresh = fetchDrawer(origin);
    drawers.set(origin, fresh);
    return fresh;
  };
  return {
    open: async (origin) => (await drawerFor(origin)).answer,
    verdictFor: async (url) => (await drawerFor(url.origin)).judge.judge(robotsPathOf(url)),
    crawlDelayMs: async (origin) => (await drawerFor(origin)).judge.crawlDelayMs,
    facts: () => read,
    requests: () => requests,
  };
}
