/** Makes a link to a report or a trend, and shows it once. */
import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { formRefusal } from '../../api/field-errors.ts';
import { Button } from '../../ui/button.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { PasswordField, TextField } from '../../ui/field.tsx';
import { Stack, Text } from '../../ui/layout.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { type ShareTarget, useCreateShare } from './queries.ts';
import { strings } from './strings.ts';

export interface ShareControl {
  readonly open: () => void;
  /** To be rendered; null while it is closed. */
  readonly dialog: ReactNode;
}

/** The dialog, for a button or a menu item that another feature shows. */
export function useShareDialog(target: ShareTarget): ShareControl {
  const [isOpen, setOpen] = useState(false);
  return {
    open: () => setOpen(true),
    dialog: isOpen && <ShareDialog target={target} onClose={() => setOpen(false)} />,
  };
}

export function ShareButton({ target }: { readonly target: ShareTarget }) {
  const { open, dialog } = useShareDialog(target);
  return (
    <>
      <Button onClick={open}>{strings.share}</Button>
      {dialog}
    </>
  );
}

const days = { never: null, week: 7, month: 30, quarter: 90 } as const;
type Ending = keyof typeof days;

const endings = () =>
  (['never', 'week', 'month', 'quarter'] as const).map((value) => ({
    value,
    label: strings.endings[value],
  }));

const endOf = (ending: Ending): string | null => {
  const count = days[ending];
  return count === null ? null : new Date(Date.now() + count * 24 * 3600_000).toISOString();
};

interface ShareDialogProps {
  readonly target: ShareTarget;
  readonly onClose: () => void;
}

function ShareDialog({ target, onClose }: ShareDialogProps) {
  const create = useCreateShare(target);
  const [ending, setEnding] = useState<Ending>('never');
  const [password, setPassword] = useState('');
  const formId = useId();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    create.mutate({ expiresAt: endOf(ending), password: password === '' ? null : password });
  };
  const refusal = create.error
    ? formRefusal(create.error, { fields: ['password'], fallback: strings.failed })
    : null;
  const url = create.data?.url;
  return (
    <Dialog
      open
      onClose={onClose}
      title={target.kind === 'report' ? strings.shareReport : strings.shareSite}
      description={url === undefined ? strings.text : strings.linkText}
      actions={
        url === undefined ? (
          <>
            <Button onClick={onClose}>{strings.cancel}</Button>
            <Button type="submit" form={formId} variant="primary" busy={create.isPending}>
              {strings.create}
            </Button>
          </>
        ) : (
          <>
            <CopyButton text={url} label={strings.copy} variant="primary" />
            <Button onClick={onClose}>{strings.done}</Button>
          </>
        )
      }
    >
      {url === undefined ? (
        <Stack id={formId} as="form" gap={4} onSubmit={submit} noValidate>
          {refusal?.general && (
            <Text role="alert" size="sm" weight={500} tone="poor">
              {refusal.general}
            </Text>
          )}
          <SelectField stacked label={strings.ends} value={ending} options={endings()} onChange={setEnding} />
          <PasswordField
            label={strings.password}
            hint={strings.passwordHint}
            error={refusal?.fields[0]?.[1]}
            autoComplete="new-password"
            maxLength={200}
            value={password}
            onChange={({ currentTarget }) => setPassword(currentTarget.value)}
          />
        </Stack>
      ) : (
        <TextField
          label={strings.link}
          readOnly
          value={url}
          onFocus={(event) => event.currentTarget.select()}
        />
      )}
    </Dialog>
  );
}
