/** Requests the images, documents and external links that pages refer to and no crawl downloads. */
import type { Message } from '@pagewright/contract/entities/message';
import { crawlMessage } from '@pagewright/contract/report/crawl-messages';
import { checkUrl } from '../../fetch/address-guard.ts';
import type { Probe } from '../../model/crawl-result.ts';
import { maxProbesPerKind, rateLimiterForFiles } from './check-images.ts';
import { unreachedDetail, withoutOwnFailures } from './own-network.ts';
import { probeUrls } from './probe-urls.ts';
import type { SiteProbeInput } from './site-probe-input.ts';

/** Of the progress of all probes; the rest is for the site's own host. */
const progressShare = 0.8;

/** The first URLs of a list; a note says how many are left out. */
function limit(urls: readonly string[], name: string, notes: Message[]): readonly string[] {
  if (urls.length > maxProbesPerKind)
    notes.push(
      crawlMessage('not-checked', { left: urls.length - maxProbesPerKind, all: urls.length, what: name }),
    );
  return urls.slice(0, maxProbesPerKind);
}

export async function probeLinkedUrls(
  input: SiteProbeInput,
): Promise<{ readonly tried: readonly Probe[]; readonly notes: readonly Message[] }> {
  const { urls, options, client, signal, politeness, crawl } = input;
  const notes: Message[] = [];
  const images = options.checkImages
    ? limit(input.imageChecks.requestedFirst(urls.images), 'images', notes)
    : [];
  const files = limit(urls.files, 'linked files', notes);
  const outside = options.checkExternalLinks ? limit(urls.externalLinks, 'links to other sites', notes) : [];
  // Links into private networks have a rule of their own and must not be requested.
  const links = outside.filter((url) => checkUrl(url, client.policy).ok);
  const rateLimiter = await rateLimiterForFiles(input, crawl.origin);
  const total = new Set([...images, ...files, ...links]).size;
  let done = 0;
  const onProbe = (): void => {
    done += 1;
    input.onStep?.(Math.min(1, done / total) * progressShare);
  };
  const polite = { rateLimiter, robotsCache: politeness.robotsCache };
  const probeOptions = { signal, isOver: input.isOver, politeness: polite, onProbe };
  const results = [
    ...(await input.imageChecks.results(images, crawl.origin, onProbe, input)),
    ...(await probeUrls(client, files, probeOptions)),
    ...(await probeUrls(client, links, probeOptions)),
  ];
  const { tried, unreached } = withoutOwnFailures(results, crawl.origin, client.policy.connectTo);
  if (unreached > 0) notes.push(crawlMessage('hosts-unreached', { why: unreachedDetail, count: unreached }));
  const left = images.length + new Set(files).size + new Set(links).size - tried.length;
  if (input.isOver() && left > 0) notes.push(crawlMessage('no-time', { left, all: left + tried.length }));
  return { tried, notes };
}
