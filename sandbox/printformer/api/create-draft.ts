// A new draft of a template, by any of the fields that the provider takes.
import type { Draft, Template, Values } from '../objects.ts';
import { findTemplate } from '../templates.ts';
import type { Params } from '../wire/body.ts';
import { invalid } from '../wire/failures.ts';
import { attributesOf, numberOf, requiredText, textOf, valuesOf } from '../wire/params.ts';
import { newId, type Scope, take } from '../world.ts';
import { type Call, type Handler, wrapped } from './call.ts';
import { shownDraft } from './draft-object.ts';

/** Taken and kept; they change nothing that the sandbox draws, apart from the dimensions and the variants that are offered. */
const options = [
	'pagePlanner',
	'feedIdentifier',
	'declarationIdentifier',
	'availableVariants',
	'availableVariantVersions',
	'remoteAcl',
	'locked',
	'disablePreflight',
	'pageFillColor',
	'spineWidth',
	'unit',
	'theme',
	'pageDimensions',
	'bleedAdditions',
	'defaultGroupTemplate',
	'containerContentPreFilling',
	'availableCatalogTemplates',
];

export const optionsIn = (params: Params): Record<string, unknown> =>
	Object.fromEntries(options.flatMap((name) => (params[name] === undefined ? [] : [[name, params[name]]])));

export function variantOf({ variants }: Template, params: Params): Draft['variant'] {
	const id = numberOf(params, 'variant');
	if (id === undefined) return { id: null, identifier: null, version: null };
	const found = variants.find((each) => each.id === id);
	if (!found) throw invalid({ variant: 'The selected variant is invalid.' });
	return { id, identifier: found.identifier, version: numberOf(params, 'version') ?? found.version };
}

function templateFor(scope: Scope, params: Params): Template {
	const template = findTemplate(scope, requiredText(params, 'templateIdentifier'));
	if (!template) throw invalid({ templateIdentifier: 'The selected templateIdentifier is invalid.' });
	return template;
}

function memberOf({ groupMembers }: Template, params: Params): string | null {
	const wanted = textOf(params, 'defaultGroupTemplate');
	if (wanted !== undefined && !groupMembers.some(({ identifier }) => identifier === wanted))
		throw invalid({ defaultGroupTemplate: 'The selected defaultGroupTemplate is invalid.' });
	return wanted ?? groupMembers[0]?.identifier ?? null;
}

function ownerFor({ store, client }: Scope, params: Params): string {
	const user = requiredText(params, 'user_identifier', 'userIdentifier');
	if (!store.find('user', client, user)) throw invalid({ user_identifier: 'The selected user_identifier is invalid.' });
	return user;
}

function intentFor({ intents }: Template, params: Params): string {
	const intent = requiredText(params, 'intent');
	if (!intents.includes(intent)) throw invalid({ intent: 'The selected intent is invalid.' });
	return intent;
}

/** Unknown keys are ignored, as there is no field for them. */
export const knownValues = ({ dataKeys }: Template, given: Values): Values =>
	Object.fromEntries(Object.entries(given).filter(([key]) => dataKeys.includes(key)));

export const createDraft: Handler = ({ scope, params }: Call) => {
	const { store, client } = scope;
	const template = templateFor(scope, params);
	const group = textOf(params, 'userGroupIdentifier');
	const apiDefaultValues = valuesOf(params, 'apiDefaultValues') ?? {};
	const intent = intentFor(template, params);
	const draft: Draft = {
		draftHash: newId(28),
		userIdentifier: ownerFor(scope, params),
		userGroupIdentifier: group === undefined ? null : take(scope, 'user_group', group).identifier,
		templateIdentifier: template.identifier,
		activeGroupTemplateIdentifier: memberOf(template, params),
		intent,
		variant: variantOf(template, params),
		apiDefaultValues,
		customAttributes: attributesOf(params, 'customAttributes') ?? {},
		state: 'init',
		setupStatus: intent.startsWith('upload') ? 'pending' : null,
		preflightStatus: -1,
		validationResults: [],
		values: { ...template.defaults, ...knownValues(template, apiDefaultValues) },
		rows: null,
		file: null,
		produced: null,
		idmlPackage: false,
		options: optionsIn(params),
	};
	store.put('draft', client, draft.draftHash, draft);
	return wrapped(shownDraft(draft), 201);
};
