/** `npm run test:image`: builds what the image ships, boots it in every role and runs a whole analysis. */
import path from 'node:path';
import { ensureInstalled, findNode, root, run } from './prepare.mjs';

ensureInstalled();
run(findNode(), [path.join(root, 'scripts', 'image', 'try-image.mjs'), ...process.argv.slice(2)]);
