import { describe, expect, it } from 'vitest';
import { noFilters } from './filters.ts';
import { readList, readPrice } from './list-address.ts';
import { chosenFilters, isChosen, listAddress, narrowedBy, parameterOf, toggled, writePrice } from './list-choices.ts';

const read = (query: string) => readList(new URLSearchParams(query), 2);
const label = '0198c0de-0000-7000-8000-000000000001';

describe('the address of a list', () => {
	it('says what the list is narrowed by, in which order it stands and which part is shown', () => {
		expect(
			read(
				`f=paper:Matt&f=format:A4&f=paper:Gloss&label=${label}&category=flyer&available=1&sort=priceUp&page=3&q=+karte`,
			),
		).toEqual({
			text: 'karte',
			sort: 'priceUp',
			page: 3,
			filters: {
				fields: [
					{ name: 'format', values: ['A4'] },
					{ name: 'paper', values: ['Gloss', 'Matt'] },
				],
				labels: [label],
				categories: ['flyer'],
				available: true,
				priceFrom: null,
				priceTo: null,
			},
		});
	});

	it('is the same whatever order it was chosen in, and reads as it was written', () => {
		const one = read('sort=name&f=a:2&f=a:1&priceTo=20&q=x');
		const other = read('q=x&f=a:1&priceTo=20,00&f=a:2&f=a:1&sort=name');
		expect(listAddress('/search', one, 2)).toBe('/search?f=a%3A1&f=a%3A2&priceTo=20&q=x&sort=name');
		expect(other).toEqual(one);
		expect(read(listAddress('', one, 2))).toEqual(one);
	});

	it.each([
		'page=0',
		'page=-1',
		'page=1e9',
		'page=zwei',
		'sort=cheapest',
		'f=paper',
		'f=:x',
		'f=paper:',
		'f=pa per:x',
		'label=new',
		'available=perhaps',
		'priceFrom=much',
		'priceTo=-3',
		'priceTo=99999999999',
		'category=',
		'q=+++',
		'unknown=1',
	])('says nothing by %s', (query) => {
		expect(read(query)).toEqual({ text: '', filters: noFilters, sort: 'recommended', page: 1 });
		expect(listAddress('/products', read(query), 2)).toBe('/products');
	});

	it('takes prices that were mixed up for the span between them', () => {
		expect(read('priceFrom=50&priceTo=10').filters).toMatchObject({ priceFrom: 1000, priceTo: 5000 });
	});
});

it.each([
	['9,50', 950],
	['9.5', 950],
	['9', 900],
	['1.000', 100_000],
	['1,000.00', 100_000],
	['1.234.567,8', 123_456_780],
	['12 €', 1200],
	['0', 0],
	['', null],
	['9,5,5', null],
	['.5', null],
	['1e3', null],
])('a price typed as "%s" is %s', (text, minor) => {
	expect(readPrice(text, 2)).toBe(minor);
	if (minor !== null) expect(readPrice(writePrice(minor, 2), 2)).toBe(minor);
});

it('choices are taken away one by one, and what follows begins at the first page', () => {
	const state = read(`f=paper:Matt&f=paper:Gloss&label=${label}&available=1&priceFrom=5&page=4`);
	const chosen = chosenFilters(state.filters);
	expect(chosen.map(({ facet }) => facet)).toEqual(['field', 'field', 'label', 'available', 'price']);
	const addresses = chosen.map(({ without }) => listAddress('', narrowedBy(state, without), 2));
	expect(addresses).toEqual([
		`?available=1&f=paper%3AMatt&label=${label}&priceFrom=5`,
		`?available=1&f=paper%3AGloss&label=${label}&priceFrom=5`,
		'?available=1&f=paper%3AGloss&f=paper%3AMatt&priceFrom=5',
		`?f=paper%3AGloss&f=paper%3AMatt&label=${label}&priceFrom=5`,
		`?available=1&f=paper%3AGloss&f=paper%3AMatt&label=${label}`,
	]);
});

it('ticking a box twice changes nothing, and once is what the address says', () => {
	const { filters } = read(`f=paper:Matt&label=${label}&category=flyer`);
	const choices = [
		{ facet: 'field', name: 'paper', value: 'Matt' },
		{ facet: 'field', name: 'paper', value: 'Gloss' },
		{ facet: 'field', name: 'format', value: 'A4: quer' },
		{ facet: 'label', value: label },
		{ facet: 'category', value: 'karten' },
		{ facet: 'available' },
	] as const;
	for (const choice of choices) {
		const once = toggled(filters, choice);
		expect(isChosen(once, choice)).toBe(!isChosen(filters, choice));
		expect(toggled(once, choice)).toEqual(filters);
		const { name, value } = parameterOf(choice);
		expect(isChosen(read(new URLSearchParams({ [name]: value }).toString()).filters, choice)).toBe(true);
	}
});
