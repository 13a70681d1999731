/** A site made with Vue whose router keeps its views behind #. */
import { createApp, h } from 'vue';
import { createRouter, createWebHashHistory, RouterLink, RouterView } from 'vue-router';
import { links, pages } from './content.ts';

const viewOf = (path) => () => [
  h('h1', pages[path].heading),
  ...pages[path].paragraphs.map((text) => h('p', text)),
];
const router = createRouter({
  history: createWebHashHistory(),
  routes: Object.keys(pages).map((path) => ({ path, component: { render: viewOf(path) } })),
});
const Root = {
  render: () => [
    h('header', [
      h(
        'nav',
        { 'aria-label': 'Main' },
        links.map(([to, text]) => h(RouterLink, { to }, () => text)),
      ),
    ]),
    h('main', [h(RouterView)]),
    h('footer', [h('p', 'Hillside Pottery, Lane End 4, Hillside.')]),
  ],
};
createApp(Root).use(router).mount('#app');
