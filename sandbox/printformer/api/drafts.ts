// Reading, changing, copying, claiming and removing drafts.
import { activeTemplate, artworkOf, pagesOf } from '../artwork.ts';
import { owe } from '../callbacks/owe.ts';
import type { Draft } from '../objects.ts';
import { invalid } from '../wire/failures.ts';
import { attributesOf, flagOf, listOf, requiredText, urlOf, valuesOf } from '../wire/params.ts';
import { newId, type Scope, take } from '../world.ts';
import { type Call, type Handler, noContent, paged, wrapped } from './call.ts';
import { knownValues, optionsIn, variantOf } from './create-draft.ts';
import { shownDraft } from './draft-object.ts';

const saveDraft = ({ store, client }: Scope, draft: Draft): Draft => {
	store.put('draft', client, draft.draftHash, draft);
	return draft;
};

export const readDraft: Handler = ({ scope, id }) => wrapped(shownDraft(take(scope, 'draft', id)));

export const listDrafts: Handler = (call) => {
	const { store, client } = call.scope;
	return paged(call, store.all('draft', client), shownDraft);
};

/** What a call may change of a draft. */
function withChanges({ scope, params }: Call, draft: Draft): Draft {
	const template = activeTemplate(scope, draft);
	const defaults = valuesOf(params, 'apiDefaultValues');
	return {
		...draft,
		...(params.variant === undefined ? {} : { variant: variantOf(template, params) }),
		apiDefaultValues: { ...draft.apiDefaultValues, ...defaults },
		values: { ...draft.values, ...knownValues(template, defaults ?? {}) },
		customAttributes: { ...draft.customAttributes, ...attributesOf(params, 'customAttributes') },
		options: { ...draft.options, ...optionsIn(params) },
	};
}

/** Custom attributes may be written at any time: the number of an order comes after the print file was ordered. */
export const updateDraft: Handler = (call) => {
	const draft = take(call.scope, 'draft', call.id);
	const touchesContent = ['apiDefaultValues', 'variant', 'version'].find((name) => call.params[name] !== undefined);
	if (draft.produced && touchesContent)
		throw invalid({ [touchesContent]: 'The draft has been produced and cannot be changed.' });
	return wrapped(shownDraft(saveDraft(call.scope, withChanges(call, draft))));
};

export const deleteDraft: Handler = ({ scope, id }) => {
	take(scope, 'draft', id);
	scope.store.remove('draft', id);
	return noContent;
};

/** The way to order something produced again: the copy can be edited. */
export const replicateDraft: Handler = (call) => {
	const source = take(call.scope, 'draft', call.id);
	const copy: Draft = {
		...source,
		draftHash: newId(28),
		state: source.state === 'init' ? 'init' : 'saved',
		produced: null,
		idmlPackage: false,
	};
	return wrapped(shownDraft(saveDraft(call.scope, withChanges(call, copy))), 201);
};

/** Not wrapped: hash → whether. */
export const claimDrafts: Handler = ({ scope, params }) => {
	const { store, client } = scope;
	const user = requiredText(params, 'user_identifier', 'userIdentifier');
	if (!store.find('user', client, user)) throw invalid({ user_identifier: 'The selected user_identifier is invalid.' });
	const isDry = flagOf(params, 'dryRun');
	const claimed = listOf(params, 'drafts').map((hash) => {
		const draft = store.find('draft', client, hash);
		if (draft && !isDry) saveDraft(scope, { ...draft, userIdentifier: user });
		return [hash, draft !== undefined] as const;
	});
	return { status: 200, body: Object.fromEntries(claimed) };
};

export const deliverDraft: Handler = ({ scope, id }) => {
	take(scope, 'draft', id);
	return noContent;
};

/** No draft of the sandbox has products in it; the kind of the empty list is chosen by Accept. */
export const listProducts: Handler = ({ scope, id, accept }) => {
	take(scope, 'draft', id);
	if (/\bcsv\b/.test(accept)) return { status: 200, text: { type: 'text/csv', content: 'identifier,name\n' } };
	if (/\bxml\b/.test(accept)) return { status: 200, text: { type: 'application/xml', content: '<products/>' } };
	return { status: 200, body: [] };
};

export const requestIdml: Handler = ({ scope, params, id }) => {
	const draft = take(scope, 'draft', id);
	const url = urlOf(params, 'callbackURL');
	if (url === undefined) throw invalid({ callbackURL: 'The callbackURL field is required.' });
	saveDraft(scope, { ...draft, idmlPackage: true });
	owe(scope, { url, body: { draftId: id }, reason: 'idml-package' });
	return noContent;
};

/** Of one millimetre. */
const units: Record<string, number> = { mm: 1, cm: 0.1, in: 1 / 25.4, pt: 72 / 25.4, px: 96 / 25.4 };

const rounded = (value: number) => Math.round(value * 1000) / 1000;

export const readPageInfo: Handler = ({ scope, query, id }) => {
	const draft = take(scope, 'draft', id);
	const unit = query.get('unit') ?? 'mm';
	const factor = units[unit];
	if (factor === undefined) throw invalid({ unit: 'The selected unit is invalid.' });
	const row = query.get('row');
	const pages = pagesOf(artworkOf(scope, draft), row === null ? undefined : Number(row));
	if (pages.length === 0) throw invalid({ row: 'The selected row is invalid.' });
	return wrapped({
		pages: pages.length,
		dimensions: pages.map(({ width, height }) => ({
			width: rounded(width * factor),
			height: rounded(height * factor),
		})),
	});
};
