// What an entry of the log says to a person: the values that are different, one by one.

interface Difference {
	name: string;
	before: string;
	after: string;
}

type Flat = ReadonlyMap<string, string>;

const isPlainObject = (value: unknown): value is Record<string, unknown> =>
	typeof value === 'object' && value !== null && !Array.isArray(value);

function written(value: unknown): string {
	if (Array.isArray(value)) return value.map(written).join(', ');
	if (isPlainObject(value)) return JSON.stringify(value);
	return value === null || value === undefined ? '' : String(value);
}

function flat(value: unknown, above = ''): [string, string][] {
	if (!isPlainObject(value)) return above ? [[above, written(value)]] : [];
	return Object.entries(value).flatMap(([name, inner]) => flat(inner, above ? `${above}.${name}` : name));
}

const read = (json: string | null): Flat => new Map(json === null ? [] : flat(JSON.parse(json)));

/** Names in the order they were written. What is the same on both sides is left out. */
export function differences(before: string | null, after: string | null): Difference[] {
	const [old, now] = [read(before), read(after)];
	return [...new Set([...old.keys(), ...now.keys()])]
		.filter((name) => old.get(name) !== now.get(name))
		.map((name) => ({ name, before: old.get(name) ?? '–', after: now.get(name) ?? '–' }));
}
