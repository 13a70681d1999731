/** Two sites in different trades are named as such; pages that every site has are no sample of either. */
import { describe, expect, it } from 'vitest';
import { compareSites } from './compare-sites.ts';
import { madeSite } from './testing/made-site.ts';

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
    expect((notes ?? []).join(' ')).toContain('The two sites write about different things');
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
