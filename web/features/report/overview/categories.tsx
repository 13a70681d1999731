/** Issues by Category: five bars as they are named; behind a line, every other group in which something was found. */
import { type CategoryBar, categoryBars } from '@pagewright/contract/report/category-bars';
import { categoryLabels } from '@pagewright/contract/report/report-words';
import { barCategories } from '@pagewright/contract/severities';
import { useMemo } from 'react';
import { type BarRow, Bars } from '../../../ui/bars.tsx';
import { Card, CardHeader } from '../../../ui/card.tsx';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { useReport } from '../shared/report-context.ts';
import { onlyFilter, showList } from '../shared/show-list.ts';
import { strings } from '../shared/strings.ts';
import styles from './categories.module.css';

export function Categories() {
  const { analysis } = useReport();
  const bars = useMemo(() => categoryBars(analysis), [analysis]);
  const rows = useRows(bars);
  const others = rows.slice(barCategories.length);
  return (
    <Card aria-labelledby="categories">
      <CardHeader id="categories" title={strings.site.categories} />
      <div className={styles.bars}>
        <Bars even label={strings.site.categories} rows={rows.slice(0, barCategories.length)} />
        {others.length > 0 && (
          <Disclosure
            summary={strings.list.withCount({ label: strings.site.otherCategories, count: others.length })}
          >
            <Bars even label={strings.site.otherCategories} rows={others} />
          </Disclosure>
        )}
      </div>
    </Card>
  );
}

function useRows(bars: readonly CategoryBar[]): readonly BarRow[] {
  const { searchOf, change, index } = useReport();
  return bars.map((bar) => {
    const { category, percentOptimized, tone } = bar;
    const filter = onlyFilter({ category, by: index.categories.has(category) ? 'page' : 'issue' });
    return {
      label: categoryLabels[category],
      value: percentOptimized,
      valueText: wordsOf(bar),
      tone: tone ?? 'neutral',
      ...(findingsIn(bar) > 0 && {
        href: searchOf(filter),
        onSelect: () => {
          change(filter);
          showList();
        },
      }),
    };
  });
}

const findingsIn = ({ critical, warnings, info }: CategoryBar): number => critical + warnings + info;

/** A group about the site as a whole has findings and no share of pages. */
function wordsOf(bar: CategoryBar): string {
  if (bar.percentOptimized !== null) return strings.site.optimized({ percent: bar.percentOptimized });
  return findingsIn(bar) > 0 ? strings.site.issues({ count: findingsIn(bar) }) : strings.site.notEvaluated;
}
