/** Default titles of tools and of new pages in any language, in lower case. */
import { languages, phraseList } from './languages.ts';

const ofTools = `
default title; react app; vite app; vue app; angular app; svelte app; sveltekit app; solid app; preact app; nuxt app; next app; next.js app;
create next app; remix app; new remix app; new react router app; ionic app; quasar app; expo app; gatsby default starter; vite + react;
vite + react + ts; vite + vue; vite + vue + ts; vite + svelte; vite + svelte + ts; vite + preact; vite + preact + ts; vite + solid;
vite + solid + ts; vite + ts; webpack app; parcel app; astro basics; welcome to astro; your awesome title; my new hugo site;
just another wordpress site; my wordpress blog; my wordpress site; joomla; apache2 ubuntu default page: it works;
apache2 debian default page: it works; welcome to nginx; iis windows server; it works; default web site page`;

export const defaultTitles: ReadonlySet<string> = new Set(
  [ofTools, ...[...languages.values()].map((words) => words.defaultTitles)].flatMap(phraseList),
);
