/** Reads the Dockerfile, so that the image can be tested by the same steps without Docker. */

/** `[{ from, name, steps: [{ instruction, words }] }]`, a stage each; `words` is the rest of the line. */
export function readStages(text) {
  const lines = text
    .replaceAll(/\\\n\s*/g, '')
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.startsWith('#'));
  const stages = [];
  for (const line of lines) {
    const [, instruction, words] = /^([A-Z]+) +(.+)$/.exec(line) ?? [];
    if (instruction === undefined)
      throw new Error(`The Dockerfile has a line that is no instruction: ${line}`);
    const [from, , name] = words.split(/ +/);
    if (instruction === 'FROM') stages.push({ from, name, steps: [] });
    else stages.at(-1).steps.push({ instruction, words });
  }
  return stages;
}

const allOf = ({ steps }, wanted) =>
  steps.filter(({ instruction }) => instruction === wanted).map(({ words }) => words);

const lastOf = (stage, wanted) => allOf(stage, wanted).at(-1);

/** What a container of the last stage runs, and how. */
export function readRuntime(stage) {
  const pairs = allOf(stage, 'ENV').flatMap((words) => words.split(' ').map((pair) => pair.split('=')));
  return {
    env: Object.fromEntries(pairs),
    user: lastOf(stage, 'USER'),
    workdir: lastOf(stage, 'WORKDIR'),
    command: JSON.parse(lastOf(stage, 'CMD')),
    entrypoint: JSON.parse(lastOf(stage, 'ENTRYPOINT')),
    healthcheck: JSON.parse(lastOf(stage, 'HEALTHCHECK').replace(/^.*?CMD /, '')),
  };
}

/** The commands of a stage, as its shell gets them. */
export const readCommands = (stage) => allOf(stage, 'RUN');

/** `[from, to]` of what a stage copies out of the project or, with `--from`, out of another stage. */
export const readCopies = (stage) =>
  allOf(stage, 'COPY').map((words) => {
    const parts = words.split(/ +/);
    const from = parts[0].startsWith('--from=') ? parts.shift().slice('--from='.length) : null;
    return { stage: from, from: parts[0], to: parts[1] };
  });
