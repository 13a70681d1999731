/** The form a comparison starts from; it stays in sight, disabled, while one is under way. */
import { zodResolver } from '@hookform/resolvers/zod';
import { cleanPastedUrl } from '@pagewright/contract/domain';
import { CompareForm as CompareFormShape } from '@pagewright/contract/entities/competitor';
import { limits } from '@pagewright/contract/limits';
import { type ClipboardEvent, useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { Link } from 'react-router';
import { Alert } from '../../../ui/alert.tsx';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Card, CardHeader } from '../../../ui/card.tsx';
import { TextField } from '../../../ui/field.tsx';
import { Note, Row } from '../../../ui/layout.tsx';
import type { CompareRefusal, CompareState } from './compare-state.ts';
import styles from './competitor.module.css';
import { competitorStrings as words } from './competitor-strings.ts';

export interface CompareFormProps {
  /** Of the analysed site. */
  readonly domain: string;
  readonly state: Exclude<CompareState, { phase: 'result' }>;
  readonly onSubmit: (competitorDomain: string) => void;
}

export function CompareForm({ domain, state, onSubmit }: CompareFormProps) {
  const isComparing = state.phase === 'comparing';
  const isCleared = state.phase === 'form' && state.isCleared;
  const typed = isComparing ? state.competitorDomain : state.typed;
  const [note, setNote] = useState<string | null>(null);
  const { register, handleSubmit, setValue, setFocus, formState } = useForm<CompareFormShape>({
    resolver: zodResolver(CompareFormShape),
    mode: 'onSubmit',
    reValidateMode: 'onChange',
    values: { competitorDomain: typed },
  });
  const isBack = useRef(false);
  useEffect(() => {
    // The result, or the way to cancel, had the focus and is gone.
    if (isCleared || (isBack.current && !isComparing)) setFocus('competitorDomain');
    isBack.current = isComparing;
  }, [isCleared, isComparing, setFocus]);

  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    const pasted = event.clipboardData.getData('text').trim();
    const cleaned = cleanPastedUrl(pasted).replace(/\/.*$/, '');
    setNote(null);
    if (cleaned === pasted || !pasted.includes('://')) return;
    event.preventDefault();
    setValue('competitorDomain', cleaned, { shouldDirty: true, shouldValidate: formState.isSubmitted });
    setNote(words.pasteNote({ domain: cleaned }));
  };

  return (
    <Card padding="large" aria-labelledby="compare-heading">
      <CardHeader
        id="compare-heading"
        size="lg"
        title={words.heading}
        description={words.intro({ domain, pages: limits.competitor.pages })}
      />
      {state.phase === 'form' && state.refusal !== null && <Refused refusal={state.refusal} />}
      <form
        noValidate
        className={styles.form}
        onSubmit={(event) => void handleSubmit((form) => onSubmit(form.competitorDomain))(event)}
      >
        <TextField
          label={words.field}
          hint={note ?? words.hint}
          error={formState.errors.competitorDomain?.message}
          prefix={words.prefix}
          placeholder={words.placeholder}
          inputMode="url"
          autoCapitalize="off"
          autoCorrect="off"
          autoComplete="off"
          spellCheck={false}
          disabled={isComparing}
          onPaste={paste}
          {...register('competitorDomain', { onChange: () => setNote(null) })}
        />
        <Row gap={4} rowGap={2} wrap>
          <Button type="submit" variant="primary" size="lg" busy={isComparing}>
            {isComparing ? words.submitting : words.submit}
          </Button>
          <Note measure>{words.cost({ credits: limits.credits.competitor })}</Note>
        </Row>
      </form>
    </Card>
  );
}

const Refused = ({ refusal }: { readonly refusal: CompareRefusal }) => (
  <Alert
    live
    tone="poor"
    className={styles.refused}
    title={words.error}
    action={
      refusal.needsCredits && (
        <ButtonLink asChild>
          <Link to="/account">{words.getCredits}</Link>
        </ButtonLink>
      )
    }
  >
    {refusal.words}
  </Alert>
);
