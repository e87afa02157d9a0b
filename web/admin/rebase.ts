// What was changed since a state, upon a newer one: as both have it, field by field.

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields =>
	typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

/** Lists are one field. Where both have changed something, `changed` holds. */
function merged(base: unknown, changed: unknown, next: unknown): unknown {
	if (isFields(base) && isFields(changed) && isFields(next)) {
		const names = new Set([...Object.keys(changed), ...Object.keys(next)]);
		const fields = [...names].map((name) => [name, merged(base[name], changed[name], next[name])]);
		return Object.fromEntries(fields.filter(([, value]) => value !== undefined));
	}
	return Object.is(base, changed) || JSON.stringify(base) === JSON.stringify(changed) ? next : changed;
}

export const rebase = <Values extends object>(base: Values, changed: Values, next: Values): Values =>
	merged(base, changed, next) as Values;
