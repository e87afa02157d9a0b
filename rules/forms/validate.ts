// Validates what is in a form. The browser asks for one element or one page, the server for the whole; both by the same rules.
import { type FieldError, fieldError, findDayError, findFieldError } from '../fields.ts';
import { findFileError, writeTypes } from '../files.ts';
import { formatFileSize } from '../formats.ts';
import { settleNumber } from '../numbers.ts';
import { tidyField } from '../tidy-fields.ts';
import {
	type ChoiceElement,
	elementsOf,
	type FileElement,
	type FormDefinition,
	type FormElement,
	type FormText,
	type QuantityElement,
	type TextElement,
} from './definition.ts';
import { type FormState, isRequired, startForm, visibleElements } from './state.ts';
import { type FormFile, type FormValue, type FormValues, isEmpty, readValue } from './values.ts';

interface Validation {
	required: boolean;
	/** Of the address in the form, for its phone numbers. */
	country?: string | undefined;
	/** In which days and sizes are written. */
	language: string;
}

const said = (words: FormText): FieldError => (typeof words === 'string' ? { key: words } : words);

function textError(
	{ type, custom, maxLength, host }: TextElement,
	value: string,
	country: string | undefined,
): FieldError | undefined {
	const kind = type === 'textarea' ? 'text' : type;
	const found = findFieldError(value, {
		kind,
		maxLength,
		host,
		country,
		custom: custom && { pattern: custom.pattern },
	});
	const isCustom = found && 'key' in found && found.key === 'fields.custom';
	return isCustom && custom?.message ? said(custom.message) : found;
}

function quantityError({ positive, ...limits }: QuantityElement, value: number): FieldError | undefined {
	if (positive && value <= 0) return fieldError('fields.positiveNumber');
	if (settleNumber(value, limits) !== undefined) return undefined;
	return fieldError(value < 0 ? 'fields.negativeNumber' : 'fields.numberUnreadable');
}

function choiceError({ choices }: ChoiceElement, chosen: readonly string[]): FieldError | undefined {
	const allowed = choices.filter(({ disabled }) => !disabled).map(({ value }) => value);
	return chosen.every((value) => allowed.includes(value)) ? undefined : fieldError('fields.notAChoice');
}

function filesError(
	{ maxFiles = 1, ...limits }: FileElement,
	files: readonly FormFile[],
	language: string,
): FieldError | undefined {
	if (files.length > maxFiles) return fieldError('fields.tooManyFiles', { count: maxFiles });
	const wrong = files
		.map((file) => ({ name: file.name, found: findFileError(file, limits) }))
		.find(({ found }) => found);
	if (!wrong) return undefined;
	if (wrong.found === 'type')
		return fieldError('fields.fileType', { name: wrong.name, types: writeTypes(limits.accept) });
	return fieldError('fields.fileTooLarge', { name: wrong.name, size: formatFileSize(limits.maxBytes ?? 0, language) });
}

/** What is wrong with what is there. */
function contentError(element: FormElement, value: FormValue, validation: Validation): FieldError | undefined {
	const { language, country } = validation;
	switch (element.type) {
		case 'checkbox':
			return undefined;
		case 'quantity':
			return quantityError(element, Number(value));
		case 'select':
		case 'radio':
			return choiceError(element, [String(value)]);
		case 'multiSelect':
			return choiceError(element, value as readonly string[]);
		case 'date':
			return findDayError(String(value), element, language);
		case 'file':
			return filesError(element, value as readonly FormFile[], language);
		case 'colour':
			return findFieldError(String(value), { kind: 'colour' });
		default:
			return textError(element, String(value), country);
	}
}

/** Errors that say something about every field, whatever it is for. */
const general: readonly string[] = ['fields.forbiddenCharacters', 'fields.tooLong'];

const nothingThere = (element: FormElement, value: FormValue) =>
	// Blanks are a password like any other.
	element.type === 'password' || element.type === 'newPassword' ? value === '' : isEmpty(value);

export function findElementError(
	element: FormElement,
	value: FormValue,
	validation: Validation,
): FieldError | undefined {
	const { required, invalid } = element.wording ?? {};
	if (nothingThere(element, value)) {
		if (!validation.required) return undefined;
		return required ? said(required) : fieldError('controlTextIsRequired');
	}
	const found = contentError(element, value, validation);
	if (!found || !invalid || ('key' in found && general.includes(found.key))) return found;
	return said(invalid);
}

/** What the form says of where a user lives, in a field called `country`. */
const countryIn = ({ vault }: FormState): string | undefined =>
	typeof vault.country === 'string' ? vault.country : undefined;

export type FormErrors = Readonly<Record<string, FieldError>>;

/** What is wrong on a page, or in the whole form; by the names of elements, in their order. What is hidden is not validated. */
export function findFormErrors(
	definition: FormDefinition,
	state: FormState,
	language: string,
	page?: string,
): FormErrors {
	return Object.fromEntries(
		visibleElements(definition, state, page).flatMap((element) => {
			const value = state.vault[element.name] ?? '';
			const validation = { required: isRequired(state, element.name), language, country: countryIn(state) };
			const found = findElementError(element, value, validation);
			return found ? [[element.name, found] as const] : [];
		}),
	);
}

/** As it is handed on: tidied as its kind is stored, and with numbers that are clamped and rounded up. */
function finished(element: FormElement, value: FormValue, country: string | undefined): FormValue {
	if (element.type === 'quantity') return value === null ? null : (settleNumber(Number(value), element) ?? null);
	const verbatim = element.type === 'password' || element.type === 'newPassword' || element.type === 'pattern';
	return typeof value === 'string' && !verbatim ? tidyField(element.type, value, country) : value;
}

/** What is handed on: of the elements that are there, and of no others. */
export const submittedValues = (definition: FormDefinition, state: FormState): FormValues =>
	Object.fromEntries(
		visibleElements(definition, state).map((element) => [
			element.name,
			finished(element, state.vault[element.name] ?? '', countryIn(state)),
		]),
	);

export type Validated = { accepted: true; values: FormValues } | { accepted: false; faults: FormErrors };

/**
 * Validates values that came over the wire. Whatever they are, the result is either errors or values that fit the definition:
 * those of elements that are there now, and no others.
 */
export function validateForm(definition: FormDefinition, given: unknown, language: string): Validated {
	const values = typeof given === 'object' && given !== null && !Array.isArray(given) ? given : {};
	const read = new Map(Object.entries(values));
	const state = startForm(definition, Object.fromEntries(read));
	const there = new Set(visibleElements(definition, state).map(({ name }) => name));
	const unusable = elementsOf(definition).filter(
		(element) => there.has(element.name) && readValue(element, read.get(element.name)) === undefined,
	);
	const faults = {
		...findFormErrors(definition, state, language),
		...Object.fromEntries(unusable.map(({ name }) => [name, fieldError('fields.unusable')] as const)),
	};
	return Object.keys(faults).length > 0
		? { accepted: false, faults }
		: { accepted: true, values: submittedValues(definition, state) };
}
