/** Rewrites the expected.json of all or the given fixture sites; a person reviews the difference. */
import { readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { auditFixture, fixturesRoot } from './audit-fixture.ts';
import { goldenOf } from './golden.ts';

const named = process.argv.slice(2);
const sites = named.length > 0 ? named : readdirSync(fixturesRoot).sort();
for (const name of sites) {
  const golden = goldenOf(await auditFixture(name));
  writeFileSync(path.join(fixturesRoot, name, 'expected.json'), `${JSON.stringify(golden, null, 2)}\n`);
  const findings = Object.values(golden.pages).reduce((sum, rules) => sum + rules.length, golden.site.length);
  console.log(`${name}: ${Object.keys(golden.pages).length} pages, ${findings} findings`);
}
