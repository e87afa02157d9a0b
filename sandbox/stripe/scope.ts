// What a piece of work of the sandbox may know: whose account it is, what time it is there, where it keeps things.

import type { Kind, Records } from './objects.ts';
import type { Store } from './store.ts';
import { notifyEndpoints } from './webhooks/emit.ts';
import { missing } from './wire/failures.ts';

export interface Scope {
	store: Store;
	account: string;
	/** Seconds, by the clock of the sandbox. */
	now: number;
	/** Where a browser finds the hosted pages. */
	publicUrl: string;
	/** The call that all this comes from; without one it is the shopper or the clock. */
	request: { id: string | null; idempotency_key: string | null };
}

/** The words of Stripe for each kind, where they are not its name. */
const nouns: Partial<Record<Kind, string>> = {
	'checkout.session': 'checkout.session',
	webhook_endpoint: 'webhook endpoint',
};

export function take<K extends Kind>(scope: Scope, kind: K, id: string, param = 'id', status = 404): Records[K] {
	const found = scope.store.find(kind, scope.account, id);
	if (found === undefined) throw missing(nouns[kind] ?? kind, id, param, status);
	return found;
}

/** Keeps an object of Stripe, and gives it back. */
export function keep<K extends Kind>(
	scope: Scope,
	kind: K,
	value: Records[K] & { id: string },
): Records[K] & { id: string } {
	scope.store.put(kind, scope.account, value.id, value);
	return value;
}

/** Keeps an object and tells about it. */
export function announce<K extends Kind>(
	scope: Scope,
	type: string,
	kind: K,
	value: Records[K] & { id: string },
	previous?: object,
): void {
	keep(scope, kind, value);
	notifyEndpoints(scope, type, value, previous);
}
