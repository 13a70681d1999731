/** What stands where a page will be while its code is on its way. */
import { Skeleton, SkeletonBlock } from '../ui/skeleton.tsx';
import { strings } from './strings.ts';

export const PageLoading = () => (
  <Skeleton label={strings.loading}>
    <SkeletonBlock height={320} />
  </Skeleton>
);
