/** The words of Japanese. */
import type { LanguageWords } from './language-words.ts';

export const ja: LanguageWords = {
  figures: '図 表',
  defaultTitles: 'ホーム; トップページ; 無題',
  sectionNames: '概要 序文 付録 目次 はじめに',
  genericAnchors: `こちら; こちらへ; こちらから; こちらをクリック; ここ; ここをクリック; クリック; リンク; もっと見る; もっと読む; 続きを読む; 詳細; 詳しく; 詳しくはこちら; 詳細はこちら; 一覧を見る`,
  imageWords: '画像 写真 ロゴ アイコン バナー 図',
};
