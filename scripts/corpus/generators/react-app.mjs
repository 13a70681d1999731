/** An application made with React and its router: once rendered by the browser alone, once hydrated from the server. */

const page = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="UTF-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1.0" />
    <title>Vite + React</title>
  </head>
  <body>
    <div id="root"><!--app--></div>
    <script type="module" src="/src/main.jsx"></script>
  </body>
</html>
`;

const app = `import { marked } from 'marked';
import { Link, Route, Routes, useParams } from 'react-router';
import texts from './texts.json';

const Home = () => (
  <main>
    <title>Packages and what they do</title>
    <h1>Packages</h1>
    <ul>{texts.map(({ slug, title }) => <li key={slug}><Link to={'/packages/' + slug}>{title}</Link></li>)}</ul>
  </main>
);

const Package = () => {
  const { slug } = useParams();
  const text = texts.find((each) => each.slug === slug);
  if (!text) return <main><h1>Not found</h1></main>;
  return (
    <main>
      <title>{text.title}</title>
      <article dangerouslySetInnerHTML={{ __html: marked(text.markdown) }} />
    </main>
  );
};

export const App = () => (
  <>
    <nav><Link to="/">Packages</Link></nav>
    <Routes>
      <Route path="/" element={<Home />} />
      <Route path="/packages/:slug" element={<Package />} />
    </Routes>
  </>
);
`;

const mainOf = (isHydrated) => `import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { App } from './app.jsx';

const root = document.getElementById('root');
const app = <StrictMode><BrowserRouter><App /></BrowserRouter></StrictMode>;
${isHydrated ? 'hydrateRoot(root, app);' : 'createRoot(root).render(app);'}
`;

const server = `import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import { App } from './app.jsx';

export const render = (url) => renderToString(<StaticRouter location={url}><App /></StaticRouter>);
`;

/** React renders a title where it is; a server puts it into the head. */
const prerender = `import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { render } from './server/server.js';

const shell = readFileSync('dist/index.html', 'utf8');
const texts = JSON.parse(readFileSync('src/texts.json', 'utf8'));
for (const url of ['/', ...texts.map(({ slug }) => '/packages/' + slug)]) {
  const html = render(url);
  const title = /<title>[\\s\\S]*?<\\/title>/.exec(html)?.[0] ?? '';
  const body = html.replace(title, '');
  const file = url === '/' ? 'dist/index.html' : 'dist' + url + '.html';
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, shell.replace('<!--app-->', () => body).replace(/<title>.*?<\\/title>/, () => title));
}
`;

const packages = {
  react: '19.3.1',
  'react-dom': '19.3.1',
  'react-router': '8.5.1',
  marked: '18.2.0',
  vite: '7.3.8',
};

const filesOf = (texts, isHydrated) => ({
  'index.html': page,
  'src/app.jsx': app,
  'src/main.jsx': mainOf(isHydrated),
  'src/texts.json': JSON.stringify(texts),
  // JSX without a plug-in: Vite compiles it with React's own runtime.
  'vite.config.js': `export default { esbuild: { jsx: 'automatic' } };\n`,
});

export const reactApp = {
  packages,
  plan: ({ texts }) => ({ files: filesOf(texts, false), commands: [['vite', 'build']], output: 'dist' }),
};

export const reactHydrated = {
  packages,
  plan: ({ texts }) => ({
    files: { ...filesOf(texts, true), 'src/server.jsx': server, 'prerender.mjs': prerender },
    commands: [
      ['vite', 'build'],
      ['vite', 'build', '--ssr', 'src/server.jsx', '--outDir', 'server'],
      ['node', 'prerender.mjs'],
    ],
    output: 'dist',
  }),
};
