/** The words of Chinese. */
import type { LanguageWords } from './language-words.ts';

export const zh: LanguageWords = {
  chapters: '附录 附錄',
  figures: '图 圖 表',
  defaultTitles: '首页; 首頁; 无标题',
};
