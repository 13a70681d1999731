/** The words of Korean. */
import type { LanguageWords } from './language-words.ts';

export const ko: LanguageWords = {
  defaultTitles: '홈; 제목 없음',
  sectionNames: '소개 서문 개요 부록 목차',
  genericAnchors: '여기; 여기를 클릭; 클릭; 더보기; 더 보기; 자세히; 자세히 보기; 링크',
};
