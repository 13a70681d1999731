/** Names of the parts of any text, which say nothing of its subject. In lower case. */

export const sectionNames: ReadonlySet<string> = new Set(
  `introduction preface foreword overview summary conclusion conclusions appendix appendices contents chapter section part index notes
  einleitung einführung vorwort überblick übersicht zusammenfassung fazit anhang inhalt inhaltsverzeichnis kapitel abschnitt teil
  préface avant-propos aperçu résumé annexe annexes sommaire chapitre partie
  introducción prefacio prólogo resumen conclusión conclusiones apéndice anexo contenido índice capítulo sección parte
  introduzione prefazione panoramica riassunto conclusione conclusioni appendice contenuti indice capitolo sezione
  introdução prefácio resumo conclusão apêndice conteúdo seção
  inleiding voorwoord overzicht samenvatting conclusie bijlage inhoud hoofdstuk deel
  введение предисловие обзор заключение приложение содержание глава раздел часть
  wprowadzenie wstęp przedmowa podsumowanie dodatek rozdział úvod předmluva příloha kapitola
  giriş önsöz özet sonuç bölüm inledning förord översikt sammanfattning bilaga indledning johdanto liite luku
  简介 介绍 引言 前言 概述 总结 附录 目录 简述 簡介 介紹 附錄 目錄 概要 序文 付録 目次 はじめに 소개 서문 개요 부록 목차`
    .split(/\s+/)
    .filter((name) => name !== ''),
);
