/** Node's TLS, loaded for the first connection that needs it: it sets out at once to read every certificate the machine trusts. */
import type tls from 'node:tls';

export const loadTls = (): typeof tls => process.getBuiltinModule('node:tls');
