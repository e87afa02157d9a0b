// Keys of the sandbox: `pf-sandbox-{client}` with any client of letters and digits. The key chooses the client, and clients do not see each
// other; one that begins with `wrong` is refused. A real key is never taken, so none can end up in the journal.
import { PrintformerFailure } from './failures.ts';

const prefix = 'pf-sandbox-';
const names = /^(?!wrong)[a-z0-9]{1,40}$/i;

/** The secret of a client's tokens is its key. */
export const keyOf = (client: string): string | undefined => (names.test(client) ? `${prefix}${client}` : undefined);

/** @returns the client */
export function readKey(authorization: string | undefined): string {
	const [, key = ''] = /^Bearer (\S+)$/.exec(authorization ?? '') ?? [];
	const client = key.startsWith(prefix) ? key.slice(prefix.length) : '';
	if (keyOf(client) !== key) throw new PrintformerFailure(401, 'Unauthenticated.');
	return client;
}
