// All combinations of values as new variants, each with a code of its own.
import { productLimits, sameCode } from '../../../../rules/catalogue/product-errors.ts';
import { newId } from '../../../../rules/ids.ts';
import type { VariantValues } from '../product-values.ts';
import { codePart } from './variant-texts.ts';

interface Choice {
	id: string;
	values: readonly string[];
}

interface Among {
	/** In which the values are written. */
	language: string;
	/** What every code begins with. */
	prefix: string;
	taken: ReadonlySet<string>;
	there: readonly VariantValues[];
}

const product = (choices: readonly Choice[]): Record<string, string>[] =>
	choices.reduce<Record<string, string>[]>(
		(all, { id, values }) => all.flatMap((one) => values.map((value) => ({ ...one, [id]: value }))),
		[{}],
	);

export function combine(choices: readonly Choice[], { language, prefix, taken, there }: Among): VariantValues[] {
	const count = choices.reduce((all, { values }) => all * values.length, choices.length > 0 ? 1 : 0);
	if (count === 0 || count > productLimits.variants) return [];
	const used = new Set(taken);
	const isThere = (values: Record<string, string>) =>
		there.some(
			({ fields, fate }) => fate !== 'deleted' && choices.every(({ id }) => fields[id]?.words[language] === values[id]),
		);
	const freeCode = (values: Record<string, string>): string => {
		const wanted = [prefix, ...choices.map(({ id }) => codePart(values[id] ?? ''))]
			.filter(Boolean)
			.join('-')
			.slice(0, 90);
		for (let number = 1; ; number += 1) {
			const code = number === 1 ? wanted : `${wanted}-${number}`;
			if (used.has(sameCode(code))) continue;
			used.add(sameCode(code));
			return code;
		}
	};
	return product(choices)
		.filter((values) => !isThere(values))
		.map((values) => ({
			id: null,
			key: newId(),
			code: freeCode(values),
			published: true,
			orderable: true,
			names: {},
			fields: Object.fromEntries(
				Object.entries(values)
					.sort(([a], [b]) => (a < b ? -1 : 1))
					.map(([id, value]) => [id, { words: { [language]: value }, url: '' }]),
			),
			fate: 'kept' as const,
			pricing: null,
			weightMg: null,
		}));
}
