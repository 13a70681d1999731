/** Images of structured data that cannot be loaded or are too small for a rich result. */
import type { MarkedImage, SiteFacts } from '../../../model/site-facts.ts';
import { answerWords, brokenFact, brokenKind, urlRecordOf } from '../../describe-urls.ts';
import { missing, skip } from '../../outcome.ts';
import { defineSiteRule } from '../../rule.ts';

const logoSideMin = 112;
const articlePixelsMin = 50_000;

type Site = Pick<SiteFacts, 'urlRecords' | 'matchRobots'>;

interface Fault {
  readonly url: string;
  readonly found: string;
  readonly wanted: string;
  readonly isBroken: boolean;
}

function sizeFault({ use }: MarkedImage, { width, height }: { width: number; height: number }) {
  const found = `is ${width} × ${height} pixels`;
  if (use === 'logo' && Math.min(width, height) < logoSideMin)
    return { found, wanted: `at least ${logoSideMin} × ${logoSideMin} pixels` };
  if (use === 'article' && width * height < articlePixelsMin)
    return { found, wanted: 'at least 50,000 pixels, width times height' };
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
  if (closedBy !== null)
    return {
      url,
      found: `is blocked for Google by ${closedBy}`,
      wanted: 'allowed for Googlebot-Image',
      isBroken: false,
    };
  if (check.blocked !== null) return null;
  if (brokenKind(check) !== null)
    return { url, found: answerWords(check), wanted: 'an image that returns 200', isBroken: true };
  const fault = check.size ? sizeFault(image, check.size) : null;
  return fault === null ? null : { url, ...fault, isBroken: false };
}

export const sdImageInvalid = defineSiteRule({
  id: 'sd-image-invalid',
  group: 'structured-data',
  severity: 'warning',
  basis: 'google',
  source: 'https://developers.google.com/search/docs/appearance/structured-data/article',
  scope: 'page',
  needs: 'http',
  tier: 2,
  needsFullCoverage: false,
  title: 'Unusable image in structured data',
  why: 'Google shows an image in a rich result only if it can load it and the image is large enough: logos from 112 × 112 pixels, article images of at least 50,000 pixels.',
  fix: 'Use an image that returns 200, is not blocked by robots.txt and is large enough.',
  reads: ['pages', 'urlRecords', 'matchRobots', 'checked'],
  checkSite(site) {
    if (site.pages.every(({ markedImages }) => markedImages.length === 0))
      return skip('No structured data names an image.');
    if (!site.checked.images) return missing('Images were not requested.');
    return site.pages.flatMap(({ url, indexable, markedImages }) => {
      const faults = indexable ? markedImages.map((image) => ({ image, fault: faultOf(site, image) })) : [];
      const reported = faults.flatMap(({ image, fault }) => (fault === null ? [] : [{ image, fault }]));
      const [first] = reported;
      if (first === undefined) return [];
      const more = reported.length === 1 ? '' : ` ${reported.length} images have such a problem.`;
      return [
        {
          page: url,
          urls: [url],
          facts: reported.flatMap(({ fault }) => (fault.isBroken ? [brokenFact(fault.url)] : [])),
          message: `The ${first.image.use === 'logo' ? 'logo' : 'image'} ${first.fault.url} that ${first.image.type || 'structured data'} names ${first.fault.found}.${more}`,
          evidence: reported.slice(0, 10).map(({ image, fault }) => ({
            found: `${image.type}: ${fault.found}`,
            wanted: fault.wanted,
            urls: [fault.url],
          })),
        },
      ];
    });
  },
});
