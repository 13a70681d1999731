/** The open corpus: real websites that nobody here wrote, by name, kind, language and source. */

/**
 * `from` says where a site comes from: one npm package, Debian packages unpacked over each other, or a generator
 * filled with prose. `folder` is the part of it that is the website, `start` the page visitors arrive at,
 * `index` the name of the page that stands for its folder, `below` the part of its URLs before its own pages.
 * A site with a part of its own belongs to neither half: nobody has read it while the product was made.
 * @typedef {{ npm: string } | { debian: string[] } | { generator: string }} Source
 * @typedef {{ name: string, kind: string, language: string, from: Source, folder: string, start: string, index: string,
 *   below: string, host: string, isSinglePageApp: boolean, part: string | null }} Site
 */

const site = (name, kind, language, from, more = {}) => ({
  name,
  kind,
  language,
  from,
  folder: '',
  start: '/',
  index: 'index.html',
  below: '',
  host: `${name}.example`,
  isSinglePageApp: false,
  part: null,
  ...more,
});

const template = (name, kind, version, folder = '') =>
  site(name, kind, 'en', { npm: `${name}@${version}` }, { folder });

/** Templates of Start Bootstrap, whose website is in dist. */
const startBootstrap = (name, kind, version) =>
  site(name, kind, 'en', { npm: `startbootstrap-${name}@${version}` }, { folder: 'dist' });

const debian = (name, kind, language, folder, { packages = [name], ...more } = {}) =>
  site(name, kind, language, { debian: packages }, { folder, ...more });

const generated = (name, kind, generator, more = {}) => site(name, kind, 'en', { generator }, more);

/** What pages made with Sphinx link to. */
const sphinx = ['libjs-sphinxdoc', 'libjs-jquery', 'libjs-underscore'];
const oldDocs = 'documentation, old HTML';
const modernDocs = 'documentation, modern';
const manyLanguages = 'many languages';

