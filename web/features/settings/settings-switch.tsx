/** One on-or-off setting and what it adds in time and credits. */
import type { Settings } from '@pagewright/contract/entities/settings';
import { Controller, type UseFormReturn } from 'react-hook-form';
import { SwitchField } from '../../ui/field.tsx';
import { strings } from './strings.ts';

export type SwitchName = Exclude<keyof Settings, 'maxPages' | 'crawlDelay'>;

export interface SettingsSwitchProps {
  readonly form: UseFormReturn<Settings>;
  readonly name: SwitchName;
}

export const SettingsSwitch = ({ form, name }: SettingsSwitchProps) => (
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
