/** `npm run build`: builds the website with the project's own Node; plain JavaScript, so that an older Node can start it. */
import { buildCommand, run } from './prepare.mjs';

const { program, args, env } = buildCommand();
run(program, args, env);
