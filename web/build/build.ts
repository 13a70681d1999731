/** Builds everything the browser gets into web/dist/client: the application, the public pages and their small script. */
import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { build, type InlineConfig } from 'vite';
import type * as Rendering from '../public-pages/render.tsx';

const web = join(import.meta.dirname, '..');
const client = join(web, 'dist/client');
const prerender = join(web, 'dist/prerender');

/** As small as it gets. */
const pack = promisify(brotliCompress);

const shared: InlineConfig = { configFile: join(web, 'vite.config.ts'), logLevel: 'warn' };

/** The public pages' script is built apart, so that it shares no chunk with the application and stays one file. */
async function buildEnhancement(): Promise<string> {
  const built = await build({
    ...shared,
    build: {
      emptyOutDir: false,
      copyPublicDir: false,
      manifest: false,
      rolldownOptions: { input: join(web, 'public-pages/enhance.ts') },
    },
  });
  const chunks = 'output' in built ? built.output : [];
  const [script, ...others] = chunks.filter((chunk) => chunk.type === 'chunk');
  if (script === undefined || others.length > 0)
    throw new Error('The public script must be exactly one file.');
  return `/${script.fileName}`;
}

/** Renders on the server side of Vite; all styles the pages use end up in one stylesheet. */
async function buildRenderer(): Promise<{ rendering: typeof Rendering; stylesheet: string }> {
  await build({
    ...shared,
    build: {
      outDir: prerender,
      copyPublicDir: false,
      manifest: false,
      ssr: join(web, 'public-pages/render.tsx'),
      ssrEmitAssets: true,
      cssCodeSplit: false,
      cssMinify: true,
      rolldownOptions: { output: { entryFileNames: 'render.js' } },
    },
  });
  await cp(join(prerender, 'assets'), join(client, 'assets'), { recursive: true });
  const stylesheets = (await readdir(join(prerender, 'assets'))).filter((name) => name.endsWith('.css'));
  const [stylesheet] = stylesheets;
  if (stylesheet === undefined || stylesheets.length > 1)
    throw new Error('The public pages must have exactly one style sheet.');
  return {
    rendering: await importRendering(join(prerender, 'render.js')),
    stylesheet: `/assets/${stylesheet}`,
  };
}

/** The module that was just built from public-pages/render.tsx. */
async function importRendering(file: string): Promise<typeof Rendering> {
  return (await import(pathToFileURL(file).href)) as typeof Rendering;
}

async function writePublicFile(name: string, text: string): Promise<void> {
  const file = join(client, name);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, text);
}

/** The pages and the two files crawlers read first; they join what the application's build has left. */
export async function buildPublicPages(): Promise<void> {
  const script = await buildEnhancement();
  const { rendering, stylesheet } = await buildRenderer();
  for (const page of rendering.publicPages) {
    const html = rendering.renderPublicPage(page, { script, stylesheet });
    await writePublicFile(join(page.path.slice(1), 'index.html'), html);
  }
  await writePublicFile('sitemap.xml', rendering.renderSitemap());
  await writePublicFile('robots.txt', rendering.renderRobots());
  await rm(prerender, { recursive: true });
}

/** The shell must load the application: without that every signed-in route is blank. */
async function buildApplication(): Promise<void> {
  await build(shared);
  const shell = await readFile(join(client, 'app.html'), 'utf8');
  if (!/<script type="module"[^>]* src="\/assets\//.test(shell)) throw new Error('app.html loads no script.');
}

/** Beside each script and stylesheet what is sent of it; the server reads both. */
async function packAssets(): Promise<void> {
  const folder = join(client, 'assets');
  const names = (await readdir(folder)).filter((name) => /\.(?:js|css)$/.test(name));
  for (const name of names) {
    const packed = await pack(await readFile(join(folder, name)));
    await writeFile(join(folder, `${name}.br`), packed);
  }
}

if (process.argv[1] === import.meta.filename) {
  await buildApplication();
  await buildPublicPages();
  await packAssets();
}
