/** `npm run ai:check`: installs what is missing, then tries the configured model. */
import { ensureInstalled, envFileFlags, findNode, run } from './prepare.mjs';

ensureInstalled();
run(findNode(), [...envFileFlags(), 'scripts/ai/run-check.ts']);
