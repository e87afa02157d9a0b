// The provider's objects in our words.
import { invalidResponse } from './problem.ts';
import {
	attributesIn,
	countIn,
	type Fields,
	fieldsOf,
	listIn,
	type Notice,
	noticeFields,
	optionalNumber,
	optionalText,
	textIn,
	textsIn,
} from './read-fields.ts';
import {
	type ClientInfo,
	type Intent,
	intents,
	type Listed,
	type PageInfo,
	type PrintformerDraft,
	type PrintformerTemplate,
	type PrintformerUser,
	type PrintJob,
	type PrintState,
	type SetupState,
} from './types.ts';

export const readClientInfo = (value: unknown): ClientInfo => {
	const fields = fieldsOf(value, 'client');
	return { name: textIn(fields, 'name'), identifier: textIn(fields, 'identifier') };
};

export function readUser(value: unknown): PrintformerUser {
	const fields = fieldsOf(value, 'user');
	const profile = fieldsOf(fields.profile ?? {}, 'profile');
	return {
		identifier: textIn(fields, 'identifier'),
		locale: optionalText(fields, 'locale'),
		firstName: optionalText(profile, 'firstName'),
		lastName: optionalText(profile, 'lastName'),
		email: optionalText(profile, 'email'),
	};
}

const templateFields = [
	...['identifier', 'name', 'type', 'intents', 'pageCount', 'availTemplate', 'groupMembers', 'correctionTemplate'],
	...['customAttributes', 'dataKeys', 'updatedAt', 'variants', 'previewUrl'],
];

const isIntent = (text: string): text is Intent => intents.some((each) => each === text);

function intentsIn(fields: Fields, notice: Notice): Intent[] {
	const given = textsIn(fields, 'intents');
	for (const intent of given) if (!isIntent(intent)) notice('intent', intent);
	return given.filter(isIntent);
}

export function readTemplate(value: unknown, notice: Notice): PrintformerTemplate {
	const fields = fieldsOf(value, 'template');
	noticeFields(notice, 'template', fields, templateFields);
	return {
		identifier: textIn(fields, 'identifier'),
		name: textIn(fields, 'name'),
		type: textIn(fields, 'type'),
		intents: intentsIn(fields, notice),
		pageCount: countIn(fields, 'pageCount'),
		members: listIn(fields, 'groupMembers').map((each) => {
			const member = fieldsOf(each, 'groupMembers');
			return { identifier: textIn(member, 'identifier'), name: optionalText(member, 'name') ?? '' };
		}),
		variants: listIn(fields, 'variants').flatMap((each) => {
			const variant = fieldsOf(each, 'variants');
			const id = optionalNumber(variant, 'id');
			// How variants look is not documented: those that we do not understand are not offered.
			if (id === null) return [];
			const name = optionalText(variant, 'name') ?? optionalText(variant, 'identifier') ?? String(id);
			return [{ id, name, version: optionalNumber(variant, 'version') }];
		}),
		dataKeys: textsIn(fields, 'dataKeys'),
		customAttributes: attributesIn(fields, 'customAttributes'),
		previewUrl: optionalText(fields, 'previewUrl'),
		updatedAt: optionalText(fields, 'updatedAt'),
	};
}

const draftFields = [
	...['draftHash', 'userIdentifier', 'userGroupIdentifier', 'templateIdentifier', 'activeGroupTemplateIdentifier'],
	...['personalizations', 'preflightStatus', 'variant', 'apiDefaultValues', 'customAttributes', 'state'],
	...['setupStatus', 'validationResults'],
];

const setupStates = new Map<string, SetupState>([
	['pending', 'waiting'],
	['in-progress', 'waiting'],
	['done', 'done'],
	['failed', 'failed'],
]);

function setupOf(status: string | null, notice: Notice): SetupState {
	if (status === null) return 'none';
	const known = setupStates.get(status);
	if (known === undefined) notice('setupStatus', status);
	return known ?? 'unknown';
}

