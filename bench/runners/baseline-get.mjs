/** The baseline: fetches every page with undici and does nothing with it. */
import { Pool } from 'undici';

const [origin, concurrency] = process.argv.slice(2);
const listing = await fetch(`${origin}/sitemap.xml`);
const paths = [...(await listing.text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(
  (match) => new URL(match[1]).pathname,
);
const pool = new Pool(origin, { connections: Number(concurrency) });
let next = 0;
globalThis.benchmarkPages = 0;
const worker = async () => {
  while (next < paths.length) {
    const { body } = await pool.request({ path: paths[next++], method: 'GET' });
    await body.arrayBuffer();
    globalThis.benchmarkPages += 1;
  }
};
await Promise.all(Array.from({ length: Number(concurrency) }, worker));
await pool.close();
