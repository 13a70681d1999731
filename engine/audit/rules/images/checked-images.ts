/** Counts of images of which a run may have requested only some. */

import type { SiteFacts, UrlId } from '../../../model/site-facts.ts';
import { urlRecordOf } from '../../describe-urls.ts';

/** Part of messages: "3 images", or "At least 3 images" where others were not requested. */
export const countText =
  '{isAll, select, no {At least } other {}}{count, plural, one {# image} other {# images}}';

/** The data of `countText`: whether each of a page's images was requested. */
export const countChecked = (
  count: number,
  site: Pick<SiteFacts, 'urlRecords'>,
  images: readonly UrlId[],
): { readonly count: number; readonly isAll: 'yes' | 'no' } => ({
  count,
  isAll: images.every((id) => urlRecordOf(site, id)?.check != null) ? 'yes' : 'no',
});
