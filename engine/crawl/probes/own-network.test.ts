/** Whose fault it is that other hosts do not respond. */
import { expect, it } from 'vitest';
import { parseConnectTo } from '../../fetch/connect-to.ts';
import type { Probe } from '../../model/crawl-result.ts';
import { withoutOwnFailures } from './own-network.ts';

const probe = (url: string, outcome: Probe['outcome'], status: number | null = null): Probe => ({
  url,
  outcome,
  status,
  finalUrl: url,
  hops: [],
  contentType: '',
  bytes: null,
  detail: '',
});
const lost = ['a', 'b', 'c'].map((name) => probe(`https://${name}.example/logo.png`, 'unreachable'));
const own = probe('https://www.site.example/missing.png', 'unreachable');
const outcomes = (tried: readonly Probe[]) =>
  withoutOwnFailures(tried, 'https://site.example').tried.map(({ outcome }) => outcome);

it('is ours where no other host responds', () => {
  expect(outcomes([...lost, own])).toEqual(['blocked', 'blocked', 'blocked', 'unreachable']);
  expect(withoutOwnFailures(lost, 'https://site.example').unreached).toBe(3);
});

it('is theirs where one of them responds, or only few were tried', () => {
  const there = probe('https://d.example/logo.png', 'broken', 404);
  expect(outcomes([...lost, there])).toEqual(['unreachable', 'unreachable', 'unreachable', 'broken']);
  expect(outcomes(lost.slice(1))).toEqual(['unreachable', 'unreachable']);
});

it('cannot be told from ours where the site itself needs no internet', () => {
  const outcomesOf = (tried: readonly Probe[], hosts: string) =>
    withoutOwnFailures(tried, 'https://site.example', parseConnectTo(hosts)).tried.map(
      ({ outcome }) => outcome,
    );
  const [first] = lost;
  if (first === undefined) throw new Error('There is no probe.');
  expect(outcomesOf([first, own], 'site.example=127.0.0.1:8081')).toEqual(['blocked', 'unreachable']);
  expect(outcomesOf([first, own], 'other.example=127.0.0.1:8081')).toEqual(['unreachable', 'unreachable']);
});
