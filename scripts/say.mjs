/** Prints a sentence for the user to standard error, beside the command's result. */
export const say = (sentence) => process.stderr.write(`${sentence}\n`);
