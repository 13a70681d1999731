/** The browser's half of a site that the server renders: React takes over what is there. */
import { createElement as h } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { plantedInHydrated } from './react-server.ts';
import { Site } from './react-views.ts';

hydrateRoot(
  document.getElementById('root'),
  h(BrowserRouter, null, h(Site, { Head: () => null, plant: plantedInHydrated })),
);
