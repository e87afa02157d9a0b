// A page as the assistant writes it: which blocks it may use, the JSON that it has to keep to, and what its texts become. What comes from a model is
// validated as anything else that somebody sends.
import type { BlockDefinition, Definitions, PartSample } from '../block.ts';
import type { TextFields } from '../fields.ts';
import type { PagePlan, SectionPlan } from '../plan.ts';
import { callText, textFieldOf } from '../validate-part.ts';

/** Blocks that words alone can fill: no quotations and no figures, which a model would invent. */
const writtenBlocks = ['hero', 'text', 'imageText', 'steps', 'productGrid', 'faq', 'singleCta'] as const;

/** The button of these. */
const withButton: ReadonlySet<string> = new Set(['hero', 'singleCta']);
const button = { url: '/products', target: '', click: 'button', colour: 'primary' } as const;

const fewestSections = 3;
const mostSections = 9;
/** Of a block with products. */
const mostProducts = 8;
const longestSeo = { title: 70, description: 170 };
/** Of rich text: a page is to be read. */
const longestRich = 1500;

export interface OfferedProduct {
	id: string;
	name: string;
}

const textSchema = (max: number, about = '') => ({
	type: 'string',
	description: `At most ${max} characters${about}`,
});

const objectSchema = (properties: Record<string, object>) => ({
	type: 'object',
	properties,
	required: Object.keys(properties),
	additionalProperties: false,
});

const mostOf = ({ kind, max }: TextFields[string]) => (kind === 'rich' ? Math.min(max, longestRich) : max);

const textSchemas = (texts: TextFields): Record<string, object> =>
	Object.fromEntries(
		Object.entries(texts).map(([name, field]) => [
			name,
			textSchema(mostOf(field), field.kind === 'rich' ? '; paragraphs are separated by an empty line' : ''),
		]),
	);

function sectionSchema({ type, texts, items, showsProducts }: BlockDefinition, products: readonly OfferedProduct[]) {
	return objectSchema({
		type: { type: 'string', enum: [type] },
		...textSchemas(texts),
		...(withButton.has(type) ? { button: textSchema(callText.max, ', what stands on the button') } : {}),
		...(items
			? {
					items: {
						type: 'array',
						description: `${items.min} to ${Math.min(items.max, 6)} of them`,
						items: objectSchema(textSchemas(items.texts)),
					},
				}
			: {}),
		...(showsProducts
			? {
					products: {
						type: 'array',
						description: `Names of at most ${mostProducts} products that fit, as they are listed; empty: the newest`,
						items:
							products.length > 0 ? { type: 'string', enum: products.map(({ name }) => name) } : { type: 'string' },
					},
				}
			: {}),
	});
}

/** What `response_format` asks of the provider. */
export function writtenPageSchema(definitions: Definitions, products: readonly OfferedProduct[]): object {
	const sections = writtenBlocks.flatMap((type) => {
		const definition = definitions[type];
		return definition ? [sectionSchema(definition, products)] : [];
	});
	return objectSchema({
		title: textSchema(longestSeo.title, ', for search engines'),
		description: textSchema(longestSeo.description, ', for search engines'),
		sections: {
			type: 'array',
			description: `${fewestSections} to ${mostSections} sections, the first one a hero`,
			items: { anyOf: sections },
		},
	});
}

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields =>
	typeof value === 'object' && value !== null && !Array.isArray(value);

interface Reading {
	language: string;
	definitions: Definitions;
	products: readonly OfferedProduct[];
}

class Reader {
	readonly errors: string[] = [];
	readonly #reading: Reading;

	constructor(reading: Reading) {
		this.#reading = reading;
	}

	plan(value: unknown): PagePlan {
		if (!isFields(value)) {
			this.errors.push('It is no JSON object.');
			return { sections: [] };
		}
		const { sections } = value;
		const given = Array.isArray(sections) ? sections : [];
		if (given.length < fewestSections || given.length > mostSections)
			this.errors.push(`sections: ${fewestSections} to ${mostSections} are needed, there are ${given.length}.`);
		return {
			sections: given.flatMap((section, index) => this.#section(section, `sections[${index}]`)),
			seo: {
				title: this.#in(this.#text(value.title, 'title', { max: longestSeo.title + 50, required: true })),
				description: this.#in(
					this.#text(value.description, 'description', { max: longestSeo.description + 150, required: true }),
				),
			},
		};
	}

