// Whether JSON that was validated can be stored.

const isRecord = (value: unknown): value is Record<string, unknown> =>
	typeof value === 'object' && value !== null && !Array.isArray(value);

/** Neither half letters nor the one sign that a database cannot keep. Only for what has been validated: it has an end. */
export function isStorable(value: unknown): boolean {
	if (typeof value === 'string') return value.isWellFormed() && !value.includes('\0');
	if (Array.isArray(value)) return value.every(isStorable);
	return isRecord(value) ? Object.entries(value).every((entry) => entry.every(isStorable)) : true;
}
