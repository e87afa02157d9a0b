// The one way to write a value as JSON, so that the same design has the same hash wherever it was saved: keys in the order of their UTF-16 units, no
// spaces.

/** @throws for what JSON cannot say: a number that is not finite, undefined in a list, a function */
export function canonicalJson(value: unknown): string {
	if (value === null || typeof value === 'boolean' || typeof value === 'string') return JSON.stringify(value);
	if (typeof value === 'number') {
		if (!Number.isFinite(value)) throw new TypeError(`not a number of JSON: ${value}`);
		return JSON.stringify(value);
	}
	if (Array.isArray(value)) return `[${Array.from(value, canonicalJson).join(',')}]`;
	if (typeof value !== 'object') throw new TypeError(`not a value of JSON: ${typeof value}`);
	const entries = Object.entries(value).filter(([, inner]) => inner !== undefined);
	entries.sort(([one], [other]) => (one < other ? -1 : 1));
	return `{${entries.map(([key, inner]) => `${JSON.stringify(key)}:${canonicalJson(inner)}`).join(',')}}`;
}
