// The values of an enum with their descriptions; the compiler wants one for each value.

export function describeValues<Value extends string>(
	values: readonly Value[],
	descriptions: Readonly<Record<Value, string>>,
): Record<Value, { description: string }> {
	const described = values.map((value) => [value, { description: descriptions[value] }] as const);
	return Object.fromEntries(described) as Record<Value, { description: string }>;
}
