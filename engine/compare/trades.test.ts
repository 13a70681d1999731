/** Two sites in different trades are named as such; pages that every site has are no sample of either. */
import { describe, expect, it } from 'vitest';
import { compareSites } from './compare-sites.ts';
import { madeIssue, madeSite } from './testing/made-site.ts';

const at = new Date('2026-11-15T12:00:00.000Z');

const bread =
  'Our bakery kneads sourdough, rolls, pretzels, croissants, cakes, tarts, biscuits and buns. The baker weighs flour, yeast, butter, sugar, almonds, raisins, honey, cinnamon, vanilla and salt, heats the oven with beech logs, cools every loaf on racks and wraps pastries in paper.';
const databases =
  'The database server stores tables, columns, indexes, triggers, views and sequences. A transaction writes rows through the journal, replication copies segments to standby clusters, vacuum removes tuples, the planner estimates joins, and administrators restore snapshots, rotate passwords and monitor latency.';

const site = (domain: string, text: string) =>
  madeSite(domain, [
    { path: '/', title: domain, text: `${text} First.` },
    { path: '/a', title: 'Second page', text: `${text} Second.` },
    { path: '/b', title: 'Third page', text: `${text} Third.` },
  ]);

describe('sites of different trades', () => {
  const { notes, gaps, stats } = compareSites({
    main: site('ours.example', bread),
    competitor: site('theirs.example', databases),
    at,
  });

  it('are named as such, and get no topics of each other', () => {
    expect((notes ?? []).join(' ')).toContain('The two sites cover different topics');
    expect(JSON.stringify(gaps)).not.toMatch(/replication|transaction|journal/i);
  });

  it('are compared with less confidence', () => {
    const alike = compareSites({
      main: site('ours.example', bread),
      competitor: site('theirs.example', bread.replace('Our bakery', 'This bakery')),
      at,
    });
    expect(stats.confidence).toBeLessThan(alike.stats.confidence);
    expect((alike.notes ?? []).join(' ')).not.toContain('different things');
  });
});

it('compares pages with content, not the first ones whatever they are', () => {
  const paths = ['/', '/privacy', '/login', '/cart', '/boats', '/moorings', '/sails'];
  const main = madeSite(
    'ours.example',
    paths.map((path) => ({ path, text: bread })),
  );
  const { samples } = compareSites({ main, competitor: site('theirs.example', bread), at });
  expect(samples?.main.pages).toBe(4);
});

describe('the sample', () => {
  const text = (at: number): string => `${bread} Number ${at}.`;
  const made = (domain: string, paths: readonly string[]) =>
    madeSite(
      domain,
      paths.map((path, at) => ({ path, text: text(at) })),
    );
  const paths = (folder: string, count: number): string[] =>
    Array.from({ length: count }, (_, at) => `/${folder}/${at}`);

  it('has pages of the kinds that both sites have, although others were read first', () => {
    const main = made('ours.example', ['/', ...paths('about', 12), ...paths('products', 3)]);
    const competitor = made('theirs.example', ['/', ...paths('products', 12)]);
    const { basis } = compareSites({ main, competitor, at }).metrics.titleOptimization;
    expect(basis?.main.of).toBe(10);
    const { details } = compareSites({ main, competitor, at });
    expect(details.main.titles.length).toBe(10);
    const sampled = compareSites({ main: competitor, competitor: main, at }).analysis?.pages ?? [];
    expect(sampled.filter(({ url }) => url.includes('/products/')).length).toBe(3);
  });

  it('has a page once, and no licence or list of changes', () => {
    const same = { title: 'Home of bread', text: bread };
    const main = madeSite('ours.example', [
      { path: '/', ...same },
      { path: '/index.html', ...same },
      { path: '/about/license', text: text(1) },
      { path: '/about/changelog.html', text: text(2) },
      ...paths('bread', 4).map((path, index) => ({ path, text: text(index + 3) })),
    ]);
    const sampled = compareSites({ main: made('theirs.example', paths('bread', 5)), competitor: main, at });
    expect(sampled.analysis?.pages.map(({ url }) => new URL(url).pathname)).toEqual([
      '/',
      ...paths('bread', 4),
    ]);
  });
});

describe('topics', () => {
  const pages = (titles: readonly string[]) =>
    titles.map((title, index) => ({
      path: `/${title.toLowerCase().replaceAll(/[^a-z]+/g, '-')}`,
      title,
      text: `${bread} ${`${title} is what this page is about.`.repeat(3)} ${index}`,
    }));

  it('are no licences, prefaces, chapter numbers or names of options', () => {
    const main = madeSite('ours.example', pages(['Sourdough rolls', 'Butter croissants']));
    const competitor = madeSite(
      'theirs.example',
      pages(['License', 'Preface', 'oven_temperature', '2.3. Gluten-free loaves', 'CONFIGURATION VARIABLES']),
    );
    expect(compareSites({ main, competitor, at }).gaps.missingTopics).toEqual(['Gluten-free loaves']);
  });
});

it('offers three quick wins where there are as many findings, and those that the competitor lacks first', () => {
  const issues = ['title-missing', 'h1-missing', 'img-alt-missing', 'html-lang-missing'].map((id) =>
    madeIssue(id, 'title', 'warning'),
  );
  const main = madeSite('ours.example', [{ path: '/', text: bread, issues }]);
  const competitor = madeSite('theirs.example', [{ path: '/', text: bread, issues: issues.slice(0, 2) }]);
  const { quickWins } = compareSites({ main, competitor, at }).competitiveSummary;
  expect(quickWins.length).toBe(3);
  expect(quickWins.slice(0, 2).join(' ')).toMatch(/html-lang-missing.*img-alt-missing/);
});
