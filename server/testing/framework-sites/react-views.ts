/** The React components of the client-rendered and of the hydrated site. */
import { createElement as h, type ReactNode } from 'react';
import { Link, Route, Routes } from 'react-router';
import { links, pages } from './content.ts';

export interface SiteProps {
  /** Sets title and description; null on the page for missing pages. */
  readonly Head: (props: { readonly path: string | null }) => ReactNode;
  /** What a page has besides its text. */
  readonly plant: (path: string) => ReactNode;
}

function Frame({ children }: { readonly children?: ReactNode }) {
  const nav = links.map(([to, text]) => h(Link, { key: to, to }, text));
  return h(
    'div',
    { className: 'frame' },
    h('header', null, h('nav', { 'aria-label': 'Main' }, ...nav)),
    h('main', null, children),
    h('footer', null, h('p', null, 'Hillside Pottery, Lane End 4, Hillside.')),
  );
}

function View({ path, Head, plant }: SiteProps & { readonly path: string }) {
  const { heading = '', paragraphs = [] } = pages[path] ?? {};
  const text = paragraphs.map((each) => h('p', { key: each }, each));
  return h(Frame, null, h(Head, { path }), h('h1', null, heading), ...text, plant(path));
}

function NotFound({ Head }: Pick<SiteProps, 'Head'>) {
  return h(
    Frame,
    null,
    h(Head, { path: null }),
    h('h1', null, 'Page not found'),
    h('p', null, 'There is nothing here.'),
  );
}

export const Site = (props: SiteProps) =>
  h(
    Routes,
    null,
    ...Object.keys(pages).map((path) =>
      h(Route, { key: path, path, element: h(View, { key: path, path, ...props }) }),
    ),
    h(Route, { path: '*', element: h(NotFound, props) }),
  );
