/** Detects the encoding of undeclared bytes: UTF-8 when valid, else by frequent characters. */

const sampleBytes = 16_384;

function decodes(bytes: Uint8Array, encoding: string): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes, { stream: true });
  } catch {
    return null;
  }
}

/** Characters that are frequent in texts of an encoding; a wrong guess gives rare ones. */
const frequent: readonly (readonly [string, RegExp])[] = [
  ['shift_jis', /[\u3041-\u3093\u30a1-\u30f6]/g],
  ['euc-jp', /[\u3041-\u3093\u30a1-\u30f6]/g],
  ['euc-kr', /[\uac00-\ud7a3]/g],
  ['big5', /[的是不我有在人這個中大來上國和們到說時要就出會]/g],
  ['gbk', /[的是不我有在人这个中大来上国和们到说时要就出会]/g],
];

/** At least this share of what is not ASCII must be frequent characters. */
const shareMin: Readonly<Record<string, number>> = {
  shift_jis: 0.25,
  'euc-jp': 0.25,
  'euc-kr': 0.6,
  big5: 0.06,
  gbk: 0.06,
};

export function detectEncoding(body: Uint8Array): string {
  const sample = body.byteLength > sampleBytes ? body.subarray(0, sampleBytes) : body;
  // The sample may end inside a character.
  if (decodes(sample, 'utf-8') !== null) return decodes(body, 'utf-8') === null ? 'windows-1252' : 'utf-8';
  let best = 'windows-1252';
  let most = 0;
  for (const [encoding, pattern] of frequent) {
    const text = decodes(sample, encoding);
    if (text === null) continue;
    const foreign = text.replace(/\p{ASCII}/gu, '').length;
    const share = foreign === 0 ? 0 : (text.match(pattern)?.length ?? 0) / foreign;
    if (share < (shareMin[encoding] ?? 1) || share <= most) continue;
    best = encoding;
    most = share;
  }
  return best === 'windows-1252' ? (cyrillicEncoding(sample) ?? best) : best;
}

/** Russian text has long runs of bytes above 0xC0, which Western text never has. */
function cyrillicEncoding(sample: Uint8Array): string | null {
  let high = 0;
  let inRuns = 0;
  let run = 0;
  for (const byte of sample) {
    if (byte < 0x80) {
      if (run >= 3) inRuns += run;
      run = 0;
      continue;
    }
    high += 1;
    run = byte >= 0xc0 || byte === 0xa8 || byte === 0xb8 ? run + 1 : 0;
  }
  if (high < 20 || inRuns / high < 0.6) return null;
  const lowerShare = (encoding: string): number => {
    const text = new TextDecoder(encoding).decode(sample);
    const letters = text.match(/[а-яёА-ЯЁ]/g)?.length ?? 0;
    return letters === 0 ? 0 : (text.match(/[а-яё]/g)?.length ?? 0) / letters;
  };
  return lowerShare('koi8-r') > lowerShare('windows-1251') ? 'koi8-r' : 'windows-1251';
}
