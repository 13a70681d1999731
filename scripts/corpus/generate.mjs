/** Makes a website with a generator of others, filled with real prose; the generator is installed in the cache. */
import { cpSync, existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { emptyFolder, runProgram, storeSite, workFolder, writeFiles } from './cache.mjs';
import { eleventy, hexo } from './generators/blogs.mjs';
import { docsify, docusaurus, honkit, starlight, vitepress } from './generators/documentation.mjs';
import { reactApp, reactHydrated } from './generators/react-app.mjs';
import { collectProse } from './prose.mjs';

const textsMax = 30;

const generators = {
  docsify,
  docusaurus,
  eleventy,
  hexo,
  honkit,
  starlight,
  vitepress,
  'react-app': reactApp,
  'react-hydrated': reactHydrated,
};

/** Installs the packages of a generator beside its input, once; some want more or less in the manifest. */
function install(folder, { packages, manifest: more = { type: 'module' } }) {
  const manifest = JSON.stringify({ name: 'site', private: true, ...more, dependencies: packages });
  const stamp = path.join(folder, 'node_modules', '.installed');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === manifest) return;
  writeFiles(folder, { 'package.json': manifest });
  const flags = ['--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error', '--legacy-peer-deps'];
  runProgram('npm', ['install', ...flags], { cwd: folder });
  writeFiles(folder, { 'node_modules/.installed': manifest });
}

export async function generateSite(site) {
  const generator = generators[site.from.generator];
  const folder = workFolder('generators', site.name);
  install(folder, generator);
  const { files, commands, output } = generator.plan({
    origin: `https://${site.host}`,
    texts: collectProse(textsMax, { offset: generator.offset ?? 0 }),
  });
  writeFiles(folder, files);
  const bin = `${path.join(folder, 'node_modules', '.bin')}${path.delimiter}${process.env.PATH}`;
  for (const [program, ...args] of commands)
    runProgram(program, args, { cwd: folder, env: { PATH: bin, CI: '1', ASTRO_TELEMETRY_DISABLED: '1' } });
  const made = emptyFolder(site.name);
  cpSync(path.join(folder, output), made, { recursive: true, dereference: true });
  storeSite(site, made);
}
