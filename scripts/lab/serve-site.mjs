/** The laboratory's site in a process of its own, so that nobody else's work makes its clock late; asked by message how hasty the crawlers were. */
import { haste, serveLabSite } from './site.mjs';

const [pages = '5', answerMs = '20'] = process.argv.slice(2);
const site = await serveLabSite({ pages: Number(pages), answerMs: Number(answerMs) });

process.on('message', ({ delayMs }) => {
  const hosts = [...new Set(site.asked.map(({ host }) => host))];
  const found = hosts.map((host) => ({ host, ...haste(site.asked, host, delayMs) }));
  process.send?.({ requests: site.asked.length, hosts: found });
});
process.send?.({ port: site.port });
