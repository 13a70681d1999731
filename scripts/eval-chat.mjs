/** `npm run eval:chat`: installs what is missing, then asks a file of questions on the open corpus. */
import { ensureInstalled, envFileFlags, findNode, run } from './prepare.mjs';

ensureInstalled();
run(findNode(), [...envFileFlags(), 'scripts/eval-chat/run.mjs', ...process.argv.slice(2)]);
