// Ordering print files, and how far they have come. Neither answer is wrapped.
import { isTurn, readKnobs, turnKnobs } from '../knobs.ts';
import type { Processing } from '../objects.ts';
import { shownProcessing } from '../processing.ts';
import { invalid } from '../wire/failures.ts';
import { listOf, urlOf } from '../wire/params.ts';
import { newId, type Scope, take } from '../world.ts';
import type { Handler } from './call.ts';

/** Decided at the beginning. @returns with which message it will fail */
function failureOf({ store }: Scope): string | null {
	const { failNext, failEvery, failMessage } = readKnobs(store).processing;
	if (failNext > 0) turnKnobs(store, { processing: { failNext: failNext - 1 } });
	return isTurn(store, 'processings', failEvery) || failNext > 0 ? failMessage : null;
}

export const createProcessing: Handler = ({ scope, params }) => {
	const { store, client, now } = scope;
	const hashes = listOf(params, 'draftIds');
	const unknown = hashes.findIndex((hash) => !store.find('draft', client, hash));
	if (unknown >= 0) throw invalid({ [`draftIds.${unknown}`]: `The selected draftIds.${unknown} is invalid.` });
	const drafts = hashes.map((hash) => take(scope, 'draft', hash));
	const without = drafts.findIndex(({ intent, file }) => intent.startsWith('upload') && !file);
	if (without >= 0) throw invalid({ [`draftIds.${without}`]: 'Nothing has been uploaded into the draft.' });
	const { delayMs, pendingMessage } = readKnobs(store).processing;
	const processing: Processing = {
		processingId: newId(22),
		draftStates: hashes.map((draftId) => ({ draftId, state: 'pending', message: pendingMessage || null })),
		notifyUrl: urlOf(params, 'stateChangedNotifyUrl') ?? null,
		startedAt: now,
		dueAt: now + delayMs,
		failWith: failureOf(scope),
	};
	store.put('processing', client, processing.processingId, processing);
	for (const draft of drafts)
		if (!draft.produced) store.put('draft', client, draft.draftHash, { ...draft, state: 'ordered' });
	return { status: 201, body: { processingId: processing.processingId } };
};

export const readProcessing: Handler = ({ scope, id }) => ({
	status: 200,
	body: shownProcessing(take(scope, 'processing', id)),
});
