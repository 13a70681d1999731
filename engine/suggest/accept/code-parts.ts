/** Takes code to paste apart: what people would read of it, the hosts it names, and whether it runs code from elsewhere. */
import { hostsIn } from './markup-parts.ts';

export interface CodeParts {
  /** Strings and lines that are sentences. */
  readonly sentences: readonly string[];
  /** Comments and shorter strings, which may hold a price or an address. */
  readonly strings: readonly string[];
  /** Without `www.`. */
  readonly hosts: readonly string[];
  readonly runsRemoteCode: boolean;
}

const literal = /"((?:[^"\\\n]|\\.)*)"|'((?:[^'\\\n]|\\.)*)'|`((?:[^`\\]|\\.)*)`/g;
/** Not the slashes of a URL. */
const comment =
  /(?<![:/])\/\/(?!\S+\.\S)([^\n]*)|\/\*([\s\S]*?)\*\/|(?:^|\s)#(?![!\d])([^\n]*)|<!--([\s\S]*?)-->/g;
/** What templates show as it is. */
const template = /\{[{%][\s\S]*?[%}]\}|<\?[\s\S]*?\?>|<[^>]*>/g;
const codeSigns = /[{}();=<>$\\/*|^[\]]/;
/** A bare host among other words; after other names the dot joins parts of a program. */
const bareHost =
  /(?<![\w./@-])(?:[a-z0-9-]+\.)+(?:com|net|org|io|co|biz|xyz|shop|store|example)(?![\w.(-])/gi;

const shells = '(?:sudo\\s+)?(?:(?:ba|z|da|k|fi)?sh|python\\d?|perl|ruby|node|php|iex|invoke-expression)\\b';
const loaders = '(?:curl|wget|fetch|iwr|irm|invoke-webrequest|invoke-restmethod|base64)\\b';
const remoteCode = new RegExp(
  [
    `${loaders}[^\\n]*\\|\\s*${shells}`,
    `(?:${shells})[^\\n]*(?:<\\(|\\$\\(|\`)\\s*${loaders}`,
    `(?:iex|invoke-expression)\\b[^\\n]*(?:${loaders}|downloadstring)`,
    '\\beval\\b\\s*[("\'`$]|\\bnew\\s+function\\s*\\(|\\bimport\\s*\\(\\s*["\'`]https?:',
    '\\b(?:system|passthru|shell_exec|popen|proc_open|assert)\\s*\\(',
    '\\b(?:include|require)(?:_once)?\\s*\\(?\\s*["\'](?:https?|data|php):',
  ].join('|'),
  'i',
);

/** Whether it has a machine fetch and run something. */
export const runsRemoteCode = (text: string): boolean => remoteCode.test(text);

const sentenceWords = 4;
const isSentence = (text: string): boolean => (text.match(/\p{L}{2,}/gu)?.length ?? 0) >= sentenceWords;
const isUnspacedSentence = (text: string): boolean =>
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]{6,}/u.test(text);

export function codeParts(code: string): CodeParts {
  const literals = [...code.matchAll(literal)].map(([, one, two, three]) => one ?? two ?? three ?? '');
  const comments = [...code.matchAll(comment)].map(
    ([, ...found]) => found.find((each) => each !== undefined) ?? '',
  );
  const lines = code
    .replaceAll(comment, '\n')
    .replaceAll(template, '\n')
    .split('\n')
    .filter((line) => !codeSigns.test(line));
  const isRead = (text: string): boolean => isSentence(text) || isUnspacedSentence(text);
  return {
    sentences: [...literals, ...lines].filter(isRead),
    strings: [...literals.filter((text) => !isRead(text)), ...comments],
    hosts: [
      // A host that is a variable is the server's own.
      ...hostsIn(code).filter((host) => !/^(?:[a-z]+:\/\/)?[$%]/.test(host)),
      ...[...code.matchAll(bareHost)].map(([host]) => host.toLowerCase().replace(/^www\./, '')),
    ],
    runsRemoteCode: runsRemoteCode(code),
  };
}
