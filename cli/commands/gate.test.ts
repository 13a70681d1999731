/** The gate of a pipeline: a planted regression fails with exactly that, and an unchanged site never does. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { tempFolder } from '@pagewright/contract/testing/temp-folder';
import { describe, expect, it } from 'vitest';
import { audit, pageOf, type SmallSite, serveSmallSite } from '../testing/small-site.ts';

interface Gate {
  readonly passed: boolean;
  readonly failures: readonly {
    ruleId: string;
    url: string | null;
    kind: string;
    evidence: { snippet?: string }[];
  }[];
  readonly belowLevel: number;
  readonly fixed: number;
}

async function baselineOf(site: SmallSite): Promise<string> {
  const file = path.join(tempFolder(), 'baseline.json');
  const made = await audit(site, '--baseline', file, '--update-baseline');
  expect([made.code, made.stderr]).toEqual([0, `Baseline written: ${file}\n`]);
  return file;
}

async function gate(
  site: SmallSite,
  baseline: string,
  ...args: string[]
): Promise<{ code: number; gate: Gate }> {
  const { code, stdout } = await audit(site, '--baseline', baseline, '--format', 'json', ...args);
  return { code, gate: (JSON.parse(stdout) as { gate: Gate }).gate };
}

describe('with a baseline', () => {
  it('passes on the same site, and leaves the file as it is when it is updated', async () => {
    const site = await serveSmallSite();
    const baseline = await baselineOf(site);
    const before = readFileSync(baseline, 'utf8');
    expect((await gate(site, baseline)).code).toBe(0);
    const again = await audit(site, '--baseline', baseline, '--update-baseline');
    expect(again.stderr).toBe(`Baseline unchanged: ${baseline}\n`);
    expect(readFileSync(baseline, 'utf8')).toBe(before);
  });

  it('fails on a planted regression with exactly that', async () => {
    const site = await serveSmallSite();
    const baseline = await baselineOf(site);
    site.pages.set('/tables', pageOf('/tables', { links: ['/'] }));
    const { code, gate: result } = await gate(site, baseline, '--fail-on', 'critical');
    expect(code).toBe(1);
    expect(
      result.failures.map(({ ruleId, url, kind }) => [ruleId, new URL(url ?? '').pathname, kind]),
    ).toEqual([['title-missing', '/tables', 'new']]);
    const text = await audit(site, '--baseline', baseline, '--fail-on', 'critical');
    expect(text.stdout).toContain('Gate failed');
    expect(text.stdout).toContain('✗ New: CRITICAL Missing title tag [title-missing]');
  });

  it('fails when there is more of what was there', async () => {
    const site = await serveSmallSite();
    const baseline = await baselineOf(site);
    const html = site.pages.get('/chairs') ?? '';
    site.pages.set('/chairs', html.replace('</main>', '<img src="/legs.png" width="10" height="10"></main>'));
    const { code, gate: result } = await gate(site, baseline);
    expect(code).toBe(1);
    const grown = result.failures.filter(({ ruleId }) => ruleId === 'img-alt-missing');
    expect(grown.map(({ kind, evidence }) => [kind, evidence.map(({ snippet }) => snippet)])).toEqual([
      ['grown', ['<img src="/legs.png" width="10" height="10">']],
    ]);
  });

  it('passes what is below the level, and counts it', async () => {
    const site = await serveSmallSite();
    site.pages.set('/chairs', (site.pages.get('/chairs') ?? '').replace(/<img[^>]*>/, ''));
    const baseline = await baselineOf(site);
    site.pages.set(
      '/chairs',
      (site.pages.get('/chairs') ?? '').replace(
        '</main>',
        '<img src="/b.png" width="10" height="10"></main>',
      ),
    );
    const { code, gate: result } = await gate(site, baseline, '--fail-on', 'critical');
    expect([code, result.failures, result.belowLevel > 0]).toEqual([0, [], true]);
  });

  it('counts what was fixed', async () => {
    const site = await serveSmallSite();
    const baseline = await baselineOf(site);
    site.pages.set(
      '/chairs',
      (site.pages.get('/chairs') ?? '').replace('<img', '<img alt="A glued chair joint"'),
    );
    const { code, gate: result } = await gate(site, baseline);
    expect([code, result.fixed > 0]).toEqual([0, true]);
  });

  it('says how to make one that is missing', async () => {
    const site = await serveSmallSite();
    const file = path.join(tempFolder(), 'none.json');
    const { code, stderr } = await audit(site, '--baseline', file);
    expect([code, existsSync(file)]).toEqual([2, false]);
    expect(stderr).toContain('Make it with --update-baseline');
  });

  it('reads a report in place of a baseline, and refuses any other file', async () => {
    const site = await serveSmallSite();
    const file = path.join(tempFolder(), 'report.json');
    await audit(site, '--format', 'json', '--output', file);
    expect((await gate(site, file)).code).toBe(0);
    writeFileSync(file, '{}');
    const { code, stderr } = await audit(site, '--baseline', file);
    expect([code, stderr.includes('neither a baseline nor a report')]).toEqual([2, true]);
  });
});

describe('without a baseline', () => {
  it('holds every finding at or above the level against the site', async () => {
    const site = await serveSmallSite();
    expect((await audit(site, '--fail-on', 'critical')).code).toBe(0);
    expect((await audit(site, '--fail-on', 'warning')).code).toBe(1);
  });

  it('holds budgets', async () => {
    const site = await serveSmallSite();
    const kept = await audit(site, '--budget', 'critical=0', '--budget', 'score=10');
    expect(kept.code).toBe(0);
    expect(kept.stdout).toContain('✓ Critical issues: 0, budget at most 0.');
    const over = await audit(site, '--budget', 'warnings=0');
    expect(over.code).toBe(1);
    expect(over.stdout).toMatch(/✗ Warnings: \d+, budget at most 0\./);
  });
});
