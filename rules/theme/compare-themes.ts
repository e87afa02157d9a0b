// What is different between two themes, value by value: for the log, and for a user who is about to publish.

type Values = Record<string, string | boolean>;

function valuesOf(tree: unknown, above: string): Values {
	if (typeof tree === 'string' || typeof tree === 'boolean') return { [above]: tree };
	if (typeof tree !== 'object' || tree === null) return {};
	return Object.assign(
		{},
		...Object.entries(tree).map(([name, below]) => valuesOf(below, above ? `${above}.${name}` : name)),
	);
}

/** By path, such as colors.primary.DEFAULT.color; what one of them does not have is not in its half. */
export function compareThemes(before: unknown, after: unknown): { before: Values; after: Values } {
	const [old, now] = [valuesOf(before, ''), valuesOf(after, '')];
	const differ = ([path]: [string, unknown]) => old[path] !== now[path];
	return {
		before: Object.fromEntries(Object.entries(old).filter(differ)),
		after: Object.fromEntries(Object.entries(now).filter(differ)),
	};
}
