/** Bundles the command for `npm pack`: our own code and small packages into `dist`, large ones stay dependencies. */
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { rolldown } from 'rolldown';
import { languageTables, languageTablesFile } from './language-tables.mjs';

const here = import.meta.dirname;
const root = path.join(here, '..');
const dist = path.join(here, 'dist');
const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'));
const manifest = readJson(path.join(here, 'package.json'));

/** What is installed beside the bundle: models and data of many megabytes, and the optional browser. */
const external = [...Object.keys(manifest.dependencies), ...Object.keys(manifest.peerDependencies)];

/** The package must run with what the engine and the browser were tested with. */
function checkVersions() {
  for (const workspace of ['engine', 'server']) {
    const { dependencies } = readJson(path.join(root, workspace, 'package.json'));
    for (const [name, version] of Object.entries(manifest.dependencies))
      if (dependencies[name] !== undefined && dependencies[name] !== version)
        throw new Error(
          `cli/package.json has ${name} ${version}, ${workspace}/package.json ${dependencies[name]}`,
        );
  }
}

/** The folder of an npm package that a module belongs to; null for our own. */
function packageOf(moduleId) {
  const at = moduleId.lastIndexOf(`${path.sep}node_modules${path.sep}`);
  if (at === -1) return null;
  const parts = moduleId.slice(at + '/node_modules/'.length).split(path.sep);
  const name = parts[0].startsWith('@') ? parts.slice(0, 2).join('/') : parts[0];
  return path.join(moduleId.slice(0, at), 'node_modules', name);
}

/** Licences of what is bundled, as they ask to be passed on. */
function licencesOf(moduleIds) {
  const folders = [...new Set(moduleIds.map(packageOf).filter((folder) => folder !== null))].sort((a, b) =>
    a.localeCompare(b, 'en'),
  );
  return folders.map((folder) => {
    const { name, version, license } = readJson(path.join(folder, 'package.json'));
    const file = readdirSync(folder).find((each) => /^(licen[cs]e|copying)(\.|$|-)/i.test(each));
    const text = file === undefined ? `Licence: ${license}` : readFileSync(path.join(folder, file), 'utf8');
    return `${name} ${version}\n\n${text.trim()}\n`;
  });
}

const demo = path.join(root, 'server', 'demo');

/** The demo sites read their pages beside their sources: in the bundle they are below `demo`. */
const demoFolders = {
  name: 'demo-folders',
  transform(code, id) {
    const [, site] = /[\\/]demo[\\/]([^\\/]+)[\\/]site\.ts$/.exec(id) ?? [];
    if (site === undefined) return null;
    cpSync(path.join(demo, site), path.join(dist, 'demo', site), {
      recursive: true,
      filter: (file) => !file.endsWith('.ts'),
    });
    return code.replace('import.meta.dirname', `\`\${import.meta.dirname}/demo/${site}\``);
  },
};

/** The model's process is a file of its own in the bundle, too. */
const modelProcess = {
  name: 'model-process',
  transform: (code, id) =>
    id.endsWith('model-host.ts') ? code.replace("'model-process.ts'", "'model-process.mjs'") : null,
};

checkVersions();
rmSync(dist, { recursive: true, force: true });
mkdirSync(dist);
const bundle = await rolldown({
  input: {
    run: path.join(here, 'run.ts'),
    'model-process': path.join(root, 'server', 'adapters', 'llm', 'local', 'model-process.ts'),
    eld: languageTablesFile,
  },
  platform: 'node',
  plugins: [demoFolders, modelProcess, languageTables],
  external: (id) => external.some((name) => id === name || id.startsWith(`${name}/`)),
  // The libraries' own notes are no business of who packs this.
  logLevel: 'silent',
});
const { output } = await bundle.write({
  dir: dist,
  format: 'esm',
  entryFileNames: '[name].mjs',
  chunkFileNames: '[name]-[hash].mjs',
  minify: { mangle: false, compress: false, codegen: true },
});
await bundle.close();

cpSync(path.join(root, 'server', 'adapters', 'chromium', 'in-page'), path.join(dist, 'in-page'), {
  recursive: true,
});
cpSync(path.join(root, 'LICENSE'), path.join(here, 'LICENSE'));
const moduleIds = output.flatMap((chunk) => (chunk.type === 'chunk' ? chunk.moduleIds : []));
const licences = licencesOf(moduleIds.filter((id) => existsSync(id.split('?')[0])));
writeFileSync(
  path.join(here, 'THIRD-PARTY-LICENSES.txt'),
  `The bundle contains these packages.\n\n${licences.join(`\n${'-'.repeat(72)}\n\n`)}`,
);
process.stdout.write(`bundled ${output.length} files, ${licences.length} packages inside\n`);
