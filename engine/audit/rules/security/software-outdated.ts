/** Software of the server or the page whose version is no longer maintained. */
import type { PageFacts } from '../../../model/page-facts.ts';
import { type Shown, say } from '../../evidence.ts';
import { fail, pass } from '../../outcome.ts';
import { definePageRule } from '../../rule.ts';
import { securityTexts } from './messages.ts';

interface Outdated {
  readonly found: Shown;
  readonly name: string;
  readonly wanted: Shown;
}

/** The oldest release that its makers still maintain, by the words of a header or a file name. */
const headerSoftware = [
  { name: 'PHP', pattern: /\bPHP\/(\d+)\.(\d+)/, since: [8, 2] },
  { name: 'Apache', pattern: /\bApache\/(\d+)\.(\d+)/, since: [2, 4] },
  { name: 'Microsoft IIS', pattern: /\bMicrosoft-IIS\/(\d+)\.(\d+)/, since: [10, 0] },
] as const;
/** Before it, jQuery runs scripts in HTML that it is given (CVE-2020-11022). */
const jquery = {
  pattern: /\/jquery(?:-|@|\/|\.min-)(\d+)\.(\d+)(?:\.\d+)?(?=[./-])/i,
  since: [3, 5],
} as const;

const isBefore = (match: RegExpExecArray, [major, minor]: readonly [number, number]): boolean =>
  Number(match[1]) < major || (Number(match[1]) === major && Number(match[2]) < minor);

function fromHeaders({ headers }: PageFacts['http']): Outdated[] {
  const said = [headers['server'], headers['x-powered-by']].filter((text) => text !== undefined).join('; ');
  return headerSoftware.flatMap(({ name, pattern, since }) => {
    const match = pattern.exec(said);
    if (match === null || !isBefore(match, since)) return [];
    return [
      {
        found: match[0],
        name: `${name} ${match[1]}.${match[2]}`,
        wanted: say('or-later', { name, since: since.join('.') }),
      },
    ];
  });
}

const fromScripts = (resources: PageFacts['resources']): Outdated[] =>
  resources.flatMap(({ kind, resolved }) => {
    const match = kind === 'script' ? jquery.pattern.exec(URL.parse(resolved ?? '')?.pathname ?? '') : null;
    if (match === null || !isBefore(match, jquery.since)) return [];
    return [
      { found: resolved ?? '', name: `jQuery ${match[1]}.${match[2]}`, wanted: say('jquery-3-5-or-later') },
    ];
  });

export const softwareOutdated = definePageRule({
  id: 'software-outdated',
  group: 'security',
  severity: 'info',
  basis: 'heuristic',
  needs: 'http',
  audience: 'html',
  texts: securityTexts['software-outdated'],
  reads: ['http', 'resources'],
  check({ http, resources }) {
    const old = [...fromHeaders(http), ...fromScripts(resources)];
    if (old.length === 0) return pass();
    return fail({
      messageId: 'outdated',
      data: { names: old.map(({ name }) => name) },
      evidence: old.map(({ found, wanted }) => ({ found, wanted })),
    });
  },
});
