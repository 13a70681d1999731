/** `npm run test:html5lib -- FOLDER`: runs html5lib's tree-construction tests against html-stream. */
import path from 'node:path';
import { ensureInstalled, findNode, root, run } from './prepare.mjs';

ensureInstalled();
run(findNode(), [
  path.join(root, 'html-stream', 'testing', 'html5lib', 'run-tests.ts'),
  ...process.argv.slice(2),
]);
