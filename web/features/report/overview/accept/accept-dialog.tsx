/** The form that accepts a finding: where, why, and until when. */
import { readAnalysis, readHistory, readRecent } from '@pagewright/contract/endpoints/analyses';
import { acceptFindings, readAnalysisPlace, removeAcceptance } from '@pagewright/contract/endpoints/sites';
import type { AcceptanceForm } from '@pagewright/contract/entities/acceptance';
import { parseUrl } from '@pagewright/contract/parse-url';
import { urlPatternOf } from '@pagewright/contract/url-pattern';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useId, useRef, useState } from 'react';
import { wordsOf } from '../../../../api/api-error.ts';
import { call } from '../../../../api/call.ts';
import { formRefusal } from '../../../../api/field-errors.ts';
import { ofSites } from '../../../../api/of-sites.ts';
import { invalidate, useEndpoint } from '../../../../api/query.ts';
import { Button } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { TextArea, TextField } from '../../../../ui/field.tsx';
import { Stack, Text } from '../../../../ui/layout.tsx';
import { SelectField } from '../../../../ui/select-field.tsx';
import { useToast } from '../../../../ui/toast.tsx';
import { useReportData } from '../../shared/report-context.ts';
import { acceptStrings } from './accept-strings.ts';

export interface AcceptTarget {
  readonly ruleId: string;
  readonly title: string;
  /** The pages it is on; none when it is about the host. */
  readonly urls: readonly string[];
}

type Scope = Pick<AcceptanceForm, 'scope' | 'target'>;

interface Choice extends Scope {
  readonly value: string;
  readonly label: string;
}

const pathOf = (url: string): string => parseUrl(url)?.pathname ?? url;

/** One page, the pages of each pattern, the whole site. */
function choicesFor(urls: readonly string[]): Choice[] {
  const [only] = urls;
  const patterns = [...Map.groupBy(urls, urlPatternOf)].sort(([, a], [, b]) => b.length - a.length);
  return [
    ...(only !== undefined && urls.length === 1
      ? [
          {
            value: 'page',
            scope: 'page',
            target: only,
            label: acceptStrings.page({ path: pathOf(only) }),
          } as const,
        ]
      : []),
    ...patterns.map(
      ([pattern, members]): Choice => ({
        value: `pattern ${pattern}`,
        scope: 'pattern',
        target: pattern,
        label: acceptStrings.pattern({ pattern, pages: members.length }),
      }),
    ),
    { value: 'site', scope: 'site', target: '', label: acceptStrings.site },
  ];
}

export interface AcceptDialogProps {
  readonly siteId: string;
  readonly target: AcceptTarget;
  readonly onClose: () => void;
}

export function AcceptDialog({ siteId, target, onClose }: AcceptDialogProps) {
  const choices = choicesFor(target.urls);
  const [choice, setChoice] = useState(choices[0]?.value ?? 'site');
  const [reason, setReason] = useState('');
  const [until, setUntil] = useState('');
  const accept = useAccept(siteId);
  const undo = useUndo(siteId);
  const toast = useToast();
  const formId = useId();
  const reasonField = useRef<HTMLTextAreaElement>(null);
  const refusal = accept.error
    ? formRefusal(accept.error, { fields: ['reason', 'until'], fallback: acceptStrings.failed })
    : null;
  const errorOf = (field: string) => refusal?.fields.find(([name]) => name === field)?.[1];
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const { scope, target: where } = choices.find(({ value }) => value === choice) ?? {
      scope: 'site',
      target: '',
    };
    accept.mutate(
      { ruleId: target.ruleId, scope, target: where, reason, until: until === '' ? null : until },
      {
        onSuccess: ({ id }) => {
          toast.show({
            title: acceptStrings.accepted,
            description: acceptStrings.acceptedText({ title: target.title }),
            tone: 'good',
            action: {
              label: acceptStrings.takeBack,
              altText: acceptStrings.takeBackAlt,
              onSelect: () => undo(id),
            },
          });
          onClose();
        },
        onError: () => reasonField.current?.focus(),
      },
    );
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={acceptStrings.heading}
      description={acceptStrings.text}
      initialFocus={reasonField}
      actions={
        <>
          <Button onClick={onClose}>{acceptStrings.cancel}</Button>
          <Button type="submit" form={formId} variant="primary" busy={accept.isPending}>
            {acceptStrings.submit}
          </Button>
        </>
      }
    >
      <Stack id={formId} as="form" gap={4} onSubmit={submit} noValidate>
        <Text weight={600}>{target.title}</Text>
        {refusal?.general && (
          <Text role="alert" size="sm" weight={500} tone="poor">
            {refusal.general}
          </Text>
        )}
        <SelectField
          stacked
          label={acceptStrings.where}
          value={choice}
          options={choices}
          onChange={setChoice}
        />
        <TextArea
          ref={reasonField}
          label={acceptStrings.reason}
          hint={acceptStrings.reasonHint}
          error={errorOf('reason')}
          rows={2}
          maxLength={500}
          value={reason}
          onChange={({ currentTarget }) => setReason(currentTarget.value)}
        />
        <TextField
          type="date"
          label={acceptStrings.until}
          hint={acceptStrings.untilHint}
          error={errorOf('until')}
          value={until}
          onChange={({ currentTarget }) => setUntil(currentTarget.value)}
        />
      </Stack>
    </Dialog>
  );
}

const affected = [readAnalysis, readHistory, readRecent, ...ofSites] as const;

/** Accepts findings and takes that back; everything that shows figures of the site is read again. */
function useAccept(siteId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: AcceptanceForm) => call(acceptFindings, { params: { id: siteId }, body }),
    onSuccess: () => invalidate(client, ...affected),
  });
}

/** The dialog is closed when it is pressed, so it waits for no component. */
function useUndo(siteId: string): (acceptanceId: string) => void {
  const client = useQueryClient();
  const toast = useToast();
  const takeBack = async (acceptanceId: string): Promise<void> => {
    try {
      await call(removeAcceptance, { params: { id: siteId, acceptanceId } });
      toast.show({ title: acceptStrings.undone });
      await invalidate(client, ...affected);
    } catch (error) {
      toast.show({ title: wordsOf(error, acceptStrings.undoFailed), tone: 'poor' });
    }
  };
  return (acceptanceId) => void takeBack(acceptanceId);
}

export function useReportAgain(siteId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (acceptanceId: string) => call(removeAcceptance, { params: { id: siteId, acceptanceId } }),
    onSettled: () => invalidate(client, ...affected),
  });
}

/** Opens the form that accepts a finding; only in the latest analysis of a site, which later ones follow. */
export function AcceptButton(target: AcceptTarget) {
  const { id } = useReportData().analysis;
  const { data: place } = useEndpoint(readAnalysisPlace, { params: { id } });
  const [isOpen, setOpen] = useState(false);
  if (place === undefined || !place.isLatest) return null;
  return (
    <div data-print="hide">
      <Button
        variant="quiet"
        aria-label={acceptStrings.acceptLabel({ title: target.title })}
        onClick={() => setOpen(true)}
      >
        {acceptStrings.accept}
      </Button>
      {isOpen && <AcceptDialog siteId={place.siteId} target={target} onClose={() => setOpen(false)} />}
    </div>
  );
}
