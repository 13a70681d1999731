/** How many pages are read and how fast: a number and a slider. */
import type { Settings } from '@pagewright/contract/entities/settings';
import { limits } from '@pagewright/contract/limits';
import { describeRenderPlan } from '@pagewright/contract/report/rendering-words';
import { Controller, type UseFormReturn, useWatch } from 'react-hook-form';
import { TextField } from '../../ui/field.tsx';
import { Note } from '../../ui/layout.tsx';
import { SliderField } from '../../ui/slider-field.tsx';
import styles from './settings-form.module.css';
import { crawlTimeWords, strings } from './strings.ts';

const { maxPages, crawlDelayMs } = limits.settings;

export function CrawlFields({ form }: { readonly form: UseFormReturn<Settings> }) {
  const { control, register, formState } = form;
  const [pages, delayMs] = useWatch({ control, name: ['maxPages', 'crawlDelay'] });
  return (
    <>
      <TextField
        id="setting-maxPages"
        type="number"
        inputMode="numeric"
        className={styles.number}
        min={maxPages.min}
        max={maxPages.max}
        step={1}
        label={strings.maxPages}
        hint={strings.maxPagesHint}
        error={formState.errors.maxPages?.message}
        {...register('maxPages', { valueAsNumber: true })}
      />
      <Controller
        control={control}
        name="crawlDelay"
        render={({ field: { value, onChange }, fieldState: { error } }) => (
          <SliderField
            id="setting-crawlDelay"
            label={strings.crawlDelay}
            hint={strings.crawlDelayHint}
            unit={strings.crawlDelayUnit}
            error={error?.message}
            min={crawlDelayMs.min}
            max={crawlDelayMs.max}
            step={crawlDelayMs.step}
            value={value}
            onChange={onChange}
          />
        )}
      />
      {pages >= maxPages.min && pages <= maxPages.max && (
        <Note tone="soft">
          {crawlTimeWords(pages, (pages * delayMs) / 1000)} {describeRenderPlan({ maxPages: pages })}
        </Note>
      )}
    </>
  );
}
