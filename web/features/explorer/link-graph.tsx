/** The best-linked pages and the links between them, and the same pages as a table. */
import type { SiteGraph } from '@pagewright/contract/explorer/explorer';
import { insightTone, wholeScore } from '@pagewright/contract/ratings';
import { type MouseEvent, useMemo, useState } from 'react';
import { classNames } from '../../ui/class-names.ts';
import { Disclosure } from '../../ui/disclosure.tsx';
import { Note, Stack } from '../../ui/layout.tsx';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { Skeleton, SkeletonBlock } from '../../ui/skeleton.tsx';
import { Table, type TableColumn } from '../../ui/table.tsx';
import { shortenMiddle } from '../../ui/url-text.tsx';
import { type GraphPicture, type PlacedNode, placeGraph } from './graph-layout.ts';
import styles from './pictures.module.css';
import { useGraph } from './queries.ts';
import { strings } from './strings.ts';

export interface LinkGraphProps {
  readonly id: string;
  readonly onOpen: (urlId: number) => void;
}

type GraphNode = SiteGraph['nodes'][number];

/** So many of the best-linked pages have their path beside them. */
const namedMax = 12;
const nameChars = 26;

export function LinkGraph({ id, onOpen }: LinkGraphProps) {
  const { data: graph, isPending, refetch } = useGraph(id);
  const picture = useMemo(() => (graph === undefined ? null : placeGraph(graph)), [graph]);
  if (isPending)
    return (
      <Skeleton label={strings.loading}>
        <SkeletonBlock height={420} />
      </Skeleton>
    );
  if (graph === undefined || picture === null)
    return (
      <LoadFailed
        missing={null}
        title={strings.loadFailed}
        text={strings.loadFailedText}
        tryAgain={strings.tryAgain}
        onRetry={refetch}
      />
    );
  return (
    <Stack as="section" gap={4} columns={1} aria-labelledby="link-graph">
      <h2 id="link-graph" className={styles.heading}>
        {strings.linksHeading}
      </h2>
      <Note>
        {graph.nodes.length === 0
          ? strings.linksEmpty
          : strings.linksText({ count: graph.nodes.length, total: graph.total })}
      </Note>
      {graph.nodes.length > 0 && (
        <>
          <GraphDrawing picture={picture} onOpen={onOpen} />
          <Disclosure summary={strings.asTable}>
            <Table
              caption={strings.linksHeading}
              columns={tableColumns(onOpen)}
              rows={graph.nodes}
              rowKey={({ id: urlId }) => String(urlId)}
            />
          </Disclosure>
        </>
      )}
    </Stack>
  );
}

const pathOf = (url: string): string => {
  const parsed = URL.parse(url);
  return parsed === null ? url : `${parsed.pathname}${parsed.search}`;
};

const toneOf = ({ score }: GraphNode) => (score === null ? 'neutral' : insightTone(wholeScore(score)));

const line = ({ source, target }: GraphPicture['links'][number]): string =>
  `M${source.x.toFixed(1)} ${source.y.toFixed(1)}L${target.x.toFixed(1)} ${target.y.toFixed(1)}`;

interface GraphDrawingProps {
  readonly picture: GraphPicture;
  readonly onOpen: (urlId: number) => void;
}

function GraphDrawing({ picture, onOpen }: GraphDrawingProps) {
  const [hovered, setHovered] = useState<PlacedNode | null>(null);
  const { nodes, links, box } = picture;
  const path = useMemo(() => links.map(line).join(''), [links]);
  const near =
    hovered === null ? [] : links.filter(({ source, target }) => source === hovered || target === hovered);
  const named = useMemo(
    () => new Set(nodes.toSorted((a, b) => b.node.inlinks - a.node.inlinks).slice(0, namedMax)),
    [nodes],
  );
  // The table is the same for readers of the screen and for the keyboard.
  return (
    <svg
      className={styles.graph}
      viewBox={`${box.x} ${box.y} ${box.width} ${box.height}`}
      aria-hidden="true"
      focusable="false"
    >
      <path className={styles.edges} d={path} />
      {near.length > 0 && <path className={styles.near} d={near.map(line).join('')} />}
      {nodes.map((placed) => {
        const { node, x, y, radius } = placed;
        const open = (event: MouseEvent): void => {
          event.preventDefault();
          onOpen(node.id);
        };
        return (
          <a
            key={node.id}
            href={node.url}
            tabIndex={-1}
            onClick={open}
            onMouseEnter={() => setHovered(placed)}
            onMouseLeave={() => setHovered(null)}
          >
            <title>{`${node.title ?? ''}\n${pathOf(node.url)}`.trim()}</title>
            <circle className={classNames(styles.node, styles[toneOf(node)])} cx={x} cy={y} r={radius} />
          </a>
        );
      })}
      {nodes
        .filter((placed) => named.has(placed) || placed === hovered)
        .map(({ node, x, y, radius }) => (
          <text key={node.id} className={styles.nodeName} x={x + radius + 3} y={y + 3}>
            {shortenMiddle(pathOf(node.url), nameChars)}
          </text>
        ))}
    </svg>
  );
}

const tableColumns = (onOpen: (urlId: number) => void): TableColumn<GraphNode>[] => [
  {
    id: 'url',
    header: strings.columns.url,
    rowHeader: true,
    cell: ({ id, url }) => (
      <button type="button" className={styles.link} onClick={() => onOpen(id)}>
        {pathOf(url)}
      </button>
    ),
  },
  {
    id: 'inlinks',
    header: strings.columns.inlinks,
    align: 'end',
    cell: ({ inlinks }) => inlinks.toLocaleString(),
  },
  {
    id: 'pageRank',
    header: strings.columns.pageRank,
    align: 'end',
    cell: ({ pageRank }) => (pageRank === null ? '' : pageRank.toFixed(2)),
  },
  {
    id: 'depth',
    header: strings.columns.depth,
    align: 'end',
    cell: ({ depth }) => (depth === null ? '' : String(depth)),
  },
  {
    id: 'score',
    header: strings.columns.score,
    align: 'end',
    cell: ({ score }) => (score === null ? '' : String(wholeScore(score))),
  },
];
