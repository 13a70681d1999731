/** Shown while the code of a page is loading. */
import { Skeleton, SkeletonBlock } from '../ui/skeleton.tsx';
import { strings } from './strings.ts';

export const PageLoading = () => (
  <Skeleton label={strings.loading}>
    <SkeletonBlock height={320} />
  </Skeleton>
);
