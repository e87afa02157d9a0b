// What an editor is shown before a page is published.
import { describe, expect, it } from 'vitest';
import { definitions } from '../../blocks/registry.ts';
import { acceptSamples, checkPage, type PictureFacts, shopLinks } from './check-page.ts';
import { emptyPage, type PageDocument, type Section } from './document.ts';
import { applyAll } from './operations.ts';
import { plannedPage } from './plan.ts';
import { newSection } from './sections.ts';
import { pageTemplates } from './templates/all-templates.ts';

const shop = { languages: ['de-DE', 'en-GB'], base: 'de-DE' };
const picture = '01890a5d-ac96-774b-bcce-b302099a8057';

const fresh = (type: string): Section =>
	newSection(definitions[type] ?? expect.fail(`there is no block ${type}`), shop.languages);

const written = (text: string) => ({ text, source: 'human' as const });

const page = (...sections: Section[]): PageDocument => ({ ...emptyPage, sections });

const found = (document: PageDocument, further: object = {}) =>
	checkPage(document, definitions, { ...shop, ...further }).map(({ kind, field, language }) =>
		[kind, field, language].filter(Boolean).join(' '),
	);

describe('a page is checked before it is published', () => {
	it('a name that is missing in a language is found, as a translation', () => {
		const names = { 'de-DE': 'Angebote', 'en-GB': ' ' };
		expect(found(page(), { names })).toEqual(['missingTranslation name en-GB']);
		expect(found(page(), { names: { ...names, 'en-GB': 'Offers' } })).toEqual([]);
		expect(found(page())).toEqual([]);
	});

	it('texts of a block are named once, until they are rewritten or accepted', () => {
		const title = fresh('title');
		expect(found(page(title))).toEqual(['sampleText title de-DE', 'sampleText text de-DE']);

		const { document } = applyAll(page(title), [
			{
				do: 'text',
				at: { section: title.id },
				field: 'title',
				language: 'de-DE',
				text: written('Visitenkarten aus Kiel'),
			},
		]);
		expect(found(document)).toEqual(['sampleText title en-GB', 'sampleText text de-DE']);

		const accepted = applyAll(document, acceptSamples(document, definitions)).document;
		expect(found(accepted)).toEqual([]);
		expect(accepted.sections[0]?.texts.title).toEqual({
			'de-DE': written('Visitenkarten aus Kiel'),
			'en-GB': { ...title.texts.title?.['en-GB'], source: 'human' },
		});
	});

	it('every template has texts to rewrite, also for search engines; a page that is planned as finished has none', () => {
		for (const { id, plan } of pageTemplates) {
			const kinds = (source: 'sample' | 'human') =>
				checkPage(
					plannedPage(plan, definitions, shop.languages, () => null, source),
					definitions,
					shop,
				)
					.filter(({ kind }) => kind === 'sampleText')
					.map(({ section }) => section);
			expect(kinds('sample'), id).toContain('seo');
			expect(kinds('human'), id).toEqual([]);
		}
	});

	it('required texts are missed, and translations where there is something to translate', () => {
		const title = { ...fresh('title'), texts: {} };
		expect(found(page(title))).toEqual(['missingText title de-DE']);
		const half = { ...title, texts: { title: { 'de-DE': written('Nur deutsch') } } };
		expect(found(page(half))).toEqual(['missingTranslation title en-GB']);
		const button = { url: '/products', target: '', click: 'button', colour: 'primary' };
		const call = { ...fresh('singleCta'), texts: half.texts };
		expect(found(page({ ...call, values: { ...call.values, first: button } }))).toContain('missingText first de-DE');
	});

	it('pictures are missed where visitors would see nothing, and those of a template are to be replaced', () => {
		const image = { ...fresh('image'), texts: {} };
		const shown = { ...image, values: { ...image.values, picture } };
		const facts = (more: Partial<PictureFacts>) => ({
			pictures: [{ id: picture, placeholder: false, missingAlt: [], ...more }],
		});
		expect(found(page(image))).toEqual(['missingPicture picture']);
		expect(found(page(shown))).toEqual([]);
		expect(found(page(shown), facts({}))).toEqual([]);
		expect(found(page(shown), { pictures: [] })).toEqual(['missingPicture picture']);
		expect(found(page(shown), facts({ placeholder: true }))).toEqual(['placeholderPicture picture']);
		expect(found(page(shown), facts({ missingAlt: ['en-GB'] }))).toEqual(['missingAlt picture']);
		const hero = { ...fresh('hero'), texts: {}, values: { ...fresh('hero').values, first: null, second: null } };
		expect(found(page(hero)), 'a picture behind a headline is no must').toEqual(['missingText title de-DE']);
	});

	it('sections without a product, and links that lead nowhere, are named', () => {
		const product = { ...fresh('singleProduct'), texts: {}, values: { ...fresh('singleProduct').values, call: null } };
		expect(found(page(product))).toEqual(['noProduct products']);
		const chosen = { ...product, values: { ...product.values, products: [picture] } };
		expect(found(page(chosen))).toEqual([]);
		expect(found(page(chosen), { products: new Map([[chosen.id, 0]]) })).toEqual(['noProduct products']);

		const social = fresh('socialButtons');
		expect(found(page(social)), 'the sample leads to the platforms themselves').toEqual(
			social.items.map(() => 'emptyLink link'),
		);
		const own = social.items.map((item) => ({
			...item,
			values: { ...item.values, link: { url: 'https://www.instagram.com/druckerei', target: '' } },
		}));
		expect(found(page({ ...social, items: own }))).toEqual([]);
	});

	it('pictures and products beside words of a template came with it: they are named until the words are rewritten', () => {
		const image = fresh('imageText');
		const shown = { ...image, values: { ...image.values, picture } };
		expect(found(page(shown))).toContain('samplePicture picture');
		const facts = [{ id: picture, placeholder: false, missingAlt: ['en-GB'] }];
		expect(found(page(shown), { pictures: facts })).toEqual(
			expect.arrayContaining(['samplePicture picture', 'missingAlt picture']),
		);
		const single = fresh('singleProduct');
		const chosen = { ...single, values: { ...single.values, products: [picture] } };
		expect(found(page(chosen))).toContain('sampleProduct products');
		const both = page(shown, chosen);
		const accepted = applyAll(both, acceptSamples(both, definitions)).document;
		expect(found(accepted)).toEqual([]);
	});

	it('links within the page lead to a section that is there', () => {
		const to = (url: string) => ({ url, target: '', click: 'button', colour: 'primary' });
		const target = { ...fresh('spacer'), texts: {} };
		const rich = (url: string) => ({
			'de-DE': {
				text: [
					{ type: 'paragraph' as const, children: [{ type: 'link' as const, url, children: [{ text: 'Dorthin' }] }] },
				],
				source: 'human' as const,
			},
		});
		const single = fresh('singleProduct');
		const linking = (url: string) =>
			found(
				page(target, {
					...single,
					values: { ...single.values, products: [picture], call: to(url) },
					texts: { text: rich(url), call: { 'de-DE': written('Los'), 'en-GB': written('Go') } },
				}),
			).filter((one) => one.startsWith('missingAnchor'));
		expect(linking('#anker')).toEqual(['missingAnchor call', 'missingAnchor text de-DE']);
		for (const url of [`#${target.id}`, '#top', '/faq#anker']) expect(linking(url), url).toEqual([]);
	});

	it('links within the shop that lead to nothing are found once they are known, one of each field', () => {
		const single = fresh('singleProduct');
		const link = (url: string) => ({ type: 'link' as const, url, children: [{ text: 'Dorthin' }] });
		const document = page({
			...single,
			values: {
				...single.values,
				products: [picture],
				call: { url: '/gibtsnicht', target: '', click: 'button', colour: 'primary' },
			},
			texts: {
				text: {
					'de-DE': {
						text: [{ type: 'paragraph', children: [link('/gibtsnicht'), link('/agb'), link('/gibtsnicht')] }],
						source: 'human',
					},
				},
				call: { 'de-DE': written('Los'), 'en-GB': written('Go') },
			},
		});
		expect(shopLinks(document, definitions)).toEqual(['/agb', '/gibtsnicht']);
		const dead = (deadLinks?: ReadonlySet<string>) =>
			found(document, { deadLinks }).filter((one) => one.startsWith('deadLink'));
		expect(dead(new Set(['/gibtsnicht']))).toEqual(['deadLink call', 'deadLink text de-DE']);
		expect(dead()).toEqual([]);
	});
});