/** @type {readonly Site[]} */
export const sites = [
  startBootstrap('freelancer', 'portfolio', '7.0.7'),
  startBootstrap('resume', 'portfolio', '7.0.6'),
  startBootstrap('stylish-portfolio', 'portfolio', '6.0.6'),
  startBootstrap('grayscale', 'landing page', '7.0.6'),
  startBootstrap('landing-page', 'landing page', '6.0.6'),
  startBootstrap('coming-soon', 'landing page', '6.0.7'),
  startBootstrap('agency', 'small business', '7.0.12'),
  startBootstrap('business-casual', 'small business', '7.0.9'),
  startBootstrap('modern-business', 'small business', '5.0.7'),
  startBootstrap('small-business', 'small business', '5.0.6'),
  startBootstrap('heroic-features', 'small business', '5.0.6'),
  startBootstrap('shop-homepage', 'shop', '5.0.6'),
  startBootstrap('shop-item', 'shop', '5.0.6'),
  startBootstrap('clean-blog', 'blog', '6.0.9'),
  startBootstrap('blog-home', 'blog', '5.0.9'),
  startBootstrap('blog-post', 'blog', '5.0.9'),
  template('paper-kit-2', 'landing page', '2.1.0'),
  template('now-ui-kit', 'landing page', '1.3.0'),
  template('material-kit', 'landing page', '2.0.4'),
  template('soft-ui-design-system', 'landing page', '1.0.4'),
  template('notus-js', 'landing page', '1.1.0'),
  template('html5-boilerplate', 'landing page', '9.0.1', 'dist'),
  template('impress.js', 'landing page', '1.1.0'),
  template('bulma-templates', 'landing page', '0.6.0'),
  template('admin-lte', 'application screens', '3.2.0'),
  template('gentelella', 'application screens', '4.2.0', 'dist'),
  site('uikit-tests', 'application screens', 'en', { npm: 'uikit@3.25.25' }, { start: '/tests/' }),

  // Its canonical links name the place it is a copy of, as those of many mirrors do.
  debian('exim4-doc-html', oldDocs, 'en', 'usr/share/doc/exim4-doc-html/spec_html'),
  debian('postfix-doc', oldDocs, 'en', 'usr/share/doc/postfix/html'),
  debian('r-doc-html', oldDocs, 'en', 'usr/share/R/doc/manual'),
  debian('gnuplot-doc', oldDocs, 'en', 'usr/share/doc/gnuplot/htmldocs'),
  debian('abs-guide', oldDocs, 'en', 'usr/share/doc/abs-guide/html'),
  debian('git-doc', oldDocs, 'en', 'usr/share/doc/git-doc'),
  debian('ant-doc', 'frameset', 'en', 'usr/share/doc/ant/manual'),
  debian('libjdom1-java-doc', modernDocs, 'en', 'usr/share/doc/libjdom1-java/api'),
  debian('postgresql-doc-15', modernDocs, 'en', 'usr/share/doc/postgresql-doc-15/html'),
  debian('python-django-doc', modernDocs, 'en', 'usr/share/doc/python-django-doc/html', {
    packages: ['python-django-doc', ...sphinx],
  }),
  debian('mkdocs-doc', modernDocs, 'en', 'usr/share/doc/mkdocs/html', {
    packages: [
      'mkdocs-doc',
      'fonts-font-awesome',
      'libjs-bootstrap4',
      'node-bootstrap',
      'libjs-jquery',
      'libjs-lunr',
    ],
    // Its sitemap and canonical links name this host.
    host: 'www.mkdocs.org',
  }),

  debian('developers-reference-de', modernDocs, 'de', 'usr/share/developers-reference/de', {
    packages: ['developers-reference-de', ...sphinx],
  }),
  debian('developers-reference-ru', modernDocs, 'ru', 'usr/share/developers-reference/ru', {
    packages: ['developers-reference-ru', ...sphinx],
  }),
  debian('debian-faq-de', oldDocs, 'de', 'usr/share/doc/debian/FAQ/de', { index: 'index.de.html' }),
  debian('debian-faq-ko', oldDocs, 'ko', 'usr/share/doc/debian/FAQ/ko', { index: 'index.ko.html' }),
  debian('debian-reference-es', oldDocs, 'es', 'usr/share/debian-reference', {
    packages: ['debian-reference-es', 'debian-reference-common'],
    index: 'index.es.html',
  }),
  debian('debian-reference-ja', oldDocs, 'ja', 'usr/share/debian-reference', {
    packages: ['debian-reference-ja', 'debian-reference-common'],
    index: 'index.ja.html',
  }),
  debian('debian-reference-zh-cn', oldDocs, 'zh', 'usr/share/debian-reference', {
    packages: ['debian-reference-zh-cn', 'debian-reference-common'],
    index: 'index.zh-cn.html',
  }),
  debian('maint-guide-es', oldDocs, 'es', 'usr/share/doc/maint-guide-es/html', { index: 'index.es.html' }),
  debian('kicad-doc-fr', oldDocs, 'fr', 'usr/share/doc/kicad/help/fr'),
  debian('kicad-doc-zh', oldDocs, 'zh', 'usr/share/doc/kicad/help/zh'),
  debian('aptitude-doc-fi', oldDocs, 'fi', 'usr/share/doc/aptitude/html/fi'),
  debian('aptitude-doc-ru', oldDocs, 'ru', 'usr/share/doc/aptitude/html/ru'),
  debian('debian-handbook-ar', modernDocs, 'ar', 'usr/share/doc/debian-handbook/html/ar-MA', {
    packages: ['debian-handbook'],
    // Its canonical links name this place; the few links to the rest of that site are broken here.
    host: 'debian-handbook.info',
    below: 'browse/ar-MA/stable',
    start: '/browse/ar-MA/stable/',
  }),
  debian('gimp-help-fa', oldDocs, 'fa', 'usr/share/gimp/2.0/help/fa', {
    packages: ['gimp-help-fa', 'gimp-help-common'],
  }),
  debian('lifelines-doc-sv', oldDocs, 'sv', 'usr/share/doc/lifelines-doc-sv', { start: '/ll-index.sv.html' }),
  debian('libreoffice-help-tr', modernDocs, 'tr', 'usr/share/libreoffice/help', {
    packages: ['libreoffice-help-tr', 'libreoffice-help-common', 'node-prismjs', 'node-normalize.css'],
    start: '/tr/text/shared/05/new_help.html',
  }),

  debian('installation-guide', manyLanguages, 'many', 'usr/share/doc/installation-guide-amd64', {
    packages: ['installation-guide-amd64'],
  }),
  debian('developers-reference', manyLanguages, 'many', 'usr/share/developers-reference', {
    // The English one stands at the root and links to none of these.
    packages: [
      'developers-reference-de',
      'developers-reference-fr',
      'developers-reference-it',
      'developers-reference-ja',
      'developers-reference-ru',
      ...sphinx,
    ],
  }),
  debian('harden-doc', manyLanguages, 'many', 'usr/share/doc/harden-doc/html'),
  debian('apache2-doc', manyLanguages, 'many', 'usr/share/doc/apache2-doc/manual'),

  generated('eleventy-blog', 'blog', 'eleventy'),
  generated('hexo-blog', 'blog', 'hexo'),
  generated('vitepress-docs', modernDocs, 'vitepress'),
  generated('docusaurus-docs', modernDocs, 'docusaurus'),
  generated('starlight-docs', modernDocs, 'starlight'),
  generated('react-app', 'client-rendered', 'react-app', { isSinglePageApp: true }),
  generated('docsify-docs', 'client-rendered, hash-routed', 'docsify'),
  generated('react-hydrated', 'hydrated from the server', 'react-hydrated'),

  ...[
    debian('anarchism', 'long questions and answers', 'en', 'usr/share/doc/anarchism/html'),
    debian('gnumed-doc', 'medical practice, old HTML', 'en', 'usr/share/doc/gnumed/user-manual/Gnumed'),
    debian('homebank-data', 'personal finance', 'en', 'usr/share/doc/homebank-data/help'),
    debian('grisbi-common', 'accounts of a club', 'fr', 'usr/share/doc/grisbi/fr'),
    debian('debian-edu-doc-nl', 'schools', 'nl', 'usr/share/doc/debian-edu-doc-nl', {
      start: '/debian-edu-bookworm-manual.html',
    }),
    debian('debian-edu-doc-da', 'schools', 'da', 'usr/share/doc/debian-edu-doc-da', {
      start: '/debian-edu-bookworm-manual.html',
    }),
    debian('lilypond-doc-html-fr', 'engraving of music', 'fr', 'usr/share/doc/lilypond/html/Documentation', {
      start: '/learning/index.fr.html',
      index: 'index.fr.html',
    }),
    debian('live-manual-html', manyLanguages, 'many', 'usr/share/doc/live-manual/html', {
      start: '/live-manual/toc.de.html',
    }),
    debian('cups-server-common', 'application screens', 'many', 'usr/share/cups/doc-root'),
    debian('xsane-common', 'scanning of pictures', 'en', 'usr/share/doc/xsane-common/html', {
      start: '/sane-xsane-doc.html',
    }),
    debian('privoxy', oldDocs, 'en', 'usr/share/doc/privoxy'),
    debian('nut-doc', oldDocs, 'en', 'usr/share/doc/nut-doc/html', { start: '/user-manual/index.html' }),
    debian(
      'debian-kernel-handbook',
      oldDocs,
      'en',
      'usr/share/doc/debian-kernel-handbook/kernel-handbook.html',
    ),
    debian('mutt', oldDocs, 'en', 'usr/share/doc/mutt/html'),
    debian('varnish-doc', modernDocs, 'en', 'usr/share/doc/varnish/html', {
      packages: ['varnish-doc', ...sphinx],
    }),
    startBootstrap('creative', 'landing page', '7.0.7'),
    template('webslides', 'presentation', '1.5.0'),
    template('argon-design-system-free', 'landing page', '1.2.0'),
    site(
      'semantic-ui',
      'landing page',
      'en',
      { npm: 'semantic-ui@2.5.0' },
      { folder: 'examples', start: '/homepage.html' },
    ),
    generated('honkit-book', modernDocs, 'honkit'),
  ].map((each) => ({ ...each, part: 'fresh' })),

  ...[
    debian('debian-history', 'history of an association', 'many', 'usr/share/doc/debian-history/docs', {
      index: 'index.en.html',
    }),
    debian('focalinux-html', 'guide for beginners', 'pt', 'usr/share/doc/focalinux/html/iniciante'),
    debian('tuxpaint-data', 'program for children', 'fr', 'usr/share/doc/tuxpaint-data/fr_FR.UTF-8/html', {
      start: '/README.html',
    }),
    debian('lirc-doc', 'website of a project', 'en', 'usr/share/doc/lirc/lirc.org'),
    debian('gm-assistant-doc', 'role-playing games', 'fr', 'usr/share/doc/gm-assistant/html/userguide_fr', {
      start: '/userguide_fr.html',
    }),
    debian(
      'ubuntu-packaging-guide-html-de',
      modernDocs,
      'de',
      'usr/share/doc/ubuntu-packaging-guide-html-de',
      { packages: ['ubuntu-packaging-guide-html-de', 'ubuntu-packaging-guide-common', ...sphinx] },
    ),
    debian('sylpheed-doc', 'manual of a mail program', 'ja', 'usr/share/doc/sylpheed-doc/manual/ja', {
      start: '/sylpheed.html',
    }),
    debian(
      'nethack-spoilers',
      'personal pages about a game',
      'en',
      'usr/share/doc/nethack-spoilers/gazetteer',
    ),
    debian('partimage-doc', oldDocs, 'en', 'usr/share/doc/partimage-doc/html'),
    debian('cockpit-doc', modernDocs, 'en', 'usr/share/doc/cockpit/guide'),
    template('spectre.css', 'website of a project', '0.5.9', 'docs'),
    template('mustard-ui', 'website of a project', '1.0.4', 'docs'),
    template('picnic', 'website of a project', '7.1.0', 'docs'),
    template('98.css', 'landing page', '0.1.21', 'dist'),
    template('wedding-website', 'personal page', '1.0.1'),
    template('school-website', 'school', '1.0.0', 'public'),
    startBootstrap('new-age', 'landing page', '6.0.7'),
  ].map((each) => ({ ...each, part: 'unseen' })),

  ...[
    debian('drgeo-doc', 'geometry at school', 'es', 'usr/share/drgeo/help/es', { start: '/contents.html' }),
    debian('omegat', 'tool of translators', 'fr', 'usr/share/doc/omegat/html/fr'),
    debian('dia-common', oldDocs, 'de', 'usr/share/doc/dia/html/de'),
    debian('nted-doc', 'notation of music', 'de', 'usr/share/doc/nted/de'),
    debian(
      'bibletime-data',
      'guide to reading a book',
      'pt',
      'usr/share/doc/bibletime-data/howto/html/pt_BR',
    ),
    debian('doublecmd-help-ru', 'manual of a file manager', 'ru', 'usr/share/doublecmd/doc/ru'),
    debian('groonga-doc', modernDocs, 'ja', 'usr/share/doc/groonga-doc/ja/html', {
      packages: ['groonga-doc', ...sphinx],
    }),
    debian('stardict-common', 'manual of a dictionary', 'zh', 'usr/share/stardict/help/zh_CN'),
    debian('cfi-en', 'book about a culture', 'en', 'usr/share/doc/cfi-en/html'),
    debian('png-definitive-guide', 'book about a format', 'en', 'usr/share/doc/png-definitive-guide/html'),
    debian('hugin-data', 'photography', 'en', 'usr/share/hugin/xrc/data/help_en_EN', {
      start: '/Hugin.html',
    }),
    debian('qlcplus-data', 'lights of a stage', 'en', 'usr/share/qlcplus/documents/html'),
    debian('xtrkcad-common', 'model railroads', 'en', 'usr/share/doc/xtrkcad-common/html'),
    debian('jugglinglab', 'juggling', 'en', 'usr/share/doc/jugglinglab/html', { start: '/README.html' }),
    debian('junior-doc', 'guide for children', 'en', 'usr/share/doc/junior-doc/quickguide'),
    debian(
      'hamradio-maintguide',
      'association of radio amateurs',
      'en',
      'usr/share/doc/hamradio-maintguide/html',
      { packages: ['hamradio-maintguide', ...sphinx] },
    ),
    debian('pixelmed-www', 'website of a company', 'en', 'usr/share/pixelmed', {
      start: '/DicomCleaner.html',
    }),
    debian('ikiwiki', 'wiki with news', 'en', 'usr/share/doc/ikiwiki/html'),
    debian('httrack-doc', 'website of a project', 'en', 'usr/share/httrack/html'),
    debian('renpy-doc', modernDocs, 'en', 'usr/share/doc/renpy/html', { packages: ['renpy-doc', ...sphinx] }),
    template('dygraphs', 'website of a project', '2.2.2', '_site'),
    site('picocss', 'website of a project', 'en', { npm: '@picocss/pico@1.5.13' }, { folder: 'docs' }),
    site('git-it', 'course', 'zh', { npm: 'git-it@1.6.9' }, { folder: 'guide', start: '/index-zhtw.html' }),
    template('blog-template', 'blog', '1.0.1'),
  ].map((each) => ({ ...each, part: 'last' })),

  ...[
    site(
      'coffee-landing-page',
      'coffee house',
      'en',
      { npm: 'coffee-landing-page@1.0.1' },
      { folder: 'dist' },
    ),
    template('fashion-template', 'magazine', '1.0.0'),
    template('landkit', 'agency', '2.0.0', 'dist'),
    template('restaurant-template', 'restaurant', '0.2.1'),
    template('hotel-booking', 'hotel', '1.0.1'),
    site(
      'church-website',
      'church',
      'en',
      { npm: 'church-website@1.0.0' },
      {
        folder: 'build',
        isSinglePageApp: true,
      },
    ),
    startBootstrap('one-page-wonder', 'landing page', '6.0.6'),
    site('round-about', 'small business', 'en', { npm: 'startbootstrap-round-about@4.1.1' }),
    debian('aptitude-doc-nl', oldDocs, 'nl', 'usr/share/doc/aptitude/html/nl'),
    debian('debian-reference-it', oldDocs, 'it', 'usr/share/debian-reference', {
      packages: ['debian-reference-it', 'debian-reference-common'],
      index: 'index.it.html',
    }),
    debian('maint-guide-ca', oldDocs, 'ca', 'usr/share/doc/maint-guide-ca/html', { index: 'index.ca.html' }),
    debian('htdig-doc', 'website of a project', 'en', 'usr/share/doc/htdig-doc/html'),
    debian('hplip-doc', 'website of a project', 'en', 'usr/share/doc/hplip-doc'),
    debian('analog', 'manual of a program', 'en', 'usr/share/doc/analog/docs', { start: '/Readme.html' }),
    debian('iptraf-ng', oldDocs, 'en', 'usr/share/doc/iptraf-ng/Documentation'),
    debian('tuxguitar', 'notation of music', 'en', 'usr/share/tuxguitar/help'),
  ].map((each) => ({ ...each, part: 'next' })),
];
