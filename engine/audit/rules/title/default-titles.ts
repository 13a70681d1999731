/** Default titles of tools, in lower case. */

const list = `
home; homepage; home page; welcome; index; default; untitled; untitled document; untitled page; untitled-1; no title;
document; new document; new page; blank page; blank; page; page title; site title; title; title here; your title here; enter title here; insert title here;
default title; website title; page 1; test; test page; my page; my site; my website; my new website; my blog; my app; sample page; example page; hello world;
react app; vite app; vue app; angular app; svelte app; sveltekit app; solid app; preact app; nuxt app; next app; next.js app; create next app; remix app; new remix app;
new react router app; ionic app; quasar app; expo app; gatsby default starter; vite + react; vite + react + ts; vite + vue; vite + vue + ts; vite + svelte;
vite + svelte + ts; vite + preact; vite + preact + ts; vite + solid; vite + solid + ts; vite + ts; webpack app; parcel app; astro basics; welcome to astro;
your awesome title; my new hugo site; just another wordpress site; my wordpress blog; my wordpress site; joomla; apache2 ubuntu default page: it works;
apache2 debian default page: it works; welcome to nginx; iis windows server; it works; default web site page; coming soon; under construction;
startseite; willkommen; ohne titel; unbenannt; unbenanntes dokument; neue seite; beispielseite; titel;
accueil; page d'accueil; bienvenue; sans titre; document sans titre; document sans nom; nouvelle page; page d'exemple; titre;
inicio; página de inicio; página principal; bienvenido; bienvenidos; sin título; documento sin título; nueva página; página de ejemplo; título;
pagina iniziale; benvenuto; benvenuti; senza titolo; documento senza titolo; nuova pagina; pagina di esempio; titolo;
início; página inicial; bem-vindo; sem título; documento sem título; nova página; página de exemplo;
startpagina; welkom; naamloos; naamloos document; zonder titel; nieuwe pagina; voorbeeldpagina;
hem; startsida; namnlös; forside; hjem; etusivu; strona główna; bez tytułu; nowa strona; главная; главная страница; без названия; ホーム; トップページ; 無題; 首页; 首頁; 无标题; 홈; 제목 없음
`;

export const defaultTitles: ReadonlySet<string> = new Set(
  list
    .split(/[;\n]/)
    .map((title) => title.trim())
    .filter((title) => title !== ''),
);
