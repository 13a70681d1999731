/** The test site in its own process, so that other load does not delay its clock; reports by message how fast the crawlers were. */
import { haste, serveLabSite } from './site.mjs';

const [pages = '5', answerMs = '20'] = process.argv.slice(2);
const site = await serveLabSite({ pages: Number(pages), answerMs: Number(answerMs) });

process.on('message', ({ delayMs }) => {
  const hosts = [...new Set(site.requested.map(({ host }) => host))];
  const found = hosts.map((host) => ({ host, ...haste(site.requested, host, delayMs) }));
  process.send?.({ requests: site.requested.length, hosts: found });
});
process.send?.({ port: site.port });
