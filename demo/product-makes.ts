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

function makeFor({ makes }: DemoShop, slug: string): Make {
	const make = makes[slug];
	if (!make) throw new Error(`nothing is known of how ${slug} is made`);
	return make;
}

interface Version {
	slug: string;
	chosen: Chosen;
	/** What it costs more than the cheapest, in cents. */
	more: number;
}

/** None where there is nothing to choose. */
export function versionsOf(shop: DemoShop, slug: string): Version[] {
	const make = makeFor(shop, slug);
	const axes = choosable(make);
	if (axes.length === 0) return [];
	const all = combinations(make).map((chosen, index) => ({
		slug: `${slug}-${index + 1}`,
		chosen,
		more: axes.reduce((sum, field) => sum + (chosen[field]?.more ?? 0), 0),
	}));
	const least = Math.min(...all.map(({ more }) => more));
	return all.map((version) => ({ ...version, more: version.more - least }));
}

type Made = Pick<NewProduct, 'code' | 'productionDays' | 'fields' | 'choices' | 'variants'>;

export function makeOf(shop: DemoShop, { slug }: DemoProduct): Made {
	const make = makeFor(shop, slug);
	const code = initials(slug);
	const axes = choosable(make);
	const [first = {}] = combinations(make);
	const own = Object.fromEntries(Object.entries(first).map(([field, { words }]) => [field, words]));
	return {
		code,
		productionDays: make.days,
		fields: { format: make.format, print: make.print, ...own },
		choices: axes,
		variants: versionsOf(shop, slug).map((version, index) => ({
			slug: version.slug,
			code: `${code}-${index + 1}`,
			names: joined(axes.flatMap((field) => version.chosen[field]?.words ?? [])),
			fields: Object.fromEntries(
				axes.flatMap((field) => (version.chosen[field] ? [[field, version.chosen[field].words]] : [])),
			),
		})),
	};
}
