/** Preloaded into a product process: shifts its wall clock by the milliseconds in the file LAB_CLOCK_FILE. */
import { readFileSync } from 'node:fs';

const RealDate = Date;
let shiftMs = 0;
const read = () => {
  try {
    shiftMs = Number(readFileSync(process.env.LAB_CLOCK_FILE ?? '', 'utf8')) || 0;
  } catch {
    shiftMs = 0; // no file, no shift
  }
};
read();
setInterval(read, 50).unref();

class ShiftedDate extends RealDate {
  constructor(...parts) {
    if (parts.length === 0) super(RealDate.now() + shiftMs);
    else super(...parts);
  }

  static now() {
    return RealDate.now() + shiftMs;
  }
}
globalThis.Date = ShiftedDate;
