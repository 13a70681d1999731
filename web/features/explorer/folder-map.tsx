/** The site as a tree of folders, as wide as they have pages; the same as a table. */
import type { SiteFolder } from '@pagewright/contract/explorer/explorer';
import type { UrlFilter } from '@pagewright/contract/explorer/url-filter';
import { insightTone, wholeScore } from '@pagewright/contract/ratings';
import { useMemo, useState } from 'react';
import { classNames } from '../../ui/class-names.ts';
import { Disclosure } from '../../ui/disclosure.tsx';
import { Note, Row, Stack } from '../../ui/layout.tsx';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import { Skeleton, SkeletonBlock } from '../../ui/skeleton.tsx';
import { Table, type TableColumn } from '../../ui/table.tsx';
import type { Tone } from '../../ui/tone.ts';
import { placeFolders } from './folder-layout.ts';
import styles from './pictures.module.css';
import { useOrigin, useStructure } from './queries.ts';
import { strings } from './strings.ts';

const colors = ['score', 'status', 'depth'] as const;
type Color = (typeof colors)[number];

export interface PictureProps {
  readonly id: string;
  readonly onChoose: (filter: UrlFilter) => void;
}

/** In percent of its URLs. */
function problemsOf({ urls, statuses }: SiteFolder): number {
  const bad = statuses['4xx'] + statuses['5xx'];
  return urls === 0 ? 0 : (bad / urls) * 100;
}

const bandOf = (value: number, good: number, fair: number): Tone => {
  if (value <= good) return 'good';
  return value <= fair ? 'fair' : 'poor';
};

function toneOf(folder: SiteFolder, color: Color): Tone {
  const { score, depth } = folder;
  if (color === 'status') return bandOf(problemsOf(folder), 0, 5);
  if (color === 'depth') return depth === null ? 'neutral' : bandOf(depth, 2, 4);
  return score === null ? 'neutral' : insightTone(wholeScore(score));
}

const rounded = (value: number): string => value.toLocaleString(undefined, { maximumFractionDigits: 1 });

function valueOf(folder: SiteFolder, color: Color): string {
  const { score, depth } = folder;
  if (color === 'status') return strings.problemValue({ share: Math.round(problemsOf(folder)) });
  if (color === 'depth')
    return depth === null ? strings.unknownValue : strings.depthValue({ value: rounded(depth) });
  return score === null ? strings.unknownValue : strings.scoreValue({ value: String(wholeScore(score)) });
}

export function FolderMap({ id, onChoose }: PictureProps) {
  const { data: structure, isPending, refetch } = useStructure(id);
  const origin = useOrigin(id);
  const [color, setColor] = useState<Color>('score');
  const placed = useMemo(() => placeFolders(structure?.folders ?? []), [structure]);
  if (isPending)
    return (
      <Skeleton label={strings.loading}>
        <SkeletonBlock height={260} />
      </Skeleton>
    );
  if (structure === undefined)
    return (
      <LoadFailed
        missing={null}
        title={strings.loadFailed}
        text={strings.loadFailedText}
        tryAgain={strings.tryAgain}
        onRetry={refetch}
      />
    );
  const choose = ({ path }: SiteFolder): void =>
    onChoose(
      origin === null
        ? { column: 'url', contains: path }
        : {
            and: [
              { column: 'internal', is: true },
              { column: 'url', startsWith: `${origin}${path}` },
            ],
          },
    );
  const levels = Math.max(0, ...placed.map(({ level }) => level)) + 1;
  return (
    <Stack as="section" gap={4} columns={1} aria-labelledby="folder-map">
      <h2 id="folder-map" className={styles.heading}>
        {strings.foldersHeading}
      </h2>
      <Row gap={3} wrap justify="between">
        <Note>
          {structure.isWhole ? strings.foldersText : `${strings.foldersText} ${strings.foldersPart}`}
        </Note>
        <Segmented
          label={strings.colorBy}
          value={color}
          options={colors.map((value) => ({ value, label: strings.colors[value] }))}
          onChange={setColor}
        />
      </Row>
      {/* The table below is the same for readers of the screen and for the keyboard. */}
      <div className={styles.map} style={{ blockSize: `${levels * 44}px` }} aria-hidden="true">
        {placed.map(({ folder, level, from, width }) => {
          const { path, pages } = folder;
          const value = valueOf(folder, color);
          return (
            <button
              key={path}
              type="button"
              tabIndex={-1}
              className={classNames(styles.folder, styles[toneOf(folder, color)])}
              style={{
                insetInlineStart: `${from * 100}%`,
                inlineSize: `${width * 100}%`,
                insetBlockStart: `${level * 44}px`,
              }}
              title={strings.folderLabel({ path, pages, value })}
              onClick={() => choose(folder)}
            >
              <span className={styles.folderName}>{path === '/' ? '/' : path.split('/').at(-2)}</span>
              <span className={styles.folderValue}>{value}</span>
            </button>
          );
        })}
      </div>
      <Legend color={color} />
      <Disclosure summary={strings.asTable}>
        <Table
          caption={strings.foldersHeading}
          columns={tableColumns(choose)}
          rows={structure.folders}
          rowKey={({ path }) => path}
        />
      </Disclosure>
    </Stack>
  );
}

const Legend = ({ color }: { readonly color: Color }) => (
  <Row gap={2} wrap>
    <span className={styles.swatches} aria-hidden="true">
      {(['good', 'fair', 'poor'] as const).map((tone) => (
        <span key={tone} className={classNames(styles.swatch, styles[tone])} />
      ))}
    </span>
    <Note as="span">{strings.legend[color]}</Note>
  </Row>
);

const tableColumns = (choose: (folder: SiteFolder) => void): TableColumn<SiteFolder>[] => [
  {
    id: 'path',
    header: strings.folder,
    rowHeader: true,
    cell: (folder) => (
      <button type="button" className={styles.link} onClick={() => choose(folder)}>
        {folder.path}
      </button>
    ),
  },
  { id: 'pages', header: strings.pages, align: 'end', cell: ({ pages }) => pages.toLocaleString() },
  { id: 'urls', header: strings.urls, align: 'end', cell: ({ urls }) => urls.toLocaleString() },
  {
    id: 'score',
    header: strings.averageScore,
    align: 'end',
    cell: ({ score }) => (score === null ? strings.unknownValue : String(wholeScore(score))),
  },
  {
    id: 'depth',
    header: strings.averageDepth,
    align: 'end',
    cell: ({ depth }) => (depth === null ? strings.unknownValue : rounded(depth)),
  },
  {
    id: 'problems',
    header: strings.problems,
    align: 'end',
    cell: ({ statuses }) => (statuses['4xx'] + statuses['5xx']).toLocaleString(),
  },
];
