/** Counts of images of which a run may have requested only some. */
import type { SiteFacts, UrlId } from '../../../model/site-facts.ts';
import { countOf } from '../../count-of.ts';
import { urlRecordOf } from '../../describe-urls.ts';

/** Whether each of a page's images was requested. */
export const isAllChecked = (site: Pick<SiteFacts, 'urlRecords'>, images: readonly UrlId[]): boolean =>
  images.every((id) => urlRecordOf(site, id)?.check != null);

/** "3 images", or "At least 3 images" where others were not requested. */
export const countChecked = (count: number, isAll: boolean): string =>
  `${isAll ? '' : 'At least '}${countOf(count, 'image')}`;
