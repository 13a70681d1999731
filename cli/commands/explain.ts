/** `pagewright explain CHECK`: what a check looks for, why it matters, who says so and what to do. */
import { basisLabels, severityLabels } from '@pagewright/contract/report/report-words';
import { groupNames } from '@pagewright/engine/audit/describe-rules';
import type { Rule } from '@pagewright/engine/audit/rule';
import { ruleWords } from '@pagewright/engine/audit/rule-texts';
import { allRules } from '@pagewright/engine/audit/rules/all';
import { unknownRule } from '../config/read-config.ts';
import { exitCodes } from '../errors/exit-codes.ts';
import { UsageError } from '../errors/usage-error.ts';
import { createPaint, type Paint, wantsColors } from '../output/paint.ts';
import type { Terminal } from '../output/terminal.ts';
import { words } from '../words/words.ts';

function explain({ id, texts, group, severity, basis, source, needs }: Rule, paint: Paint): string {
  const { title, why, fix } = ruleWords(texts);
  const lines = [
    `${paint.bold(title)}  ${paint.dim(id)}`,
    `${severityLabels[severity]} · ${groupNames[group]} · ${words.explain.needs[needs]}`,
    '',
    why,
    '',
    `${paint.good(words.report.fix)} ${fix}`,
    '',
    `${basisLabels[basis]}${source === undefined ? '' : `: ${source}`}`,
    '',
    paint.dim(words.explain.switchOff({ id, json: `"rules": { "${id}": "off" }` })),
  ];
  return `${lines.join('\n')}\n`;
}

const listAll = (paint: Paint): string =>
  `${allRules.map(({ id, texts, severity }) => `${paint.severity(severity, severityLabels[severity].padEnd(8))}  ${id.padEnd(32)}  ${ruleWords(texts).title}`).join('\n')}\n`;

export function explainCommand(args: readonly string[], { stdout, env }: Terminal): number {
  const [id, ...others] = args.filter((arg) => !arg.startsWith('-'));
  if (others.length > 0) throw new UsageError(words.explain.oneAtATime);
  const paint = createPaint(wantsColors(stdout, env, args.includes('--no-color') ? false : undefined));
  const rule = allRules.find((each) => each.id === id);
  if (id !== undefined && rule === undefined) throw new UsageError(unknownRule(id));
  stdout.write(rule === undefined ? listAll(paint) : explain(rule, paint));
  return exitCodes.fine;
}
