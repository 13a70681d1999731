/** A page as a search result, cut at the given length. */
import { Note, Text } from './layout.tsx';
import styles from './search-preview.module.css';
import { words } from './words.ts';

export type SearchPreviewProps = {
  title: string;
  url: string;
  description: string;
  /** How many characters of the title survive; none given, all do. */
  titleCut?: number | undefined;
  descriptionCut?: number | undefined;
  label?: string | undefined;
};

export function SearchPreview(props: SearchPreviewProps) {
  const { title, url, description, titleCut, descriptionCut, label = words.searchPreview } = props;
  return (
    <figure className={styles.preview} aria-label={label}>
      <Text size="xs" tone="quiet">
        {breadcrumb(url)}
      </Text>
      <p className={styles.title}>{cutAt(title, titleCut)}</p>
      {description && <Note tone="soft">{cutAt(description, descriptionCut)}</Note>}
    </figure>
  );
}

/** Cuts at the last whole word, as search results do, unless that would lose more than a long word. */
export function cutAt(text: string, cut: number | undefined): string {
  const letters = [...new Intl.Segmenter().segment(text)].map(({ segment }) => segment);
  if (cut === undefined || letters.length <= cut) return text;
  const visible = letters.slice(0, cut).join('');
  const lastSpace = letters[cut] === ' ' ? visible.length : visible.lastIndexOf(' ');
  return `${(visible.length - lastSpace < 20 ? visible.slice(0, lastSpace) : visible).trimEnd()} …`;
}

function breadcrumb(url: string): string {
  const [host, ...folders] =
    url
      .replace(/^[a-z]+:\/\//i, '')
      .split(/[?#]/)[0]
      ?.split('/') ?? [];
  return [host, ...folders.filter(Boolean)].join(' › ');
}
