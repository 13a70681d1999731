/** A share image that cannot be loaded. */
import type { UrlCheck } from '../../../model/site-facts.ts';
import { answerOf, brokenKind, urlRecordOf } from '../../describe-urls.ts';
import { say } from '../../evidence.ts';
import { missing } from '../../outcome.ts';
import { defineSiteRule } from '../../rule.ts';
import { socialTexts } from './messages.ts';

/** What it is instead of an image; null where it may be one. */
function otherType({ status, mediaType }: UrlCheck): string | null {
  if (status !== 200 || mediaType === null || mediaType === 'application/octet-stream') return null;
  return mediaType.startsWith('image/') ? null : mediaType;
}

interface Fault {
  readonly url: string;
  readonly check: UrlCheck;
  /** Null where nothing arrives. */
  readonly type: string | null;
}

function faultOf(url: string, check: UrlCheck): Fault | null {
  if (check.blocked !== null) return null;
  if (brokenKind(check) !== null) return { url, check, type: null };
  const type = otherType(check);
  return type === null ? null : { url, check, type };
}

export const ogImageUnreachable = defineSiteRule({
  id: 'og-image-unreachable',
  group: 'social',
  severity: 'warning',
  basis: 'standard',
  source: 'https://ogp.me/#structured',
  needs: 'http',
  texts: socialTexts['og-image-unreachable'],
  reads: ['pages', 'urlRecords', 'checked'],
  checkSite(site) {
    if (!site.checked.images) return missing('images-not-requested');
    return site.pages.flatMap((page) => {
      if (!page.indexable) return [];
      const faults = page.shareImages.flatMap((id) => {
        const record = urlRecordOf(site, id);
        return (record?.check && faultOf(record.url, record.check)) ?? [];
      });
      const [first] = faults;
      if (first === undefined) return [];
      const shared = {
        page: page.url,
        urls: [page.url],
        evidence: faults.map(({ url, check, type }) => ({
          found: type === null ? say('answer', answerOf(check)) : say('is-not-an-image', { type }),
          wanted: say('an-image-that-returns-200'),
          urls: [url],
        })),
      };
      const { url, check, type } = first;
      return [
        type === null
          ? { ...shared, messageId: 'broken' as const, data: { url, ...answerOf(check) } }
          : { ...shared, messageId: 'no-image' as const, data: { url, type } },
      ];
    });
  },
});
