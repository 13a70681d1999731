/** `npm run ai:setup`: installs what is missing, then connects a model and writes .env. */
import { ensureInstalled, envFileFlags, findNode, run } from './prepare.mjs';

ensureInstalled();
run(findNode(), [...envFileFlags(), 'scripts/ai/run-setup.ts', ...process.argv.slice(2)]);
