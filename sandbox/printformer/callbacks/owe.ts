// Calls of the customer's server that are owed: in the journal, so that a restart sends them. Each is tried once: who has missed one has to
// read the state by the API.
import { isTurn, readKnobs, turnKnobs } from '../knobs.ts';
import type { Callback } from '../objects.ts';
import { newId, type Scope } from '../world.ts';

interface Owed {
	url: string;
	body: object;
	reason: string;
}

function isLost({ store }: Scope): boolean {
	const { loseNext, loseEvery } = readKnobs(store).callbacks;
	if (loseNext > 0) turnKnobs(store, { callbacks: { loseNext: loseNext - 1 } });
	return isTurn(store, 'callbacks', loseEvery) || loseNext > 0;
}

export function owe(scope: Scope, { url, body, reason }: Owed): void {
	const { store, client, world } = scope;
	const { duplicates, delayMs } = readKnobs(store).callbacks;
	const lost = isLost(scope);
	store.change(() => {
		for (let copy = 0; copy <= (lost ? 0 : duplicates); copy++) {
			const id = newId(16);
			const callback: Callback = {
				...{ id, url, reason },
				body: JSON.stringify(body),
				dueAt: world.realNow() + delayMs,
				state: lost ? 'lost' : 'pending',
				status: null,
			};
			store.put('callback', client, id, callback);
		}
	});
}