export function readDraft(value: unknown, notice: Notice): PrintformerDraft {
	const fields = fieldsOf(value, 'draft');
	noticeFields(notice, 'draft', fields, draftFields);
	const state = optionalText(fields, 'state') ?? '';
	if (state !== 'init') notice('state of a draft', state);
	return {
		hash: textIn(fields, 'draftHash'),
		user: textIn(fields, 'userIdentifier'),
		userGroup: optionalText(fields, 'userGroupIdentifier'),
		template: textIn(fields, 'templateIdentifier'),
		activeTemplate: optionalText(fields, 'activeGroupTemplateIdentifier'),
		personalizations: optionalNumber(fieldsOf(fields.personalizations ?? {}, 'personalizations'), 'amount') ?? 0,
		variant: optionalNumber(fieldsOf(fields.variant ?? {}, 'variant'), 'id'),
		defaultValues: fieldsOf(fields.apiDefaultValues ?? {}, 'apiDefaultValues'),
		customAttributes: attributesIn(fields, 'customAttributes'),
		state,
		setup: setupOf(optionalText(fields, 'setupStatus'), notice),
		preflightStatus: optionalNumber(fields, 'preflightStatus') ?? -1,
		findings: listIn(fields, 'validationResults').map((each) => {
			const finding = fieldsOf(each, 'validationResults');
			return {
				row: optionalNumber(finding, 'row'),
				page: optionalNumber(finding, 'page'),
				message: optionalText(finding, 'message') ?? '',
				severity: optionalText(finding, 'severity') ?? '',
			};
		}),
	};
}

export function readPageInfo(value: unknown): PageInfo {
	const fields = fieldsOf(value, 'page-info');
	return {
		pages: countIn(fields, 'pages'),
		dimensions: listIn(fields, 'dimensions').map((each) => {
			const size = fieldsOf(each, 'dimensions');
			return { width: optionalNumber(size, 'width') ?? 0, height: optionalNumber(size, 'height') ?? 0 };
		}),
	};
}

const printStates = new Map<string, PrintState>([
	['pending', 'waiting'],
	['in-process', 'working'],
	['processed', 'made'],
	['failed', 'failed'],
]);

/** A state that we do not know is not the end: it goes on being polled. */
function printStateOf(state: string, notice: Notice): PrintState {
	const known = printStates.get(state);
	if (known === undefined) notice('state of a print file', state);
	return known ?? 'waiting';
}

/** Also what a notification has in it; who believes that reads it by the API all the same. */
export function readPrintJob(value: unknown, notice: Notice): PrintJob {
	const fields = fieldsOf(value, 'pdf-processing');
	return {
		id: textIn(fields, 'processingId'),
		drafts: listIn(fields, 'draftStates').map((each) => {
			const draft = fieldsOf(each, 'draftStates');
			return {
				hash: textIn(draft, 'draftId'),
				state: printStateOf(textIn(draft, 'state'), notice),
				message: optionalText(draft, 'message'),
			};
		}),
	};
}

export function readListed<T>(body: unknown, read: (value: unknown) => T): Listed<T> {
	const fields = fieldsOf(body, 'list');
	const meta = fieldsOf(fields.meta, 'meta');
	return {
		items: listIn(fields, 'data').map(read),
		page: countIn(meta, 'currentPage'),
		lastPage: countIn(meta, 'lastPage'),
		total: countIn(meta, 'total'),
	};
}

export function readRows(body: unknown): { rows: Record<string, string>[]; total: number } {
	const fields = fieldsOf(body, 'variable-data');
	const rows = listIn(fields, 'data').map((each) =>
		Object.fromEntries(Object.entries(fieldsOf(each, 'row')).map(([name, value]) => [name, String(value ?? '')])),
	);
	return { rows, total: countIn(fieldsOf(fields._meta, '_meta'), 'amountOfRows') };
}

export function readClaims(body: unknown): ReadonlyMap<string, boolean> {
	const claims = Object.entries(fieldsOf(body, 'claim'));
	if (!claims.every(([, isClaimed]) => typeof isClaimed === 'boolean')) throw invalidResponse('claim is not yes or no');
	return new Map(claims as [string, boolean][]);
}

export const readData = (body: unknown): unknown => fieldsOf(body, 'response').data;
export const readIdentifier = (body: unknown, name = 'identifier'): string => textIn(fieldsOf(body, name), name);
