/** The program that `npm run audit` starts. */
import { main } from './audit-command.ts';

process.exitCode = await main();
