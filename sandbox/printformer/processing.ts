// Print files are made one after the other moment: pending, in process, then processed or failed, with a notification of each change.
import { artworkOf } from './artwork.ts';
import { owe } from './callbacks/owe.ts';
import type { Draft, DraftState, Processing } from './objects.ts';
import { nowOf, type Scope, scopeOf, type World } from './world.ts';

export const shownProcessing = ({ processingId, draftStates }: Processing) => ({ processingId, draftStates });

const isOver = ({ draftStates }: Processing) =>
	draftStates.every(({ state }) => state === 'processed' || state === 'failed');

/** Half of the time it waits, half of it it works. */
const beginsAt = ({ startedAt, dueAt }: Processing) => startedAt + (dueAt - startedAt) / 2;

const stateAt = (processing: Processing, now: number): DraftState['state'] => {
	if (now >= processing.dueAt) return processing.failWith === null ? 'processed' : 'failed';
	return now >= beginsAt(processing) ? 'in-process' : 'pending';
};

function finishDraft(scope: Scope, hash: string, state: DraftState['state']): void {
	const { store, client } = scope;
	const draft = store.find('draft', client, hash);
	if (!draft) return;
	const after: Draft =
		state === 'processed'
			? { ...draft, state: 'produced', produced: artworkOf(scope, draft) }
			: { ...draft, state: draft.produced ? 'produced' : 'saved' };
	store.put('draft', client, hash, after);
}

function moveTo(scope: Scope, processing: Processing, state: DraftState['state']): void {
	const { store, client } = scope;
	const message = state === 'failed' ? processing.failWith : null;
	const draftStates = processing.draftStates.map(({ draftId }) => ({ draftId, state, message }));
	const after: Processing = { ...processing, draftStates };
	store.put('processing', client, processing.processingId, after);
	if (isOver(after)) for (const { draftId } of draftStates) finishDraft(scope, draftId, state);
	if (processing.notifyUrl !== null)
		owe(scope, { url: processing.notifyUrl, body: shownProcessing(after), reason: `pdf-processing ${state}` });
}

export function processDue(world: World): void {
	const { store } = world;
	const now = nowOf(world);
	for (const processing of store.all('processing')) {
		const state = stateAt(processing, now);
		if (isOver(processing) || processing.draftStates[0]?.state === state) continue;
		const scope = scopeOf(world, store.accountOf('processing', processing.processingId) ?? '');
		store.change(() => moveTo(scope, processing, state));
	}
}

/** When something changes by itself again; Infinity: never. */
export function nextMoment(world: World): number {
	const open = world.store.all('processing').filter((processing) => !isOver(processing));
	const now = nowOf(world);
	return Math.min(...open.map((one) => (beginsAt(one) > now ? beginsAt(one) : one.dueAt)));
}
