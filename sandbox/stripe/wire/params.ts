// What a call may be given, as data: each specification reads one value of a form and refuses it in Stripe's words.
import { invalid } from './failures.ts';
import type { FormBranch, FormTree } from './forms.ts';

export type Spec<T> = (given: FormTree | undefined, path: string) => T;
type Given<F extends Record<string, Spec<unknown>>> = { [Name in keyof F]: ReturnType<F[Name]> };

const inside = (path: string, name: string) => (path ? `${path}[${name}]` : name);

function scalar(given: FormTree | undefined, path: string): string | undefined {
	if (given === undefined) return undefined;
	if (typeof given !== 'string') throw invalid(`Invalid string: ${JSON.stringify(given)}`, path);
	if (given === '')
		throw invalid(
			`You passed an empty string for '${path}'. We assume empty values are an attempt to unset a parameter; however '${path}' cannot be unset. You should remove '${path}' from your request or supply a non-empty value.`,
			path,
			'parameter_invalid_empty',
		);
	return given;
}

export const text =
	(most = 5000): Spec<string | undefined> =>
	(given, path) => {
		const value = scalar(given, path);
		if (value !== undefined && value.length > most)
			throw invalid(`Invalid string: ${value.slice(0, 20)}...; must be at most ${most} characters`, path);
		return value;
	};

export const integer =
	(least = Number.MIN_SAFE_INTEGER): Spec<number | undefined> =>
	(given, path) => {
		const value = scalar(given, path);
		if (value === undefined) return undefined;
		if (!/^-?\d{1,15}$/.test(value)) throw invalid(`Invalid integer: ${value}`, path, 'parameter_invalid_integer');
		if (Number(value) < least)
			throw invalid(`This value must be greater than or equal to ${least}.`, path, 'parameter_invalid_integer');
		return Number(value);
	};

export const truth: Spec<boolean | undefined> = (given, path) => {
	const value = scalar(given, path);
	if (value === undefined) return undefined;
	if (value !== 'true' && value !== 'false') throw invalid(`Invalid boolean: ${value}`, path);
	return value === 'true';
};

export const oneOf =
	<const T extends readonly string[]>(...allowed: T): Spec<T[number] | undefined> =>
	(given, path) => {
		const value = scalar(given, path);
		const found = allowed.find((one) => one === value);
		if (value !== undefined && found === undefined)
			throw invalid(`Invalid ${path}: must be one of ${allowed.join(', ')}`, path);
		return found;
	};

export const url: Spec<string | undefined> = (given, path) => {
	const value = scalar(given, path);
	if (value === undefined) return undefined;
	const parsed = URL.parse(value);
	if (!parsed || !/^https?:$/.test(parsed.protocol)) throw invalid('Not a valid URL', path, 'url_invalid');
	return value;
};

export const currency: Spec<string | undefined> = (given, path) => {
	const value = scalar(given, path)?.toLowerCase();
	if (value !== undefined && !/^[a-z]{3}$/.test(value)) throw invalid(`Invalid currency: ${value}.`, path);
	return value;
};

/** Whole or broken minor units, up to twelve digits behind the point. */
export const decimal: Spec<string | undefined> = (given, path) => {
	const value = scalar(given, path);
	if (value !== undefined && !/^\d{1,12}(\.\d{1,12})?$/.test(value)) throw invalid(`Invalid decimal: ${value}`, path);
	return value;
};

export const email: Spec<string | undefined> = (given, path) => {
	const value = scalar(given, path);
	if (value !== undefined && !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(value))
		throw invalid(`Invalid email address: ${value}`, path, 'email_invalid');
	return value;
};

/** Taken as it is and without an effect here. */
export const ignored: Spec<undefined> = () => undefined;

export const required =
	<T>(spec: Spec<T | undefined>): Spec<T> =>
	(given, path) => {
		const value = spec(given, path);
		if (value === undefined) throw invalid(`Missing required param: ${path}.`, path, 'parameter_missing');
		return value;
	};

/** An empty value takes away what is set. */
export const unsettable =
	<T>(spec: Spec<T | undefined>): Spec<T | null | undefined> =>
	(given, path) =>
		given === '' ? null : spec(given, path);

function readFields<F extends Record<string, Spec<unknown>>>(fields: F, given: FormBranch, path: string): Given<F> {
	for (const name of Object.keys(given)) {
		if (!Object.hasOwn(fields, name))
			throw invalid(`Received unknown parameter: ${inside(path, name)}`, inside(path, name), 'parameter_unknown');
	}
	const read = Object.entries(fields).map(([name, spec]) => [name, spec(given[name], inside(path, name))]);
	return Object.fromEntries(read) as Given<F>;
}

export const object =
	<F extends Record<string, Spec<unknown>>>(fields: F): Spec<Given<F> | undefined> =>
	(given, path) => {
		if (given === undefined) return undefined;
		if (typeof given === 'string') throw invalid(`Invalid object`, path);
		return readFields(fields, given, path);
	};

export const list =
	<T>(spec: Spec<T | undefined>, most = 100): Spec<T[] | undefined> =>
	(given, path) => {
		if (given === undefined) return undefined;
		if (typeof given === 'string' || !Object.keys(given).every((name) => /^\d+$/.test(name)))
			throw invalid(`Invalid array`, path);
		const names = Object.keys(given).sort((a, b) => Number(a) - Number(b));
		if (names.length > most) throw invalid(`Array ${path} exceeded maximum ${most} allowed elements.`, path);
		return names.map((name) => required(spec)(given[name], inside(path, name)));
	};

/** The keys that are to be set, and those that are to go (empty). */
export const metadata: Spec<Record<string, string> | undefined> = (given, path) => {
	if (given === undefined || given === '') return undefined;
	if (typeof given === 'string') throw invalid('Invalid metadata', path);
	const entries = Object.entries(given);
	if (entries.length > 50) throw invalid('You can only have up to 50 metadata keys.', path);
	for (const [key, value] of entries) {
		if (typeof value !== 'string' || value.length > 500)
			throw invalid('Metadata values can have up to 500 characters.', inside(path, key));
		if (key.length > 40) throw invalid('Metadata keys can have up to 40 characters.', inside(path, key));
	}
	return Object.fromEntries(entries) as Record<string, string>;
};

export const mergedMetadata = (before: Record<string, string>, given: Record<string, string> | undefined) =>
	Object.fromEntries(Object.entries({ ...before, ...given }).filter(([, value]) => value !== ''));

export function readParams<F extends Record<string, Spec<unknown>>>(fields: F, given: FormBranch): Given<F> {
	return readFields(fields, given, '');
}
