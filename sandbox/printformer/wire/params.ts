// Reads fields of a call, whatever way they came: forms have texts for numbers and switches.
import type { Attributes, Values } from '../objects.ts';
import type { Params } from './body.ts';
import { invalid } from './failures.ts';

/** The provider and its own clients use both ways of writing. */
export function textOf(params: Params, ...names: string[]): string | undefined {
	const name = names.find((each) => params[each] !== undefined && params[each] !== null && params[each] !== '');
	if (name === undefined) return undefined;
	const value = params[name];
	if (typeof value === 'string' || typeof value === 'number') return String(value);
	throw invalid({ [name]: `The ${name} must be a string.` });
}

export function requiredText(params: Params, ...names: string[]): string {
	const value = textOf(params, ...names);
	const [name = ''] = names;
	if (value === undefined) throw invalid({ [name]: `The ${name} field is required.` });
	return value;
}

export function numberOf(params: Params, name: string): number | undefined {
	const text = textOf(params, name);
	if (text === undefined) return undefined;
	const value = Number(text);
	if (Number.isSafeInteger(value)) return value;
	throw invalid({ [name]: `The ${name} must be an integer.` });
}

export const flagOf = (params: Params, name: string): boolean =>
	[true, 1, 'true', '1', 'on'].some((value) => value === params[name]);

export function listOf(params: Params, name: string): string[] {
	const value = params[name];
	if (Array.isArray(value) && value.length > 0 && value.every((each) => typeof each === 'string')) return value;
	throw invalid({ [name]: `The ${name} field is required.` });
}

/** An empty one is `[]` in PHP. */
export function recordOf(params: Params, name: string): Record<string, unknown> | undefined {
	const value = params[name];
	if (value === undefined || value === null) return undefined;
	if (Array.isArray(value) && value.length === 0) return {};
	if (typeof value === 'object' && !Array.isArray(value)) return value as Record<string, unknown>;
	throw invalid({ [name]: `The ${name} must be an array.` });
}

export function valuesOf(params: Params, name: string): Values | undefined {
	const record = recordOf(params, name);
	return record && Object.fromEntries(Object.entries(record).map(([key, value]) => [key, String(value ?? '')]));
}

export function attributesOf(params: Params, name: string): Attributes | undefined {
	const record = recordOf(params, name);
	const wrong = Object.entries(record ?? {}).find(
		([, value]) => !['string', 'number', 'boolean'].includes(typeof value),
	);
	if (wrong) throw invalid({ [`${name}.${wrong[0]}`]: `The ${name}.${wrong[0]} must be a scalar.` });
	return record as Attributes | undefined;
}

export function urlOf(params: Params, name: string): string | undefined {
	const text = textOf(params, name);
	if (text === undefined || /^https?:$/.test(URL.parse(text)?.protocol ?? '')) return text;
	throw invalid({ [name]: `The ${name} format is invalid.` });
}
