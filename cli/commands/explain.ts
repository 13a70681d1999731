/** `pagewright explain CHECK`: what a check looks for, why it matters, who says so and what to do. */
import { basisLabels, severityLabels } from '@pagewright/contract/report/report-words';
import { groupNames } from '@pagewright/engine/audit/describe-rules';
import type { Rule } from '@pagewright/engine/audit/rule';
import { allRules } from '@pagewright/engine/audit/rules/all';
import { unknownRule } from '../config/read-config.ts';
import { exitCodes } from '../errors/exit-codes.ts';
import { UsageError } from '../errors/usage-error.ts';
import { createPaint, type Paint, wantsColors } from '../output/paint.ts';
import type { Terminal } from '../output/terminal.ts';

const needsWords = { http: 'the response', html: 'the HTML', browser: 'a browser (--browser)' } as const;

const explain = (
  { id, texts: { title, why, fix }, group, severity, basis, source, needs }: Rule,
  paint: Paint,
): string =>
  `${[
    `${paint.bold(title)}  ${paint.dim(id)}`,
    `${severityLabels[severity]} · ${groupNames[group]} · needs ${needsWords[needs]}`,
    '',
    why,
    '',
    `${paint.good('Fix:')} ${fix}`,
    '',
    `${basisLabels[basis]}${source === undefined ? '' : `: ${source}`}`,
    '',
    paint.dim(`Switch it off with --rule ${id}=off, or "rules": { "${id}": "off" } in the configuration.`),
  ].join('\n')}\n`;

const listAll = (paint: Paint): string =>
  `${allRules.map(({ id, texts, severity }) => `${paint.severity(severity, severityLabels[severity].padEnd(8))}  ${id.padEnd(32)}  ${texts.title}`).join('\n')}\n`;

export function explainCommand(args: readonly string[], { stdout, env }: Terminal): number {
  const [id, ...others] = args.filter((arg) => !arg.startsWith('-'));
  if (others.length > 0) throw new UsageError('One check at a time: pagewright explain img-alt-missing');
  const paint = createPaint(wantsColors(stdout, env, args.includes('--no-color') ? false : undefined));
  const rule = allRules.find((each) => each.id === id);
  if (id !== undefined && rule === undefined) throw new UsageError(unknownRule(id));
  stdout.write(rule === undefined ? listAll(paint) : explain(rule, paint));
  return exitCodes.fine;
}
