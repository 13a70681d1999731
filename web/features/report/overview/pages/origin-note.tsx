/** The note beneath a text whose facts are not all known of the site. */
import type { TextOrigin } from '@pagewright/contract/entities/suggested-texts';
import { notOnSite } from '@pagewright/contract/report/origin-words';
import { Text } from '../../../../ui/layout.tsx';

export interface OriginNoteProps {
  readonly origin: Pick<TextOrigin, 'unverified'> | undefined;
}

export function OriginNote({ origin }: OriginNoteProps) {
  const words = notOnSite(origin);
  return words === null ? null : (
    <Text size="sm" weight={600}>
      {words}
    </Text>
  );
}
