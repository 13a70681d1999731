/** Fetches sites of the corpus into the cache; one that cannot be had does not hold up the others. */
import { say } from '../say.mjs';
import { isFetched } from './cache.mjs';
import { fetchDebian, hasDebianPrograms } from './fetch-debian.mjs';
import { fetchNpm } from './fetch-npm.mjs';
import { generateSite } from './generate.mjs';

async function fetchSite(site) {
  if ('npm' in site.from) fetchNpm(site);
  else if ('debian' in site.from) {
    const dangling = fetchDebian(site);
    if (dangling.length > 0) say(`  ${dangling.length} links lead nowhere, such as ${dangling[0]}`);
  } else await generateSite(site);
}

/** Returns what could not be had. */
export async function fetchSites(sites, { isForced }) {
  const isDebian = hasDebianPrograms();
  const failures = [];
  const left = sites.filter(({ from }) => 'debian' in from && !isDebian);
  if (left.length > 0)
    say(`Left out, as they need apt-get and dpkg-deb: ${left.map(({ name }) => name).join(', ')}`);
  for (const site of sites) {
    if (left.includes(site) || (isFetched(site) && !isForced)) continue;
    say(`Fetching ${site.name} ...`);
    try {
      await fetchSite(site);
    } catch (error) {
      failures.push(site.name);
      say(`  could not be had: ${error.message}`);
    }
  }
  return failures;
}
