/** Tells the person at the terminal something, beside whatever the command prints as its result. */
export const say = (sentence) => process.stderr.write(`${sentence}\n`);
