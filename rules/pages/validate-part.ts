// What may be in a section or an item: in its fields, and in its texts.
import { isPublicationAddress } from '../contact-requests/publication.ts';
import { isId } from '../ids.ts';
import { mostTopics } from '../newsletter/subscription.ts';
import type { Definitions } from './block.ts';
import { callColours, clickBehaviours } from './call-to-action.ts';
import { hasShape, isOneOf, isPageUrl, isRecord, isRichText, isTarget } from './check-rich-text.ts';
import { isPartId, type PageText, type Part, textSources } from './document.ts';
import type { Field, Fields, TextField, TextFields } from './fields.ts';
import { isForeignAddress } from './foreign-address.ts';
import { isMoment } from './moments.ts';
import type { At } from './operations.ts';
import { readVideo } from './video-address.ts';

const pageErrors = [
	'shape',
	'blockUnknown',
	'fieldUnknown',
	'languageUnknown',
	'valueWrong',
	'urlInvalid',
	'textTooLong',
	'anchorInvalid',
	'anchorTaken',
	'colourInvalid',
	'sectionsTooMany',
	'itemsTooMany',
	'itemsTooFew',
] as const;

export interface PageProblem {
	fault: (typeof pageErrors)[number];
	at?: At;
	field?: string;
	language?: string;
}

export interface Validation {
	definitions: Definitions;
	/** Languages of the shop. */
	languages: readonly string[];
	/** Words in languages that the shop has given up are let through. */
	anyLanguage?: true;
}

/** What stands on a button. */
export const callText: TextField = { kind: 'line', max: 60, required: false };

export const isIdOrNull = (value: unknown): boolean => value === null || (typeof value === 'string' && isId(value));
const isIconName = (value: unknown): boolean =>
	value === null || (typeof value === 'string' && /^[a-z0-9-]{1,60}$/.test(value));

const isTerm = (value: unknown, max: number): boolean =>
	typeof value === 'string' && value.trim() === value && value !== '' && value.length <= max && !/[\n\r]/.test(value);

const isListOfIds = (value: unknown, most: number): boolean =>
	Array.isArray(value) &&
	value.length <= most &&
	value.every((id) => typeof id === 'string' && isId(id)) &&
	new Set(value).size === value.length;

const isAddressOf = {
	feed: isForeignAddress,
	video: (value: unknown) => readVideo(value) !== undefined,
	publication: isPublicationAddress,
};

/** Addresses have a message of their own. */
function urlError(value: unknown): PageProblem['fault'] | undefined {
	return isRecord(value) && typeof value.url === 'string' && !isPageUrl(value.url) ? 'urlInvalid' : 'valueWrong';
}

export function valueError(field: Field, value: unknown): PageProblem['fault'] | undefined {
	const fine = (right: boolean) => (right ? undefined : 'valueWrong');
	switch (field.kind) {
		case 'choice':
			return fine(isOneOf(field.options)(value));
		case 'flag':
			return fine(typeof value === 'boolean');
		case 'amount':
			return fine(Number.isInteger(value) && Number(value) >= field.min && Number(value) <= field.max);
		case 'icon':
			return fine(isIconName(value));
		case 'address':
			return value === null || isAddressOf[field.of](value) ? undefined : 'urlInvalid';
		case 'moment':
			return fine(value === null || isMoment(value));
		case 'term':
			return fine(value === null || isTerm(value, field.max));
		case 'products':
			return fine(isListOfIds(value, field.max));
		case 'topics':
			return fine(isListOfIds(value, mostTopics));
		case 'link':
			if (value === null || hasShape(value, { url: isPageUrl, target: isTarget })) return undefined;
			return urlError(value);
		case 'call': {
			const shape = { url: isPageUrl, target: isTarget, click: isOneOf(clickBehaviours), colour: isOneOf(callColours) };
			return value === null || hasShape(value, shape) ? undefined : urlError(value);
		}
		default:
			return fine(isIdOrNull(value));
	}
}

const isFingerprint = (value: unknown): boolean => typeof value === 'string' && /^[a-z0-9]{1,13}$/.test(value);

function textError(field: TextField, text: PageText): PageProblem['fault'] | undefined {
	const shape = { text: () => true, source: isOneOf(textSources) };
	if (!hasShape(text, shape, { of: isFingerprint })) return 'shape';
	if (field.kind === 'rich') {
		if (isRichText(text.text, field.max)) return undefined;
		return isRichText(text.text, Number.POSITIVE_INFINITY) ? 'textTooLong' : 'shape';
	}
	if (typeof text.text !== 'string' || (field.kind === 'line' && /[\n\r]/.test(text.text))) return 'shape';
	return text.text.length > field.max ? 'textTooLong' : undefined;
}

/** A button's words are a text of its name. */
export const textFieldOf = (fields: Fields, texts: TextFields, name: string): TextField | undefined => {
	if (Object.hasOwn(texts, name)) return texts[name];
	return Object.hasOwn(fields, name) && fields[name]?.kind === 'call' ? callText : undefined;
};

export interface Schema {
	fields: Fields;
	texts: TextFields;
}

function valuesProblem(values: Part['values'], fields: Fields, at: At): PageProblem | undefined {
	for (const [name, value] of Object.entries(values)) {
		const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
		const fault = field ? valueError(field, value) : 'fieldUnknown';
		if (fault) return { fault, at, field: name };
	}
	return Object.keys(fields).every((name) => Object.hasOwn(values, name)) ? undefined : { fault: 'shape', at };
}

const isLanguageCode = (text: string): boolean => /^[a-z]{2,3}(-[A-Za-z]{4})?(-([A-Z]{2}|[0-9]{3}))?$/.test(text);

/** @param text null takes the words away */
export function textProblem(
	field: TextField | undefined,
	text: PageText | null,
	where: Omit<PageProblem, 'fault'> & { language: string },
	{ languages, anyLanguage }: Validation,
): PageProblem | undefined {
	const known = anyLanguage ? isLanguageCode(where.language) : languages.includes(where.language);
	if (!known) return { fault: 'languageUnknown', ...where };
	if (!field) return { fault: 'fieldUnknown', ...where };
	const fault = text === null ? undefined : textError(field, text);
	return fault && { fault, ...where };
}

function textsProblem(texts: Part['texts'], schema: Schema, at: At, validation: Validation): PageProblem | undefined {
	for (const [name, byLanguage] of Object.entries(texts)) {
		const field = textFieldOf(schema.fields, schema.texts, name);
		if (!field || !isRecord(byLanguage)) return { fault: 'fieldUnknown', at, field: name };
		for (const [language, text] of Object.entries(byLanguage)) {
			const problem = textProblem(field, text, { at, field: name, language }, validation);
			if (problem) return problem;
		}
	}
	return undefined;
}

export function partProblem(part: Part, schema: Schema, at: At, validation: Validation): PageProblem | undefined {
	const { id, values, texts } = part;
	if (!isPartId(id) || !isRecord(values) || !isRecord(texts)) return { fault: 'shape', at };
	return valuesProblem(values, schema.fields, at) ?? textsProblem(texts, schema, at, validation);
}
