/** Searching the history by domain, and what is shown where nothing matches. */
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { strings } from './strings.ts';

export const matches = (domain: string, wanted: string): boolean =>
  domain.toLowerCase().includes(wanted.trim().toLowerCase());

export interface NoMatchProps {
  readonly wanted: string;
  readonly onClear: () => void;
}

export const NoMatch = ({ wanted, onClear }: NoMatchProps) => (
  <EmptyState
    title={strings.noMatch(wanted.trim())}
    action={<Button onClick={onClear}>{strings.clearSearch}</Button>}
  />
);
