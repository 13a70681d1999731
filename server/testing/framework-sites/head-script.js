/** A script that changes the robots directive and the canonical of some pages, as tag managers and plugins do. */
const { pathname, origin } = location;
const robots = document.querySelector('meta[name=robots]');
if (pathname === '/cups') {
  const meta = document.createElement('meta');
  meta.name = 'robots';
  meta.content = 'noindex';
  document.head.append(meta);
}
if (pathname === '/about') document.querySelector('link[rel=canonical]').href = `${origin}/`;
if (pathname === '/visit') robots.content = 'index, follow';
