// Whether two states of something that is edited say the same.

/** A number that could not be read differs from none. */
const written = (values: unknown) =>
	JSON.stringify(values, (_name, value) => (Number.isNaN(value) ? 'NaN' : value) as unknown);

export const same = (one: unknown, other: unknown): boolean => written(one) === written(other);
