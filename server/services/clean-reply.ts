/** Takes out of an answer what must not be clicked or loaded: links and images that lead neither to the site nor here, and raw HTML. */

export interface OwnHosts {
  /** The page that is talked about: relative addresses are meant from there. */
  readonly pageUrl: string;
  /** Where people reach this server. */
  readonly publicUrl: string;
}

const bareHost = (url: URL): string => url.host.toLowerCase().replace(/^www\./, '');

/** The address when it may be linked, in full; null when not. */
export function ownAddress(address: string, { pageUrl, publicUrl }: OwnHosts): string | null {
  const url = URL.parse(address.trim(), pageUrl);
  if (url === null || !/^https?:$/.test(url.protocol) || url.username !== '' || url.password !== '')
    return null;
  const own = [pageUrl, publicUrl].flatMap((each) => URL.parse(each) ?? []).map(bareHost);
  return own.includes(bareHost(url)) ? url.href : null;
}

const image = /!\[([^\]]*)\]\(\s*<?([^\s)>]*)>?[^)]*\)/g;
const link = /\[((?:[^\][]|\\\[|\\\])*)\]\(\s*<?([^\s)>]*)>?[^)]*\)/g;
const definition = /^ {0,3}\[[^\]]+\]:\s*<?(\S+?)>?(?:\s+.*)?$/gm;
const pointed = /<((?:[a-z][a-z0-9+.-]*:)[^\s<>]*|[^\s<>@]+@[^\s<>@]+)>/gi;
/** What Markdown makes a link of by itself. */
const bare = /(?<![\w`(/"'=\]@.-])(?:https?:\/\/|www\.|ftp:\/\/)[^\s<>`)\]"']+/gi;
const mail = /(?<![\w`@.+-])[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g;
const tag = /<(?=[a-z/!?])/gi;

function cleanText(text: string, hosts: OwnHosts): string {
  return text
    .replaceAll(definition, (whole, address: string) => (ownAddress(address, hosts) === null ? '' : whole))
    .replaceAll(image, (_whole, alt: string, address: string) => {
      const own = ownAddress(address, hosts);
      return own === null ? alt : `![${alt}](${own})`;
    })
    .replaceAll(link, (_whole, words: string, address: string) => {
      const own = ownAddress(address, hosts);
      return own === null ? words : `[${words}](${own})`;
    })
    .replaceAll(pointed, (whole, address: string) =>
      ownAddress(address, hosts) === null ? `\`${address}\`` : whole,
    )
    .replaceAll(bare, (address) => {
      const [, plain = address, tail = ''] = /^(.*?)([.,;:!?]*)$/s.exec(address) ?? [];
      const full = plain.startsWith('www.') ? `https://${plain}` : plain;
      return ownAddress(full, hosts) === null ? `\`${plain}\`${tail}` : address;
    })
    .replaceAll(mail, (address) => `\`${address}\``)
    .replaceAll(tag, (sign, at: number, whole: string) => {
      const isLink = /^<https?:\/\/[^\s<>]*>/i.test(whole.slice(at));
      return isLink || whole[at - 1] === '\\' ? sign : `\\${sign}`;
    });
}

/** Code is text to whoever shows it: it stays as it is. */
const codePattern =
  /(^|\n)(`{3,}|~{3,})[^\n]*\n[\s\S]*?(?:\n\2[`~]*(?=\n|$)|$)|(?<!`)(`+)(?!`)[^\n]*?(?<!`)\3(?!`)/g;

export function cleanReply(markdown: string, hosts: OwnHosts): string {
  const parts: string[] = [];
  let at = 0;
  for (const match of markdown.matchAll(codePattern)) {
    parts.push(cleanText(markdown.slice(at, match.index), hosts), match[0]);
    at = match.index + match[0].length;
  }
  parts.push(cleanText(markdown.slice(at), hosts));
  return parts.join('');
}
