/** Who worded a part: it is labelled as AI. */
import { Badge } from '../../../ui/badge.tsx';
import styles from './competitor.module.css';
import { competitorStrings as words } from './competitor-strings.ts';

export const Writer = ({ writtenBy }: { readonly writtenBy: string | undefined }) =>
  writtenBy === undefined ? null : (
    <p className={styles.origin}>
      <Badge tone="info">{words.ai}</Badge>
      <span>{words.writtenBy(writtenBy)}</span>
    </p>
  );
