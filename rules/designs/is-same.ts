// Whether two parts of a document say the same.

/** @param one of what JSON can hold; undefined counts as not being there */
export function isSame(one: unknown, other: unknown): boolean {
	if (Object.is(one, other)) return true;
	if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
	if (Array.isArray(one) !== Array.isArray(other)) return false;
	const keys = Object.keys(one);
	return (
		keys.length === Object.keys(other).length &&
		keys.every((key) => isSame(one[key as keyof typeof one], other[key as keyof typeof other]))
	);
}
