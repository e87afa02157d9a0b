// Whether two values are the same JSON, in whatever order their keys are.

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

export function isSameJson(one: unknown, other: unknown): boolean {
	if (!isObject(one) || !isObject(other)) return one === other;
	if (Array.isArray(one) !== Array.isArray(other)) return false;
	// A key without a value is none in JSON.
	const entriesOf = (value: object) => Object.entries(value).filter(([, inner]) => inner !== undefined);
	const [entries, others] = [entriesOf(one), new Map(entriesOf(other))];
	return entries.length === others.size && entries.every(([key, inner]) => isSameJson(inner, others.get(key)));
}
