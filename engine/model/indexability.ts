/** What keeps a page out of Google's index. */
import type { NotIndexableReason } from '@pagewright/contract/entities/indexability';

/** What keeps a page out of the index, as far as the page itself tells: the target of a canonical is another page's matter. */
export type Barrier =
  | Exclude<
      NotIndexableReason,
      'canonical-off-site' | 'canonical-to-error' | 'canonical-to-home' | 'duplicate'
    >
  | 'canonical';