	#section(value: unknown, at: string): SectionPlan[] {
		const type = isFields(value) ? value.type : undefined;
		const known = writtenBlocks.find((block) => block === type);
		const definition = known && this.#reading.definitions[known];
		if (!isFields(value) || !definition) {
			this.errors.push(`${at}.type: one of ${writtenBlocks.join(', ')} is needed.`);
			return [];
		}
		const texts = this.#texts(value, definition.texts, at);
		const hasButton = withButton.has(definition.type) && textFieldOf(definition.fields, definition.texts, 'first');
		const label = hasButton ? this.#text(value.button, `${at}.button`, { max: callText.max, required: true }) : '';
		const products = definition.showsProducts ? this.#products(value.products, at) : undefined;
		return [
			{
				type: definition.type,
				values: {
					...(hasButton ? { first: button, ...('second' in definition.fields ? { second: null } : {}) } : {}),
					...(products && products.length > 0 ? { mode: 'static', products } : {}),
				},
				texts: { ...texts, ...(label ? { first: this.#in(label) } : {}) },
				...(definition.items ? { items: this.#items(value.items, definition.items, at) } : {}),
			},
		];
	}

	#items(value: unknown, { min, max, texts }: NonNullable<BlockDefinition['items']>, at: string): PartSample[] {
		const given = Array.isArray(value) ? value : [];
		if (given.length < min || given.length > max)
			this.errors.push(`${at}.items: ${min} to ${max} are needed, there are ${given.length}.`);
		return given.map((item, index) => ({
			texts: this.#texts(isFields(item) ? item : {}, texts, `${at}.items[${index}]`),
		}));
	}

	#texts(value: Fields, texts: TextFields, at: string) {
		const entries = Object.entries(texts).flatMap(([name, field]) => {
			const text = this.#text(value[name], `${at}.${name}`, field);
			const written = field.kind === 'line' ? text.replace(/\s*\n\s*/g, ' ') : text;
			return written ? [[name, this.#in(written)] as const] : [];
		});
		return Object.fromEntries(entries);
	}

	#text(value: unknown, at: string, { max, required }: { max: number; required: boolean }): string {
		const text = typeof value === 'string' ? value.trim() : '';
		if (value !== undefined && value !== null && typeof value !== 'string')
			this.errors.push(`${at}: a text is needed.`);
		else if (required && text === '') this.errors.push(`${at}: it is missing.`);
		else if (text.length > max)
			this.errors.push(`${at}: it has ${text.length} characters, at most ${max} are allowed.`);
		else if (/<\/?[a-z][^>]*>/i.test(text)) this.errors.push(`${at}: HTML is not allowed.`);
		return text;
	}

	/** Only products of the shop; what is called otherwise is left out. */
	#products(value: unknown, at: string): string[] {
		if (value !== undefined && !Array.isArray(value)) this.errors.push(`${at}.products: a list is needed.`);
		const names: unknown[] = Array.isArray(value) ? value : [];
		const found = names.flatMap((name) => this.#reading.products.find((product) => product.name === name)?.id ?? []);
		return [...new Set(found)].slice(0, mostProducts);
	}

	#in(text: string): Record<string, string> {
		return { [this.#reading.language]: text };
	}
}

/** @returns what is wrong with it, in words for the model, if something is */
export function readWrittenPage(text: string, reading: Reading): { plan: PagePlan } | { errors: string[] } {
	const reader = new Reader(reading);
	try {
		// Some wrap it in a fence.
		const plan = reader.plan(JSON.parse(text.replace(/^\s*```(?:json)?\s*|\s*```\s*$/g, '')));
		return reader.errors.length > 0 ? { errors: reader.errors.slice(0, 20) } : { plan };
	} catch {
		return { errors: ['It is no JSON.'] };
	}
}
