/** Pages of a manual: about 200 KB, 380 links, 85 sections with code, tables and definitions, and 14,000 words each. */
import { capital, randomFrom, sentenceFrom, wordFrom, wordsFrom } from '../words.mjs';

const sectionCount = 85;

export const makeManualPaths = (count) =>
  Array.from({ length: count }, (_, i) =>
    i === 0 ? '/' : `/manual/${wordsFrom(randomFrom(7919 + i), 2).join('-')}-${i}.html`,
  );

const heading = (random, count) => capital(wordsFrom(random, count).join(' '));
const name = (random) => `${wordFrom(random)}_${wordFrom(random)}`;
const pick = (random, list) => list[Math.floor(random() * list.length)];

function head(random, { origin, path, i }) {
  return `<head>\n<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="generator" content="Docutils 0.21">
<title>${i === 0 ? 'The Bench manual' : `${heading(random, 3)} ${i} — The Bench manual`}</title><meta name="description" content="${sentenceFrom(random)}">
<link rel="canonical" href="${origin}${path}"><link rel="stylesheet" href="/_static/basic.css"><link rel="icon" href="/favicon.ico"><script src="/_static/doctools.js" defer></script></head>`;
}

const listing = (random) =>
  `<div class="highlight-default notranslate"><div class="highlight"><pre><span></span>${Array.from(
    { length: 7 },
    () =>
      `<span class="n">${name(random)}</span> <span class="o">=</span> <span class="nb">${wordFrom(random)}</span><span class="p">(</span><span class="s1">&#39;${wordFrom(random)}&#39;</span><span class="p">)</span>`,
  ).join('\n')}\n</pre></div></div>\n`;

const table = (random) =>
  `<table class="docutils align-default"><thead><tr class="row-odd"><th class="head"><p>Option</p></th><th class="head"><p>Meaning</p></th></tr></thead><tbody>${Array.from(
    { length: 5 },
    () =>
      `<tr class="row-even"><td><p><code class="docutils literal notranslate"><span class="pre">--${wordFrom(random)}</span></code></p></td><td><p>${sentenceFrom(random)}</p></td></tr>`,
  ).join('\n')}</tbody></table>\n`;

const definition = (random, id) =>
  `<dl class="py function"><dt class="sig sig-object py" id="f${id}"><span class="sig-name descname"><span class="pre">${name(random)}</span></span><span class="sig-paren">(</span><em class="sig-param"><span class="n"><span class="pre">${wordFrom(random)}</span></span></em><span class="sig-paren">)</span><a class="headerlink" href="#f${id}" title="Permalink to this definition">¶</a></dt><dd><p>${sentenceFrom(random)} ${sentenceFrom(random)}</p></dd></dl>\n`;

function paragraph(random, paths) {
  const path = pick(random, paths);
  const reference = `<a class="reference internal" href="${path}#s${Math.floor(random() * sectionCount)}"><span class="std std-ref">${wordsFrom(random, 3).join(' ')}</span></a>`;
  return `<p>${sentenceFrom(random)} See ${reference}. ${sentenceFrom(random)} Use <code class="docutils literal notranslate"><span class="pre">${name(random)}</span></code>. ${sentenceFrom(random)}</p>\n`;
}

function section(random, paths, s) {
  const level = s % 4 === 0 ? 2 : 3;
  const title = `<h${level}>${heading(random, 4)}<a class="headerlink" href="#s${s}" title="Permalink to this heading">¶</a></h${level}>`;
  const part = s % 3 === 0 ? listing(random) : s % 3 === 1 ? table(random) : definition(random, s);
  return `<section id="s${s}">${title}\n${paragraph(random, paths)}${paragraph(random, paths)}${part}</section>`;
}

/** The HTML of the page of this number. */
export function makeManualPage(i, { paths, origin }) {
  const random = randomFrom(32_452_843 + i);
  const path = paths[i];
  const contents = Array.from(
    { length: sectionCount },
    (_, s) =>
      `<li><a class="reference internal" href="#s${s}">${capital(wordFrom(random))} ${wordFrom(random)}</a></li>`,
  ).join('\n');
  const chapters = [];
  for (let child = 5 * i + 1; child <= 5 * i + 5 && child < paths.length; child++)
    chapters.push(
      `<li class="toctree-l1"><a class="reference internal" href="${paths[child]}">${heading(random, 3)} ${child}</a></li>`,
    );
  const sections = Array.from({ length: sectionCount }, (_, s) => section(random, paths, s)).join('\n');
  return `<!DOCTYPE html>\n<html lang="en">\n${head(random, { origin, path, i })}<body><div class="related" role="navigation"><ul><li><a href="/">The Bench manual</a></li><li><a href="${paths[Math.max(0, i - 1)]}" accesskey="P">previous</a></li><li><a href="${paths[Math.min(paths.length - 1, i + 1)]}" accesskey="N">next</a></li></ul></div>
<div class="document"><div class="body" role="main"><section id="top"><h1>${i === 0 ? 'The Bench manual' : heading(random, 3)}<a class="headerlink" href="#top" title="Permalink to this heading">¶</a></h1><p>${sentenceFrom(random)}</p><div class="toctree-wrapper"><ul>${chapters.join('')}</ul></div>
${sections}</section></div><div class="sphinxsidebar" role="navigation"><h3><a href="/">Contents</a></h3><ul>${contents}</ul></div></div>
<footer><p>&copy; Copyright 2026, the Bench authors. Created with Docutils.</p></footer></body>\n</html>\n`;
}
