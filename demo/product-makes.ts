// What a demo product is made of, as the catalogue keeps it: its fields, and a variant for each combination of what can be chosen.
import type { NewProduct } from '../server/catalogue/save-products.ts';
import { type Choice, type ChoiceField, demoFields, type Make } from './data/choices.ts';
import type { DemoProduct, DemoShop, InBoth } from './data/types.ts';
import { weightOf } from './product-weights.ts';

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

const initials = (slug: string, letters: number) =>
	slug
		.split('-')
		.map((part) => part.slice(0, letters).toUpperCase())
		.join('');

/** Three letters of each part, and more where that is another product as well. */
function codeOf({ makes }: DemoShop, slug: string): string {
	const others = Object.keys(makes).filter((other) => other !== slug);
	for (let letters = 3; letters < slug.length; letters++) {
		const code = initials(slug, letters);
		if (!others.some((other) => initials(other, letters) === code)) return code;
	}
	return initials(slug, slug.length);
}

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

type Made = Pick<
	NewProduct,
	'code' | 'productionDays' | 'fields' | 'choices' | 'variants' | 'weightMg' | 'personalised'
>;

/** What one piece weighs, if nobody chooses; of one that differs in every way its own. */
function weightsOf({ selling }: DemoShop, slug: string, make: Make, first: Chosen) {
	const known = selling.weights[slug];
	const weightMg = known === undefined ? weightOf(make, first) : Math.round(known * 1000);
	const own = (chosen: Chosen) => (known === undefined ? weightOf(make, chosen) : undefined);
	const differing = (chosen: Chosen) => {
		const weight = own(chosen);
		return weight === undefined || weight === weightMg ? {} : { weightMg: weight };
	};
	return { product: weightMg === undefined ? {} : { weightMg }, differing };
}

export function makeOf(shop: DemoShop, { slug }: DemoProduct): Made {
	const make = makeFor(shop, slug);
	const code = codeOf(shop, slug);
	const axes = choosable(make);
	const [first = {}] = combinations(make);
	const own = Object.fromEntries(Object.entries(first).map(([field, { words }]) => [field, words]));
	const weights = weightsOf(shop, slug, make, first);
	return {
		...weights.product,
		personalised: !shop.selling.readyMade.includes(slug),
		code,
		productionDays: make.days,
		fields: { format: make.format, print: make.print, ...own },
		choices: axes,
		variants: versionsOf(shop, slug).map((version, index) => ({
			slug: version.slug,
			code: `${code}-${index + 1}`,
			...weights.differing(version.chosen),
			names: joined(axes.flatMap((field) => version.chosen[field]?.words ?? [])),
			fields: Object.fromEntries(
				axes.flatMap((field) => (version.chosen[field] ? [[field, version.chosen[field].words]] : [])),
			),
		})),
	};
}
