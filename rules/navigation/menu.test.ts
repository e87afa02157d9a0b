import { describe, expect, it } from 'vitest';
import type { EditedItem, ItemKind, MenuItem } from './menu.ts';
import { type MenuReader, shownMenu } from './shown-menu.ts';
import { isTooLong, itemProblems, readMenu } from './validate-menu.ts';

const idOf = (number: number) => `00000000-0000-7000-8000-${String(number).padStart(12, '0')}`;

const item = (number: number, kind: ItemKind, more: Partial<EditedItem> = {}): EditedItem => ({
	id: idOf(number),
	kind,
	target: '',
	roles: [],
	newTab: false,
	labels: {},
	children: [],
	...more,
});

const labels = { 'de-DE': 'Wort' };
const errors = (items: EditedItem[], menu: 'header' | 'footer' = 'header') =>
	itemProblems(items, { menu, language: 'de-DE' }).map(({ error }) => error);

describe('a menu that is saved', () => {
	it.each([
		['https://example.com/a?b=1', true],
		['/products', true],
		['/', true],
		['http://example.com', false],
		['//example.com', false],
		['javascript:alert(1)', false],
		['products', false],
		['/\\example.com', false],
		['', false],
	])('leads to %s: %s', (target, allowed) => {
		expect(errors([item(1, 'url', { target, labels })])).toEqual(allowed ? [] : ['url']);
	});

	it('names what has no name of its own in the default language', () => {
		expect(errors([item(1, 'heading')])).toEqual(['labelRequired']);
		expect(errors([item(1, 'url', { target: '/', labels: { 'en-GB': 'Word' } })])).toEqual(['labelRequired']);
		expect(errors([item(1, 'page', { target: idOf(9) })])).toEqual([]);
		expect(errors([item(1, 'page', { target: idOf(9), labels: { 'en-GB': 'Word' } })])).toEqual(['labelRequired']);
		expect(errors([item(1, 'heading', { labels: { 'de-DE': 'x'.repeat(81) } })])).toEqual(['labelTooLong']);
	});

	it('is three levels deep in the header and two in the footer', () => {
		const third = item(3, 'heading', { labels });
		const second = item(2, 'heading', { labels, children: [third] });
		const first = item(1, 'heading', { labels, children: [second] });
		expect(errors([first])).toEqual([]);
		expect(errors([first], 'footer')).toEqual(['tooDeep']);
		expect(errors([item(0, 'heading', { labels, children: [first] })])).toEqual(['tooDeep']);
		expect(errors([item(1, 'categories', { children: [third] })])).toEqual(['noChildren']);
	});

	it('has at most 200 items and three picked products', () => {
		const many = Array.from({ length: 101 }, (_, at) =>
			item(at, 'heading', { labels, children: [item(at + 500, 'heading', { labels })] }),
		);
		expect(isTooLong(many.slice(0, 100))).toBe(false);
		expect(isTooLong(many)).toBe(true);
		const products = [1, 2, 3, 4].map(idOf);
		expect(errors([item(1, 'category', { target: idOf(9), products })])).toEqual(['tooManyProducts']);
	});

	it.each([
		['no list', {}],
		['an unknown kind', [{ ...item(1, 'page'), kind: 'script' }]],
		['an id that is none', [{ ...item(1, 'page'), id: 'x' }]],
		['an item that comes twice', [item(1, 'heading', { children: [item(1, 'heading')] })]],
		['roles that are no ids', [{ ...item(1, 'page'), roles: ['admin'] }]],
		['products of a page', [{ ...item(1, 'page'), products: [] }]],
		['labels that are no texts', [{ ...item(1, 'page'), labels: { 'de-DE': 1 } }]],
		['children that are none', [{ ...item(1, 'page'), children: null }]],
	])('is refused as a whole with %s', (_what, sent) => {
		expect(readMenu(sent)).toBeUndefined();
	});

	it('is read without what does not belong to it', () => {
		const sent = [{ ...item(1, 'url', { target: ' /a ', labels }), html: '<b>' }];
		expect(readMenu(sent)).toEqual([item(1, 'url', { target: '/a', labels })]);
	});
});

describe('what a visitor sees of a menu', () => {
	const stored = ({ labels: _labels, ...one }: EditedItem) => one as MenuItem;
	const category = (number: number, slug: string, parent: string | null) => ({
		id: idOf(number),
		slug,
		parent,
		name: slug.toUpperCase(),
		linkUrl: '',
		linkTarget: '',
	});
	const entry = (number: number, slug: string) => ({
		label: slug.toUpperCase(),
		key: `category.${idOf(number)}.name`,
		to: `/category/${slug}`,
		category: slug,
	});
	const reader = (more: Partial<MenuReader> = {}): MenuReader => ({
		staff: false,
		roles: [],
		targetOf: (_kind, id) => (id === idOf(9) ? { to: '/about', label: 'About' } : undefined),
		categories: [category(8, 'cards', null), category(18, 'flyers', null), category(28, 'small', 'flyers')],
		labelOf: (id) => (id === idOf(1) ? 'Own' : ''),
		...more,
	});

	it('has the name of the target, or the label of the item with its key', () => {
		const shown = shownMenu(
			[stored(item(2, 'page', { target: idOf(9) })), stored(item(1, 'page', { target: idOf(9) }))],
			reader(),
		);
		expect(shown).toEqual([
			{ to: '/about', label: 'About' },
			{ to: '/about', label: 'Own', key: `navigationItem.${idOf(1)}.label` },
		]);
	});

	it('leaves out what leads to nothing, with all below it', () => {
		const child = item(2, 'page', { target: idOf(9) });
		expect(shownMenu([stored(item(1, 'page', { target: idOf(7), children: [child] }))], reader())).toEqual([]);
		expect(shownMenu([stored(item(1, 'category', { target: idOf(7) }))], reader())).toEqual([]);
		expect(shownMenu([stored(item(1, 'heading'))], reader())).toEqual([]);
	});

	it('hides an item and all below it from those without its role', () => {
		const members = stored(item(1, 'heading', { roles: [idOf(50)], children: [item(2, 'page', { target: idOf(9) })] }));
		expect(shownMenu([members], reader())).toEqual([]);
		expect(shownMenu([members], reader({ roles: [idOf(51)] }))).toEqual([]);
		expect(shownMenu([members], reader({ roles: [idOf(50)] }))).toHaveLength(1);
		expect(shownMenu([members], reader({ staff: true }))).toHaveLength(1);
	});

	it('has all categories where the shop wants them, and those that were picked with their item', () => {
		const items = [item(2, 'categories'), item(3, 'category', { target: idOf(8), products: [] })].map(stored);
		expect(shownMenu(items, reader())).toEqual([
			entry(8, 'cards'),
			{ ...entry(18, 'flyers'), below: [entry(28, 'small')] },
			{ label: '', to: '/products', all: true },
			{ ...entry(8, 'cards'), item: idOf(3) },
		]);
	});

	it('leads to where a category leads instead of to its own page', () => {
		const elsewhere = { ...category(8, 'cards', null), linkUrl: 'https://example.com', linkTarget: '_blank' };
		const shown = shownMenu([stored(item(2, 'category', { target: idOf(8) }))], reader({ categories: [elsewhere] }));
		expect(shown).toEqual([{ ...entry(8, 'cards'), to: 'https://example.com', newTab: true }]);
	});

	it('shows what stands below a heading whose text is missing in its place', () => {
		const heading = stored(item(2, 'heading', { children: [item(3, 'page', { target: idOf(9) })] }));
		expect(shownMenu([heading], reader())).toEqual([{ to: '/about', label: 'About' }]);
	});
});
