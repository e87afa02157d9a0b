// What a start tells of the shops it serves: a few by name, the rest by number.

interface Shop {
	name: string;
	address: string;
}

const named = 5;

/** @param further always named */
export function shopLines(shops: readonly Shop[], further: readonly Shop[] = []): string[] {
	const shown = [...shops.slice(0, named), ...further];
	const width = Math.max(0, ...shown.map(({ name }) => name.length));
	const lines = shown.map(({ name, address }) => `    ${name.padEnd(width)}  ${address}`);
	const rest = shops.length - named;
	return rest > 0 ? [...lines, `    and ${rest} more`] : lines;
}
