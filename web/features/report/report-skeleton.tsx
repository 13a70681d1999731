/** The shape of a report that is on its way; as tall as a window, so that nothing below it jumps. */
import { Skeleton, SkeletonBlock, SkeletonLine } from '../../ui/skeleton.tsx';

export const ReportSkeleton = ({ label }: { readonly label: string }) => (
  <Skeleton label={label}>
    <SkeletonLine width="short" size="sm" />
    <SkeletonLine width="medium" size="4xl" />
    <SkeletonLine width="short" size="sm" />
    <SkeletonBlock height={160} />
    <SkeletonBlock height={480} />
    <SkeletonBlock height={320} />
  </Skeleton>
);
