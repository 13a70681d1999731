/** The part of a host that one owner registers: shop.example.co.uk belongs to example.co.uk. */

/** Second levels under which country registries sell names. */
const registrySecondLevels = new Set(
  'co com net org edu gov ac gob gouv or ne go mil sch nom id web info biz asso ltd plc me nhs police gen firm ind res my k12 priv tm art adv blog eng jus leg'.split(
    ' ',
  ),
);

/** Hosts with sites of many owners. */
const sharedHosts = new Set(
  'github.io gitlab.io netlify.app vercel.app pages.dev workers.dev web.app firebaseapp.com herokuapp.com blogspot.com wordpress.com myshopify.com azurewebsites.net cloudfront.net amazonaws.com appspot.com onrender.com fly.dev surge.sh wixsite.com weebly.com tumblr.com squarespace.com webflow.io bitbucket.io readthedocs.io eu.org'.split(
    ' ',
  ),
);

export function registrableDomain(host: string): string {
  const name = host.replace(/\.$/, '').toLowerCase();
  if (/^[\d.]+$/.test(name) || name.startsWith('[')) return name;
  const labels = name.split('.');
  const lastTwo = labels.slice(-2).join('.');
  const [second = '', top = ''] = labels.slice(-2);
  const isSuffix = sharedHosts.has(lastTwo) || (top.length === 2 && registrySecondLevels.has(second));
  return isSuffix ? labels.slice(-3).join('.') : lastTwo;
}
