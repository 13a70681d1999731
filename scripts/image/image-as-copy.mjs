/** The image's files as a plain copy outside the checkout, run by this machine's Node and browser: a test without root. */
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ensureBrowser } from '../browser-install.mjs';
import { findNode, root as project } from '../prepare.mjs';
import { buildImage } from './build.mjs';
import { readRuntime, readStages } from './read-dockerfile.mjs';

/**
 * The same interface as `openImageInContainer`. `folder` must not be below the checkout, whose packages would be
 * found.
 */
export function openImageAsCopy(folder) {
  const { command, healthcheck } = readRuntime(
    readStages(readFileSync(path.join(project, 'Dockerfile'), 'utf8')).at(-1),
  );
  const image = path.join(folder, 'image');
  buildImage(image);
  const environment = {
    PATH: process.env.PATH,
    CHROME_PATH: ensureBrowser().path,
    DATA_DIR: path.join(folder, 'data'),
  };
  const start = ([, ...args], env, stdio) =>
    spawn(findNode(), args, { cwd: image, env: { ...environment, ...env }, stdio });
  return { where: 'as a plain copy', image, command, healthcheck, start };
}
