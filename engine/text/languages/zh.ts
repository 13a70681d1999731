/** The words of Chinese. */
import type { LanguageWords } from './language-words.ts';

export const zh: LanguageWords = {
  chapters: '附录 附錄',
  figures: '图 圖 表',
  defaultTitles: '首页; 首頁; 无标题',
  sectionNames: '简介 介绍 引言 前言 概述 总结 附录 目录 简述 簡介 介紹 附錄 目錄',
};
