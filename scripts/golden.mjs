/** `npm run golden`: writes the expected results of the fixture sites; review the diff before you commit it. */
import path from 'node:path';
import { ensureInstalled, findNode, root, run } from './prepare.mjs';

ensureInstalled();
run(findNode(), [path.join(root, 'engine', 'testing', 'write-goldens.ts'), ...process.argv.slice(2)]);
