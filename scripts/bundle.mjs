/** Puts a program and all it imports into one file: `node scripts/bundle.mjs ENTRY FILE`. Hundreds of small files take most of a start. */
import path from 'node:path';
import { rolldown } from 'rolldown';

const [input, file] = process.argv.slice(2);
/** The demo finds its pages beside itself. */
const staysOutside = {
  name: 'demo-stays-outside',
  resolveId: (id, importer) =>
    id.endsWith('/demo/serve-demo.ts')
      ? { id: path.resolve(path.dirname(importer), id), external: 'absolute' }
      : null,
};

const bundle = await rolldown({
  input,
  platform: 'node',
  plugins: [staysOutside],
  logLevel: 'warn',
});
await bundle.write({ file, format: 'cjs', dynamicImportInCjs: false });
await bundle.close();
