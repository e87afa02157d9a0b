// What a demo product is made of, as the catalogue keeps it: its fields, and a variant for each combination of what can be chosen.
import type { NewProduct } from '../server/catalogue/save-products.ts';
import { type Choice, type ChoiceField, demoFields, type Make } from './data/choices.ts';
import type { DemoProduct, DemoShop, InBoth } from './data/types.ts';

type Chosen = Partial<Record<ChoiceField, Choice>>;

const choiceFields = demoFields
	.map(({ name }) => name)
	.filter((name): name is ChoiceField => name !== 'format' && name !== 'print');

/** Each way to choose one of every field, the first of all first. */
function combinations({ choices }: Make): Chosen[] {
	return choiceFields.reduce<Chosen[]>(
		(all, field) => {
			const offered = choices[field];
			return offered ? all.flatMap((chosen) => offered.map((one) => ({ ...chosen, [field]: one }))) : all;
		},
		[{}],
	);
}

const joined = (words: readonly InBoth[]): InBoth => ({
	'de-DE': words.map((one) => one['de-DE']).join(', '),
	'en-GB': words.map((one) => one['en-GB']).join(', '),
});

const initials = (slug: string) =>
	slug
		.split('-')
		.map((part) => part.slice(0, 3).toUpperCase())
		.join('');

/** What of it a shopper can choose: fields with more than one to choose from. */
const choosable = ({ choices }: Make) => choiceFields.filter((field) => (choices[field]?.length ?? 0) > 1);

type Made = Pick<NewProduct, 'code' | 'productionDays' | 'fields' | 'choices' | 'variants'>;

export function makeOf(shop: DemoShop, { slug, fromPrice }: DemoProduct): Made {
	const make = shop.makes[slug];
	if (!make) throw new Error(`nothing is known of how ${slug} is made`);
	const code = initials(slug);
	const axes = choosable(make);
	const [first = {}, ...others] = combinations(make);
	const own = Object.fromEntries(Object.entries(first).map(([field, { words }]) => [field, words]));
	const variantOf = (chosen: Chosen, index: number) => {
		const picked = axes.flatMap((field) => chosen[field] ?? []);
		return {
			slug: `${slug}-${index + 1}`,
			code: `${code}-${index + 1}`,
			names: joined(picked.map(({ words }) => words)),
			fromPrice: fromPrice + picked.reduce((sum, { more }) => sum + more, 0),
			fields: Object.fromEntries(axes.flatMap((field) => (chosen[field] ? [[field, chosen[field].words]] : []))),
		};
	};
	return {
		code,
		productionDays: make.days,
		fields: { format: make.format, print: make.print, ...own },
		choices: axes,
		variants: axes.length > 0 ? [first, ...others].map(variantOf) : [],
	};
}
