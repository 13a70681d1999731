/** `npm run golden`: writes what the fixture sites are expected to show; review the difference before you commit it. */
import path from 'node:path';
import { ensureInstalled, findNode, root, run } from './prepare.mjs';

ensureInstalled();
run(findNode(), [path.join(root, 'engine', 'testing', 'write-goldens.ts'), ...process.argv.slice(2)]);
