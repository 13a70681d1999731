/** Images of structured data that cannot be loaded or are too small for a rich result. */
import type { ImageSize, MarkedImage, SiteFacts } from '../../../model/site-facts.ts';
import { answerOf, brokenFact, brokenKind, urlRecordOf } from '../../describe-urls.ts';
import { type EvidenceDraft, type Shown, say } from '../../evidence.ts';
import { missing, skip } from '../../outcome.ts';
import { defineSiteRule } from '../../rule.ts';
import type { FindingOf } from '../../rule-texts.ts';
import { structuredDataTexts } from './messages.ts';

const logoSideMin = 112;
const articlePixelsMin = 50_000;

type Site = Pick<SiteFacts, 'urlRecords' | 'matchRobots'>;

type ImageFinding = FindingOf<(typeof structuredDataTexts)['sd-image-invalid']>;

interface Fault {
  readonly url: string;
  readonly found: Shown;
  readonly wanted: Shown;
  readonly isBroken: boolean;
  /** Given how many images of the page have a fault. */
  readonly toFinding: (images: number, evidence: readonly EvidenceDraft[]) => ImageFinding;
}

const naming = ({ use, type }: MarkedImage, url: string) => ({ use, url, type: type || 'none' });

function sizeFault(image: MarkedImage, url: string, { width, height }: ImageSize): Fault | null {
  const data = { ...naming(image, url), width, height };
  const common = { url, found: say('is-pixels', { width, height }), isBroken: false };
  if (image.use === 'logo' && Math.min(width, height) < logoSideMin)
    return {
      ...common,
      wanted: say('at-least-pixels', { limit: logoSideMin }),
      toFinding: (images, evidence) => ({
        messageId: 'small-logo',
        data: { ...data, side: logoSideMin, images },
        evidence,
      }),
    };
  if (image.use === 'article' && width * height < articlePixelsMin)
    return {
      ...common,
      wanted: say('at-least-50-000-pixels'),
      toFinding: (images, evidence) => ({
        messageId: 'small-image',
        data: { ...data, pixels: articlePixelsMin, images },
        evidence,
      }),
    };
  return null;
}

/** Googlebot-Image follows Googlebot's group where it has none of its own. Other hosts' robots.txt was not fetched. */
function closedToGoogle({ matchRobots }: Site, url: string): string | null {
  const results = ['Googlebot-Image', 'Googlebot'].map((agent) => matchRobots(agent, url));
  return results.every(({ allowed }) => !allowed) ? (results[0]?.reason ?? null) : null;
}

function faultOf(site: Site, image: MarkedImage): Fault | null {
  const record = urlRecordOf(site, image.urlId);
  if (record === null || record.check === null) return null;
  const { url, check, isInternal } = record;
  const closedBy = isInternal ? closedToGoogle(site, url) : null;
  const data = naming(image, url);
  if (closedBy !== null)
    return {
      url,
      found: say('is-blocked-for-google-by', { closedBy }),
      wanted: say('allowed-for-googlebot-image'),
      isBroken: false,
      toFinding: (images, evidence) => ({
        messageId: 'blocked',
        data: { ...data, rule: closedBy, images },
        evidence,
      }),
    };
  if (check.blocked !== null) return null;
  if (brokenKind(check) !== null)
    return {
      url,
      found: say('answer', answerOf(check)),
      wanted: say('an-image-that-returns-200'),
      isBroken: true,
      toFinding: (images, evidence) => ({
        messageId: 'broken',
        data: { ...data, ...answerOf(check), images },
        evidence,
      }),
    };
  return check.size ? sizeFault(image, url, check.size) : null;
}

export const sdImageInvalid = defineSiteRule({
  id: 'sd-image-invalid',
  group: 'structured-data',
  severity: 'warning',
  basis: 'google',
  source: 'https://developers.google.com/search/docs/appearance/structured-data/article',
  needs: 'http',
  texts: structuredDataTexts['sd-image-invalid'],
  reads: ['pages', 'urlRecords', 'matchRobots', 'checked'],
  checkSite(site) {
    if (site.pages.every(({ markedImages }) => markedImages.length === 0)) return skip('no-image-in-markup');
    if (!site.checked.images) return missing('images-not-requested');
    return site.pages.flatMap(({ url, indexable, markedImages }) => {
      const faults = indexable ? markedImages.map((image) => ({ image, fault: faultOf(site, image) })) : [];
      const reported = faults.flatMap(({ image, fault }) => (fault === null ? [] : [{ image, fault }]));
      const [first] = reported;
      if (first === undefined) return [];
      return [
        {
          page: url,
          urls: [url],
          facts: reported.flatMap(({ fault }) => (fault.isBroken ? [brokenFact(fault.url)] : [])),
          ...first.fault.toFinding(
            reported.length,
            reported.slice(0, 10).map(({ fault: { found, wanted, url: image } }) => ({
              found,
              wanted,
              urls: [image],
            })),
          ),
        },
      ];
    });
  },
});
