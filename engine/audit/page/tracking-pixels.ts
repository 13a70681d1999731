/** Detects tracking pixels. */

import type { ImageNode } from '../../model/node-facts.ts';

const pixelMax = 2;

/** Hosts of trackers, with or without a path; subdomains included. */
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
/** Self-hosted trackers. */
const counters =
  /^https?:\/\/[^/?#:][^?#]*\/(?:(?:matomo|piwik)\.php|(?:pixel|beacon|tracking)\.gif)(?:[?#]|$)/i;

const styledSize = {
  width: /(?:^|[;\s])width\s*:\s*(\d+)(?:px)?\s*(?:;|!|$)/i,
  height: /(?:^|[;\s])height\s*:\s*(\d+)(?:px)?\s*(?:;|!|$)/i,
} as const;

function pixels(attribute: string | null, style: string | null, property: 'width' | 'height'): number | null {
  if (attribute === null && style === null) return null;
  const written = attribute?.trim().match(/^\d+(?:\.\d+)?(?=$|\D)/)?.[0];
  if (written !== undefined && !attribute?.includes('%')) return Number(written);
  const styled = style?.match(styledSize[property]);
  return styled?.[1] === undefined ? null : Number(styled[1]);
}

/** Tracking paths of a host and its parent domains. */
function beaconPathsOf(host: string): readonly string[] {
  const paths: string[] = [];
  for (let suffix = host; suffix.includes('.'); suffix = suffix.slice(suffix.indexOf('.') + 1)) {
    const path = pathsOf.get(suffix);
    if (path !== undefined) paths.push(path);
  }
  return paths;
}

function isBeacon(url: string | null): boolean {
  if (url === null) return false;
  if (counters.test(url)) return true;
  const [origin = '', host = ''] = /^https?:\/\/([^/?#:]+)[^/?#]*\//.exec(url) ?? [];
  return origin !== '' && beaconPathsOf(host).some((path) => url.startsWith(path, origin.length - 1));
}

function isTiny(attribute: string | null, style: string | null, property: 'width' | 'height'): boolean {
  const size = pixels(attribute, style, property);
  return size !== null && size <= pixelMax;
}

/** At most two pixels wide and high, or loaded from a tracker. */
export function isTrackingPixel({
  width,
  height,
  style,
  resolved,
}: Pick<ImageNode, 'width' | 'height' | 'style' | 'resolved'>): boolean {
  if (isTiny(width, style, 'width') && isTiny(height, style, 'height')) return true;
  return isBeacon(resolved);
}
