/** `npm run build`: the website, with the project's own Node; plain JavaScript, so that an older one can start it. */
import path from 'node:path';
import { findNode, root, run } from './prepare.mjs';

run(findNode(), [path.join(root, 'web', 'build', 'build.ts')], { NODE_ENV: 'production' });
