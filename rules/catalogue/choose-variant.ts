// Choosing a variant step by step: a user who takes another paper keeps format and finishing, as far as that exists.

export interface Choosable {
	/** One for each of the choices of the product. */
	values: readonly string[];
	unavailable: unknown;
}

export interface Chosen<Variant> {
	variant: Variant;
	/** Whether everything else stays as it was. */
	exact: boolean;
}

/** The variant that has this value and differs least from what was chosen before; of equal ones the first that can be ordered. */
export function variantWith<Variant extends Choosable>(
	variants: readonly Variant[],
	current: Choosable | null | undefined,
	choice: number,
	value: string,
): Chosen<Variant> | undefined {
	const others = (variant: Variant) =>
		current ? variant.values.filter((own, index) => index !== choice && own !== current.values[index]).length : 0;
	const candidates = variants
		.filter(({ values }) => values[choice] === value)
		.map((variant) => ({ variant, different: others(variant), orderable: variant.unavailable ? 1 : 0 }))
		.sort((a, b) => a.different - b.different || a.orderable - b.orderable);
	const [best] = candidates;
	return best && { variant: best.variant, exact: best.different === 0 };
}
