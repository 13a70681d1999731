/** The settings page's states: on their way, not to be had (the defaults then are in), in the form. */
import { useEffect } from 'react';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Skeleton, SkeletonBlock } from '../../ui/skeleton.tsx';
import { useToast } from '../../ui/toast.tsx';
import { SettingsForm, useSettings } from './settings-form.tsx';
import { strings } from './strings.ts';

export function SettingsView() {
  const { data: settings, isPending, isError: hasFailed, refetch } = useSettings();
  // Settings that were read or saved once are shown, whatever happened since.
  const isError = hasFailed && settings === undefined;
  const toast = useToast();
  useEffect(() => {
    if (isError) toast.show({ title: strings.loadFailed, description: strings.loadFailedText, tone: 'poor' });
  }, [isError, toast]);
  if (isPending) {
    return (
      <Skeleton label={strings.loading}>
        <SkeletonBlock height={280} />
        <SkeletonBlock height={360} />
      </Skeleton>
    );
  }
  return (
    <>
      {isError && (
        <Alert
          tone="poor"
          title={strings.loadFailed}
          action={<Button onClick={() => void refetch()}>{strings.tryAgain}</Button>}
        >
          {strings.loadFailedText}
        </Alert>
      )}
      <SettingsForm settings={settings ?? null} />
    </>
  );
}
