/** A shop that exists only after React has run; faults: no alt text on one page, two H1 on another, a dead route. */
import { createElement as h, useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter, Link } from 'react-router';
import { pages, socialOf } from './content.ts';
import { Site } from './react-views.ts';

function Head({ path }) {
  useEffect(() => {
    for (const each of document.head.querySelectorAll('[data-page]')) each.remove();
    document.title = path === null ? 'Page not found' : pages[path].title;
    if (path === null) return;
    const box = document.createElement('template');
    box.innerHTML = `<meta name="description" content="${pages[path].description}"><link rel="canonical" href="${location.origin}${path}">${socialOf(location.origin, path)}`;
    for (const each of box.content.children) each.dataset.page = '';
    document.head.append(box.content);
  }, [path]);
  return null;
}

const planted = {
  '/': h('p', null, 'Not sold any more: ', h(Link, { to: '/jugs' }, 'our jugs')),
  '/cups': h('img', { src: '/share.png', width: 120, height: 120 }),
  '/visit': h('h1', null, 'Another first heading'),
};

createRoot(document.getElementById('root')).render(
  h(BrowserRouter, null, h(Site, { Head, plant: (path) => planted[path] ?? null })),
);
