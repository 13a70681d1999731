/** Where folders lie in the map: each below its parent, as wide as its share of the pages. */
import type { SiteFolder } from '@pagewright/contract/explorer/explorer';

export interface PlacedFolder {
  readonly folder: SiteFolder;
  /** From 0 for the site. */
  readonly level: number;
  /** Both as shares of the whole width. */
  readonly from: number;
  readonly width: number;
}

const sizeOf = ({ pages, urls }: SiteFolder): number => (pages > 0 ? pages : urls / 1000);

/** Narrower ones cannot be seen or pressed; the table has them. */
const leastWidth = 0.002;

export function placeFolders(folders: readonly SiteFolder[]): PlacedFolder[] {
  const children = Map.groupBy(folders, ({ parent }) => parent);
  const placed: PlacedFolder[] = [];
  const place = (folder: SiteFolder, level: number, from: number, width: number): void => {
    if (width < leastWidth) return;
    placed.push({ folder, level, from, width });
    const own = (children.get(folder.path) ?? []).toSorted((a, b) => sizeOf(b) - sizeOf(a));
    const total = Math.max(
      sizeOf(folder),
      own.reduce((sum, each) => sum + sizeOf(each), 0),
    );
    let left = from;
    for (const child of own) {
      const share = total === 0 ? 0 : (sizeOf(child) / total) * width;
      place(child, level + 1, left, share);
      left += share;
    }
  };
  for (const root of children.get(null) ?? []) place(root, 0, 0, 1);
  return placed;
}
