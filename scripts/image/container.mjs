/** Runs a program in a container without Docker: crun in its own mount namespace, so that no mount outlives it. */
import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ociConfig } from './oci-config.mjs';

/** crun refuses machines with both versions of control groups, and these containers need none. */
const hideControlGroups = '[ ! -d /sys/fs/cgroup ] || mount -t tmpfs none /sys/fs/cgroup';

/** Ends with the process that started it, even when that is killed. */
const dieTogether = ['setpriv', '--pdeathsig', 'KILL'];

/** A child process; signals reach the program in the container. crun writes into `folder`. */
export function startContainer(folder, container, stdio) {
  const bundle = mkdtempSync(path.join(folder, 'container-'));
  const args = [...dieTogether, ...container.args];
  writeFileSync(path.join(bundle, 'config.json'), JSON.stringify(ociConfig({ ...container, args })));
  mkdirSync(path.join(bundle, 'state'));
  const crun = 'exec crun --root "$1/state" --cgroup-manager=disabled run --bundle "$1" "$2"';
  const script = `${hideControlGroups} && ${crun}`;
  const [program, ...words] = [...dieTogether, 'unshare', '--mount', 'sh', '-c', script, 'sh', bundle];
  return spawn(program, [...words, path.basename(bundle)], { stdio });
}

/** Whether this machine can run one at all. */
export const canRunContainers = () =>
  spawnSync('unshare', ['--mount', 'crun', '--version'], { stdio: 'ignore' }).status === 0;

/** Runs to the end; its output is shown when it failed. */
export async function runInContainer(folder, container) {
  const child = startContainer(folder, container, ['ignore', 'pipe', 'pipe']);
  let printed = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text) => {
      printed += text;
    });
  const code = await new Promise((resolve, reject) => child.on('error', reject).on('close', resolve));
  if (code !== 0)
    throw new Error(`"${container.args.join(' ')}" ended with ${code} in the container:\n${printed}`);
}
