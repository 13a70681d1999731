/** Images nobody is meant to see: pixels and beacons that count visits. */

import type { ImageNode } from '../../../facts/node-facts.ts';
import { forLatest } from '../../for-latest.ts';

const pixelMax = 2;

/** Hosts, with or without a path, that answer beacons; subdomains are meant too. */
const beacons = `
facebook.com/tr google-analytics.com analytics.google.com googleadservices.com google.com/pagead www.google.com/ads googletagmanager.com
doubleclick.net stats.g.doubleclick.net bat.bing.com c.bing.com clarity.ms px.ads.linkedin.com analytics.twitter.com t.co/i/adsct
analytics.tiktok.com ct.pinterest.com tr.snapchat.com alb.reddit.com pixel.wp.com stats.wp.com scorecardresearch.com quantserve.com
mc.yandex.ru mc.yandex.com counter.yadro.ru top-fwz1.mail.ru hm.baidu.com adnxs.com adsrvr.org sp.analytics.yahoo.com criteo.com taboola.com
outbrain.com hubspot.com/__ptq.gif track.hubspot.com met.vgwort.de ioam.de xiti.com etracker.de econda-monitor.de pixel.mathtag.com
bidswitch.net amazon-adsystem.com demdex.net omtrdc.net 2o7.net chartbeat.net parsely.com/plogger statcounter.com histats.com
`
  .trim()
  .split(/\s+/);
const pathsOf = new Map(
  beacons.map((beacon) => {
    const slash = beacon.indexOf('/');
    return slash === -1 ? ([beacon, '/'] as const) : ([beacon.slice(0, slash), beacon.slice(slash)] as const);
  }),
);
/** Counters that a site may keep itself. */
const counters =
  /^https?:\/\/[^/?#:][^?#]*\/(?:(?:matomo|piwik)\.php|(?:pixel|beacon|tracking)\.gif)(?:[?#]|$)/i;

/** Without a query or fragment an address of theirs ends in p or f, which few images do. */
function mayCount(address: string): boolean {
  const last = address.charCodeAt(address.length - 1) | 32;
  return last === 112 || last === 102 || address.includes('?') || address.includes('#');
}

const styledSize = {
  width: /(?:^|[;\s])width\s*:\s*(\d+)(?:px)?\s*(?:;|!|$)/i,
  height: /(?:^|[;\s])height\s*:\s*(\d+)(?:px)?\s*(?:;|!|$)/i,
} as const;

const isDigit = (code: number): boolean => code >= 48 && code <= 57;

/** Two digits and more, the first of them no zero. */
function isLargeNumber(attribute: string): boolean {
  if (attribute.length < 2 || attribute.startsWith('0')) return false;
  for (let at = 0; at < attribute.length; at += 1) if (!isDigit(attribute.charCodeAt(at))) return false;
  return true;
}

function pixels(attribute: string | null, style: string | null, property: 'width' | 'height'): number | null {
  if (attribute === null && style === null) return null;
  const written = attribute?.trim().match(/^\d+(?:\.\d+)?(?=$|\D)/)?.[0];
  if (written !== undefined && !attribute?.includes('%')) return Number(written);
  const styled = style?.match(styledSize[property]);
  return styled?.[1] === undefined ? null : Number(styled[1]);
}

let latest: { readonly origin: string; readonly paths: readonly string[] } | null = null;

/** Paths that answer beacons under a host or a domain it belongs to. */
function beaconPathsOf(host: string): readonly string[] {
  const paths: string[] = [];
  for (let suffix = host; suffix.includes('.'); suffix = suffix.slice(suffix.indexOf('.') + 1)) {
    const path = pathsOf.get(suffix);
    if (path !== undefined) paths.push(path);
  }
  return paths;
}

function isBeacon(address: string | null): boolean {
  if (address === null) return false;
  if (mayCount(address) && counters.test(address)) return true;
  // Images of a page come from few hosts, most often from that of the one before.
  if (latest === null || !address.startsWith(latest.origin)) {
    const match = /^https?:\/\/([^/?#:]+)[^/?#]*\//.exec(address);
    if (match === null) return false;
    latest = { origin: match[0], paths: beaconPathsOf(match[1] ?? '') };
  }
  const { origin, paths } = latest;
  for (const path of paths) if (address.startsWith(path, origin.length - 1)) return true;
  return false;
}

function isTiny(attribute: string | null, style: string | null, property: 'width' | 'height'): boolean {
  if (attribute !== null && isLargeNumber(attribute)) return false;
  const size = pixels(attribute, style, property);
  return size !== null && size <= pixelMax;
}

/** At most two pixels either way, or sent to a host that counts visits. */
export function isTrackingPixel({
  width,
  height,
  style,
  resolved,
}: Pick<ImageNode, 'width' | 'height' | 'style' | 'resolved'>): boolean {
  if (isTiny(width, style, 'width') && isTiny(height, style, 'height')) return true;
  return isBeacon(resolved);
}

/** Images that people are meant to see. */
export const withoutTrackingPixels = forLatest((images: readonly ImageNode[]): readonly ImageNode[] => {
  const shown: ImageNode[] = [];
  for (const image of images) if (!isTrackingPixel(image)) shown.push(image);
  return shown;
});
