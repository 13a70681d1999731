/** The words the site is about; each links to the pages that use it. */
import { limits } from '@pagewright/contract/limits';
import { keywordClouds } from '@pagewright/contract/report/keyword-clouds';
import { Card, CardHeader } from '../../../ui/card.tsx';
import { WordCloud } from '../../../ui/word-cloud.tsx';
import { useReport } from '../shared/report-context.ts';
import { onlyFilter, showList } from '../shared/show-list.ts';
import { strings } from '../shared/strings.ts';
import styles from './categories.module.css';

const { minPx, maxPx } = limits.keywordCloud;

export function Keywords() {
  const { analysis, view, change } = useReport();
  return (
    <Card aria-labelledby="keywords">
      <CardHeader id="keywords" title={strings.site.keywords} />
      <div className={styles.bars}>
        {keywordClouds(analysis.siteKeywordCloud).map(({ name, keywords }) => (
          <div key={name}>
            {name !== null && <h3>{name}</h3>}
            <WordCloud
              label={name === null ? strings.site.keywords : strings.site.keywordsIn({ language: name })}
              words={keywords.map(({ keyword, count, avgDensity }) => ({
                text: keyword,
                count,
                note: strings.site.densityOf({ percent: avgDensity }),
              }))}
              minPx={minPx}
              maxPx={maxPx}
              emptyText={strings.site.noKeywords}
              noteHeader={strings.site.density}
              selected={view.keyword ?? ''}
              onSelect={({ text }) => {
                change(onlyFilter({ tab: 'overview', keyword: view.keyword === text ? null : text }));
                if (view.keyword !== text) showList();
              }}
            />
          </div>
        ))}
      </div>
    </Card>
  );
}
