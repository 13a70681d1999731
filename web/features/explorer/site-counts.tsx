/** Pages by depth and URLs by status, as bars that lead to their rows. */
import type { SiteStructure } from '@pagewright/contract/explorer/explorer';
import { Bars } from '../../ui/bars.tsx';
import { Grid, Note, Stack } from '../../ui/layout.tsx';
import { Skeleton, SkeletonBlock } from '../../ui/skeleton.tsx';
import type { Tone } from '../../ui/tone.ts';
import type { PictureProps } from './folder-map.tsx';
import styles from './pictures.module.css';
import { useStructure } from './queries.ts';
import { strings } from './strings.ts';
import { statusTone } from './value-cell.tsx';

export function SiteCounts({ id, onChoose }: PictureProps) {
  const { data: structure } = useStructure(id);
  if (structure === undefined)
    return (
      <Skeleton label={strings.loading}>
        <SkeletonBlock height={260} />
      </Skeleton>
    );
  return (
    <Grid columns={2} gap={6} fold={860}>
      <Stack as="section" gap={3} columns={1} aria-labelledby="depths">
        <h2 id="depths" className={styles.heading}>
          {strings.depthHeading}
        </h2>
        <Note>{strings.depthText}</Note>
        <Bars label={strings.depthHeading} rows={depthRows(structure, onChoose)} even />
      </Stack>
      <Stack as="section" gap={3} columns={1} aria-labelledby="statuses">
        <h2 id="statuses" className={styles.heading}>
          {strings.statusHeading}
        </h2>
        <Note>{strings.statusText}</Note>
        <Bars label={strings.statusHeading} rows={statusRows(structure, onChoose)} even />
      </Stack>
    </Grid>
  );
}

function depthTone(depth: number | null): Tone {
  if (depth === null) return 'neutral';
  if (depth <= 2) return 'good';
  return depth <= 4 ? 'fair' : 'poor';
}

function depthRows({ depths }: SiteStructure, onChoose: PictureProps['onChoose']) {
  const max = Math.max(1, ...depths.map(({ pages }) => pages));
  return depths.map(({ depth, pages }) => ({
    label: depth === null ? strings.depthNone : strings.depthClicks({ depth }),
    value: pages,
    max,
    valueText: pages.toLocaleString(),
    tone: depthTone(depth),
    onSelect: () =>
      onChoose({
        and: [
          { column: 'kind', is: 'page' },
          depth === null ? { column: 'depth', isEmpty: true } : { column: 'depth', is: depth },
        ],
      }),
  }));
}

const groupWords = (status: number): string => {
  const table: Readonly<Record<string, string>> = strings.statusGroups;
  return table[String(status).charAt(0)] ?? '';
};

function statusRows({ statuses }: SiteStructure, onChoose: PictureProps['onChoose']) {
  const max = Math.max(1, ...statuses.map(({ urls }) => urls));
  return statuses.map(({ status, urls }) => ({
    label: status === null ? strings.noStatus : `${status} ${groupWords(status)}`.trim(),
    value: urls,
    max,
    valueText: urls.toLocaleString(),
    tone: statusTone(status),
    onSelect: () =>
      onChoose(status === null ? { column: 'status', isEmpty: true } : { column: 'status', is: status }),
  }));
}
