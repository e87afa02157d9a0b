// Checks of values that came from outside, put together from small ones. Each names where the value stands: `pages[0].elements[2].box.x`.

export interface DesignError {
	/** Empty: the whole design. */
	path: string;
	/** `shape`: not what is expected there; `limit`: too many or too long; `range`: too small or too large a number. */
	code: 'shape' | 'range' | 'reference' | 'duplicate' | 'limit' | 'version';
}

/** Adds what is wrong. */
export type Check = (value: unknown, path: string, errors: DesignError[]) => void;

/** No one reads more, and a hostile document would make many. */
export const mostErrors = 50;

const add = (errors: DesignError[], path: string, code: DesignError['code']) => {
	if (errors.length < mostErrors) errors.push({ path, code });
};

export const isRecord = (value: unknown): value is Record<string, unknown> =>
	typeof value === 'object' && value !== null && !Array.isArray(value);

const within = (path: string, key: string) => (path === '' ? key : `${path}.${key}`);

/** Exactly these keys, and those that may be there. */
export const record =
	(checks: Readonly<Record<string, Check>>, optional: Readonly<Record<string, Check>> = {}): Check =>
	(value, path, errors) => {
		if (!isRecord(value)) return add(errors, path, 'shape');
		const unknown = Object.keys(value).filter((key) => !Object.hasOwn(checks, key) && !Object.hasOwn(optional, key));
		const absent = Object.keys(checks).filter((key) => !Object.hasOwn(value, key));
		for (const key of [...unknown, ...absent]) add(errors, within(path, key), 'shape');
		for (const [key, check] of [...Object.entries(checks), ...Object.entries(optional)])
			if (Object.hasOwn(value, key)) check(value[key], within(path, key), errors);
	};

/** Any keys of one form. */
export const dictionary =
	(keys: RegExp, check: Check, most: number): Check =>
	(value, path, errors) => {
		if (!isRecord(value)) return add(errors, path, 'shape');
		const entries = Object.entries(value);
		if (entries.length > most) return add(errors, path, 'limit');
		for (const [key, inner] of entries) {
			if (keys.test(key)) check(inner, `${path}.${key}`, errors);
			else add(errors, path, 'shape');
		}
	};

export const list =
	(check: Check, most: number, least = 0): Check =>
	(value, path, errors) => {
		if (!Array.isArray(value)) return add(errors, path, 'shape');
		if (value.length > most || value.length < least) return add(errors, path, 'limit');
		for (const [index, item] of value.entries()) check(item, `${path}[${index}]`, errors);
	};

export const whole =
	(least: number, most: number): Check =>
	(value, path, errors) => {
		if (!Number.isInteger(value) || Object.is(value, -0)) return add(errors, path, 'shape');
		if ((value as number) < least || (value as number) > most) add(errors, path, 'range');
	};

export const flag: Check = (value, path, errors) => {
	if (typeof value !== 'boolean') add(errors, path, 'shape');
};

/** Without control characters other than line feeds. */
export const text =
	(longest: number, form: RegExp = /^/): Check =>
	(value, path, errors) => {
		if (typeof value !== 'string' || !value.isWellFormed() || /(?![\n\r\t])\p{Cc}/u.test(value) || !form.test(value))
			return add(errors, path, 'shape');
		if (value.length > longest) add(errors, path, 'limit');
	};

export const oneOf =
	(choices: readonly unknown[]): Check =>
	(value, path, errors) => {
		if (!choices.includes(value)) add(errors, path, 'shape');
	};

export const orNull =
	(check: Check): Check =>
	(value, path, errors) => {
		if (value !== null) check(value, path, errors);
	};

export const satisfies =
	(isRight: (value: unknown) => boolean): Check =>
	(value, path, errors) => {
		if (!isRight(value)) add(errors, path, 'shape');
	};
