/** Recognises pages of a manual or reference: a topic there may be complete in a few lines. */
import type { PageFacts } from '../../model/page-facts.ts';
import { isInSeries } from './series.ts';

/** Programs that make documentation and nothing else. */
export const documentationGenerator =
  /\b(?:docusaurus|vitepress|vuepress|mkdocs|sphinx|docutils|starlight|gitbook|antora|doxygen|javadoc|docbook|texinfo|makeinfo|texi2html|latex2html|asciidoc(?:tor)?|rustdoc|typedoc|jsdoc|read the docs|mdbook|publican)\b/i;

const path = /\/(?:docs?|documentation|help|hilfe|aide|ayuda|guida|ajuda|manuals?|reference|api|man\d?)\//i;

export const isDocumentation = (facts: Pick<PageFacts, 'url' | 'document' | 'linkTags' | 'links'>): boolean =>
  isInSeries(facts) ||
  path.test(URL.parse(facts.url)?.pathname ?? '') ||
  documentationGenerator.test(facts.document.generator ?? '');
