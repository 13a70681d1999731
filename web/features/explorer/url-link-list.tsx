/** The links to a URL, or those on it, with their texts; more are loaded as they are asked for. */
import type { UrlLink } from '@pagewright/contract/explorer/explorer';
import { Button } from '../../ui/button.tsx';
import { Note, Row, Stack, Text } from '../../ui/layout.tsx';
import { Skeleton, SkeletonBlock } from '../../ui/skeleton.tsx';
import { ToneIcon } from '../../ui/tone-icon.tsx';
import styles from './explorer.module.css';
import { useUrlLinks } from './queries.ts';
import { strings } from './strings.ts';
import { statusTone } from './value-cell.tsx';

export interface UrlLinkListProps {
  readonly id: string;
  readonly urlId: number;
  readonly direction: 'in' | 'out';
  readonly onOpen: (urlId: number) => void;
}

export function UrlLinkList({ id, urlId, direction, onOpen }: UrlLinkListProps) {
  const { data, isPending, hasNextPage, fetchNextPage, isFetchingNextPage } = useUrlLinks(
    id,
    urlId,
    direction,
  );
  if (isPending)
    return (
      <Skeleton label={strings.loading}>
        <SkeletonBlock height={160} />
      </Skeleton>
    );
  const links = data?.pages.flatMap((page) => page.links) ?? [];
  const total = data?.pages[0]?.total ?? 0;
  if (links.length === 0) return <Note>{strings.noLinks[direction]}</Note>;
  return (
    <Stack gap={3} columns={1}>
      <Note>{strings.linksShown({ shown: links.length, total })}</Note>
      <ul className={styles.linkList}>
        {withKeys(links).map(({ key, link }) => (
          <LinkItem key={key} link={link} onOpen={onOpen} />
        ))}
      </ul>
      {hasNextPage && (
        <Button busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {strings.moreLinks}
        </Button>
      )}
    </Stack>
  );
}

/** One page may link to another twice with the same text. */
function withKeys(links: readonly UrlLink[]): { readonly key: string; readonly link: UrlLink }[] {
  const seen = new Map<string, number>();
  return links.map((link) => {
    const name = `${link.url} ${link.anchor}`;
    const times = seen.get(name) ?? 0;
    seen.set(name, times + 1);
    return { key: `${name} ${times}`, link };
  });
}

function LinkItem({ link, onOpen }: { readonly link: UrlLink; readonly onOpen: (urlId: number) => void }) {
  const { id, url, anchor, place, rel, status } = link;
  return (
    <li>
      <Text size="sm" anywhere>
        {anchor === '' ? <Note as="span">{strings.emptyAnchor}</Note> : anchor}
      </Text>
      <Row gap={2} align="baseline">
        {id === null ? (
          <Note as="span" anywhere>
            {url}
          </Note>
        ) : (
          <button type="button" className={styles.linkButton} onClick={() => onOpen(id)}>
            <ToneIcon tone={statusTone(status)} size={10} /> {url}
          </button>
        )}
      </Row>
      <Note size="xs">{[strings.places[place], ...rel.map(() => strings.nofollow)].join(' · ')}</Note>
    </li>
  );
}
