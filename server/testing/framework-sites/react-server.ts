/** What both halves of the hydrated site plant: an image without alt text on one page. */
import { createElement as h, type ReactNode } from 'react';

export const plantedInHydrated = (path: string): ReactNode =>
  path === '/about' ? h('img', { src: '/share.png', width: 120, height: 120 }) : null;
