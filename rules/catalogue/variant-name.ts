// What tells a version of a product from the others: what it says in the fields that are chosen among, else its name.

interface NamedVariant {
	/** In the order of the choices. */
	values: readonly string[];
	name: string;
	code: string;
}

export const variantName = ({ values, name, code }: NamedVariant, choices: number): string =>
	values.slice(0, choices).filter(Boolean).join(', ') || name || code;
