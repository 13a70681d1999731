/** The nine settings in three groups, and the bar that appears once something was changed. */
import { zodResolver } from '@hookform/resolvers/zod';
import { readServerInfo } from '@pagewright/contract/endpoints/session';
import { readSettings, saveSettings } from '@pagewright/contract/endpoints/settings';
import type { ServerInfo } from '@pagewright/contract/entities/server-info';
import { defaultSettings, Settings } from '@pagewright/contract/entities/settings';
import { limits } from '@pagewright/contract/limits';
import { describeTokens, estimateScanTokens } from '@pagewright/contract/pricing/scan-tokens';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Controller, type UseFormReturn, useForm, useWatch } from 'react-hook-form';
import { call } from '../../api/call.ts';
import { formRefusal } from '../../api/field-errors.ts';
import { remember, useEndpoint } from '../../api/query.ts';
import { Card, CardHeader } from '../../ui/card.tsx';
import { SwitchField } from '../../ui/field.tsx';
import { Note, Stack } from '../../ui/layout.tsx';
import { useToast } from '../../ui/toast.tsx';
import { CrawlFields } from './crawl-fields.tsx';
import { strings } from './strings.ts';
import { UnsavedBar } from './unsaved-bar.tsx';

const checks = [
  'analyzeImages',
  'analyzeLinkStructure',
  'analyzePageSpeed',
  'analyzeStructuredData',
  'analyzeMobileCompatibility',
] as const;

const { groups } = strings;

/** The defaults replace settings that could not be loaded, which are null. */
export function SettingsForm({ settings }: { readonly settings: Settings | null }) {
  const { form, save, isSaving } = useSettingsForm(settings);
  const { isDirty } = form.formState;
  const [useAI, maxPages] = useWatch({ control: form.control, name: ['useAI', 'maxPages'] });
  const { data: server } = useServerInfo();
  useEffect(() => {
    // Other screens link to one setting by its id.
    document.getElementById(window.location.hash.slice(1))?.focus();
  }, []);
  return (
    <Stack noValidate as="form" gap={4} columns={1} onSubmit={(event) => void form.handleSubmit(save)(event)}>
      <Stack padding="large" aria-labelledby="settings-crawl" as={Card} gap={4} columns={1}>
        <CardHeader
          id="settings-crawl"
          level={2}
          title={groups.crawl.heading}
          description={groups.crawl.text}
        />
        <CrawlFields form={form} />
        <SettingsSwitch form={form} name="followExternalLinks" />
      </Stack>
      <Stack padding="large" aria-labelledby="settings-check" as={Card} gap={4} columns={1}>
        <CardHeader
          id="settings-check"
          level={2}
          title={groups.check.heading}
          description={groups.check.text}
        />
        {checks.map((name) => (
          <SettingsSwitch key={name} form={form} name={name} />
        ))}
      </Stack>
      <Stack padding="large" aria-labelledby="settings-ai" as={Card} gap={4} columns={1}>
        <CardHeader id="settings-ai" level={2} title={groups.ai.heading} description={groups.ai.text} />
        <SettingsSwitch form={form} name="useAI" />
        {!useAI && <Note tone="soft">{strings.aiOff}</Note>}
        {useAI && server?.model !== undefined && <Note tone="soft">{modelNote(server.model, maxPages)}</Note>}
        {useAI && server !== undefined && isOwnMachine(window.location.hostname) && (
          <Note tone="soft">{server.model === undefined ? strings.aiConnect : strings.aiConnectAnother}</Note>
        )}
      </Stack>
      <UnsavedBar isShown={isDirty} isSaving={isSaving} onDiscard={() => form.reset()} />
    </Stack>
  );
}

/** Only who runs the server opens it under these names. */
const isOwnMachine = (host: string): boolean => ['localhost', '127.0.0.1', '[::1]'].includes(host);

/** What a scan takes at most; the field may hold anything while a person types. */
function modelNote(model: NonNullable<ServerInfo['model']>, typed: number): string {
  const { min, max } = limits.settings.maxPages;
  const pages = Number.isFinite(typed) ? Math.min(max, Math.max(min, Math.round(typed))) : min;
  return strings.aiModel({
    name: model.name,
    tokens: describeTokens(estimateScanTokens(model, pages), model.price),
    pages,
  });
}

function useSettingsForm(settings: Settings | null) {
  const shown = settings ?? defaultSettings;
  const form = useForm({
    resolver: zodResolver(Settings),
    mode: 'onSubmit',
    reValidateMode: 'onChange',
    defaultValues: shown,
  });
  const saving = useSaveSettings();
  const toast = useToast();
  const { reset } = form;
  const { dirtyFields } = form.formState;
  useEffect(() => reset(shown, { keepDirtyValues: true }), [reset, shown]);

  const save = (values: Settings) =>
    saving.mutate(settings === null ? changedOnly(values, dirtyFields) : values, {
      onSuccess: (saved) => {
        reset(saved);
        toast.show({ title: strings.saved, description: strings.savedText, tone: 'good' });
      },
      onError: (error) => {
        const { fields, general } = formRefusal(error, {
          fields: Settings.keyof().options,
          fallback: strings.saveFailedText,
        });
        for (const [field, message] of fields) form.setError(field, { message });
        const description = general ?? fields.map(([, message]) => message).join(' ');
        toast.show({ title: strings.saveFailed, description, tone: 'poor' });
      },
    });

  return { form, save, isSaving: saving.isPending };
}

/** Where the saved values were never shown, a default on the screen must not take their place. */
const changedOnly = (
  values: Settings,
  dirtyFields: Partial<Record<keyof Settings, boolean>>,
): Partial<Settings> =>
  Object.fromEntries(Object.entries(values).filter(([name]) => dirtyFields[name as keyof Settings] === true));

type SwitchName = Exclude<keyof Settings, 'maxPages' | 'crawlDelay'>;

interface SettingsSwitchProps {
  readonly form: UseFormReturn<Settings>;
  readonly name: SwitchName;
}

/** One on-or-off setting and what it adds in time and credits. */
const SettingsSwitch = ({ form, name }: SettingsSwitchProps) => (
  <Controller
    control={form.control}
    name={name}
    render={({ field: { value, onChange }, fieldState: { error } }) => (
      <SwitchField
        id={`setting-${name}`}
        name={name}
        label={strings[name]}
        hint={strings[`${name}Hint`]}
        error={error?.message}
        checked={value}
        onChange={onChange}
      />
    )}
  />
);

/** Reading and saving the analysis settings. */
export const useSettings = () => useEndpoint(readSettings, {});

/** Which model writes, if any. */
const useServerInfo = () => useEndpoint(readServerInfo, {});

function useSaveSettings() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (settings: Partial<Settings>) => call(saveSettings, { body: settings }),
    onSuccess: (saved) => remember(client, readSettings, { input: {}, response: saved }),
  });
}
