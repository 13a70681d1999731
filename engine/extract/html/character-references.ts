/** Character references of text and attributes, decoded as the HTML standard says. */
import { Tokenizer } from 'htmlparser2';

const nul = '\u0000';
const ignore = (): void => undefined;

/** htmlparser2 holds the table of names and its rules; it is handed only strings that have a reference. */
class ReferenceDecoder {
  private input = '';
  private output = '';
  private readonly tokenizer: Tokenizer;

  constructor() {
    const slice = (start: number, end: number): void => {
      this.output += this.input.slice(start, end);
    };
    const point = (codePoint: number): void => {
      this.output += String.fromCodePoint(codePoint);
    };
    this.tokenizer = new Tokenizer(
      { decodeEntities: true },
      {
        ontext: slice,
        ontextentity: point,
        onattribdata: slice,
        onattribentity: point,
        onattribend: ignore,
        onattribname: ignore,
        oncdata: ignore,
        onclosetag: ignore,
        oncomment: ignore,
        ondeclaration: ignore,
        onend: ignore,
        onopentagend: ignore,
        onopentagname: ignore,
        onprocessinginstruction: ignore,
        onselfclosingtag: ignore,
      },
    );
  }

  decode(input: string): string {
    this.input = input;
    this.output = '';
    this.tokenizer.reset();
    this.tokenizer.write(input);
    this.tokenizer.end();
    return this.output;
  }
}

const decoder = new ReferenceDecoder();

/** Each part by itself: no reference spans a separator, and none ends differently before one. */
const decodeParts = (text: string, separator: string, decode: (part: string) => string): string =>
  text
    .split(separator)
    .map((part) => (part.includes('&') ? decode(part) : part))
    .join(separator);

/** Text of data and RCDATA. What becomes of NUL differs by place, so it stays. */
export function decodeText(text: string): string {
  return text.includes('&') ? decodeParts(text, '<', (part) => decoder.decode(part)) : text;
}

export function decodeAttribute(value: string): string {
  const decoded = value.includes('&')
    ? decodeParts(value, '"', (part) => decoder.decode(`<a b="${part}">`))
    : value;
  return decoded.includes(nul) ? decoded.replaceAll(nul, '\uFFFD') : decoded;
}
