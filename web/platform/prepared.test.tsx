import { renderToString } from 'react-dom/server';
import { StaticRouter, useLocation } from 'react-router';
import { describe, expect, it, vi } from 'vitest';
import type { PageEnvironment, PagePart } from '../../rules/page-contract.ts';
import { KnownParts, knownParts, Prepared, PreparedOf, splitParts, TrackMissingTexts } from './prepared.tsx';

const environment = () => ({}) as PageEnvironment;
const textOf = (parts: readonly PagePart[]) =>
	parts.map((part) => (typeof part === 'string' ? part : part.text)).join('');

/** A page whose header says where one is in `/category/…` and links to its own address, written for this environment. */
function write(shop: PageEnvironment, address: string, drawn: () => void = () => undefined): PagePart[] {
	const Header = () => {
		drawn();
		const { pathname, search } = useLocation();
		return (
			<h1>
				{pathname === '/category/a' && 'A'}
				{pathname === '/search' && new URLSearchParams(search).get('q')}
				<a href={pathname + search}>.</a>
			</h1>
		);
	};
	const known = knownParts(shop);
	const html = renderToString(
		<KnownParts value={known}>
			<StaticRouter location={address}>
				<Prepared name="header" shows={shows}>
					<Header />
				</Prepared>
				<p>{'<words>'}</p>
				<Prepared name="footer">
					<b>end</b>
				</Prepared>
			</StaticRouter>
		</KnownParts>,
	);
	return splitParts(html, known);
}

const shows = (pathname: string) => {
	if (pathname === '/search') return 'address';
	return pathname.startsWith('/category/') ? 'path' : 'nothing';
};

const signs: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#x27;' };
const inAttribute = (text: string) => text.replace(/[&<>"']/g, (sign) => signs[sign] ?? sign);

const page = (address: string, heading = '') =>
	`<h1>${heading}<a href="${inAttribute(address)}">.</a></h1><p>&lt;words&gt;</p><b>end</b>`;

describe('prepared parts of a page', () => {
	it('are drawn once for a shop, and each page has its own address in them', () => {
		const shop = environment();
		const drawn = vi.fn();
		const first = write(shop, '/a', drawn);
		const second = write(shop, '/b/c?d=e&f', drawn);
		expect(textOf(first)).toBe(page('/a'));
		expect(textOf(second)).toBe(page('/b/c?d=e&f'));
		expect(textOf(write(shop, '/a', drawn))).toBe(page('/a'));
		expect(drawn).toHaveBeenCalledTimes(1);
		expect(second[1]).toBe(first[1]);
	});

	it('are drawn for each path, or each address, that they show', () => {
		const shop = environment();
		const drawn = vi.fn();
		for (let round = 0; round < 2; round++) {
			expect(textOf(write(shop, '/category/a?page=2', drawn))).toBe(page('/category/a?page=2', 'A'));
			expect(textOf(write(shop, '/category/a', drawn))).toBe(page('/category/a', 'A'));
			expect(textOf(write(shop, '/category/b', drawn))).toBe(page('/category/b'));
			expect(textOf(write(shop, '/search?q=x', drawn))).toBe(page('/search?q=x', 'x'));
			expect(textOf(write(shop, '/search?q=y', drawn))).toBe(page('/search?q=y', 'y'));
		}
		expect(drawn).toHaveBeenCalledTimes(4);
	});

	it('are others for another shop', () => {
		write(environment(), '/a');
		const drawn = vi.fn();
		write(environment(), '/a', drawn);
		expect(drawn).toHaveBeenCalledTimes(1);
	});

	it.each([`/s?q=&`, `/s?q=&amp;`, `/s?q="><prepared-part part="footer">`, `/s?q='`, '/s?q=ü', '/s?q=$&$1'])(
		'cannot be left by an address: %s',
		(address) => {
			const shop = environment();
			const own = { '/s': address, '/search': address.replace('/s', '/search') };
			const others = ['/search?q=%26', '/search', '/search?q=&', '/search?q=&amp;'];
			for (const other of others.filter((one) => one !== own['/search'])) write(shop, other);
			const drawn = vi.fn();
			for (let round = 0; round < 2; round++) {
				expect(textOf(write(shop, own['/s']))).toBe(page(own['/s']));
				write(shop, own['/search'], drawn);
			}
			expect(drawn).toHaveBeenCalledTimes(1);
		},
	);

	it('stay complete when more is rendered than the cache holds', () => {
		const shop = environment();
		for (let number = 0; number < 1100; number++)
			expect(textOf(write(shop, `/category/${number}`))).toBe(page(`/category/${number}`));
		expect(knownParts(shop).entryCount).toBe(500);
	});
});

describe('parts that many pages show alike', () => {
	const Cards = ({ drawn, names }: { drawn(): void; names: readonly string[] }) => {
		drawn();
		return names.map((name) => <i key={name}>{name}</i>);
	};

	function writeCards(
		shop: PageEnvironment,
		names: readonly string[],
		drawn: () => void,
		eachSaid = false,
	): PagePart[] {
		const known = knownParts(shop);
		const html = renderToString(
			<KnownParts value={known}>
				<TrackMissingTexts value={eachSaid}>
					<PreparedOf name="cards" shown={names}>
						<Cards names={names} drawn={drawn} />
					</PreparedOf>
				</TrackMissingTexts>
			</KnownParts>,
		);
		return splitParts(html, known);
	}

	const cards = (names: readonly string[]) =>
		names.map((name) => `<i>${name.replace('<', '&lt;').replace('"', '&quot;')}</i>`).join('');

	it('are drawn once for what they show', () => {
		const shop = environment();
		const drawn = vi.fn();
		for (let round = 0; round < 3; round++)
			for (const names of [['a'], ['b', 'c'], ['<"']])
				expect(textOf(writeCards(shop, names, drawn))).toBe(cards(names));
		expect(drawn).toHaveBeenCalledTimes(3);
	});

	it('are cached as one string when they repeat', () => {
		const shop = environment();
		const [first, second, third] = [1, 2, 3].map(() => writeCards(shop, ['a'], () => undefined));
		expect(first?.every((piece) => typeof piece === 'string')).toBe(true);
		expect(second?.find((piece) => typeof piece === 'object')).toBe(third?.find((piece) => typeof piece === 'object'));
	});

	it('are others for another shop', () => {
		const drawn = vi.fn();
		for (const shop of [environment(), environment()]) writeCards(shop, ['a'], drawn);
		expect(drawn).toHaveBeenCalledTimes(2);
	});

	it('are rendered each time while missing texts are recorded', () => {
		const shop = environment();
		const drawn = vi.fn();
		for (let round = 0; round < 2; round++) expect(textOf(writeCards(shop, ['a'], drawn, true))).toBe(cards(['a']));
		expect(drawn).toHaveBeenCalledTimes(2);
	});

	it('stay complete when more is rendered than the cache holds', () => {
		const shop = environment();
		for (let round = 0; round < 2; round++)
			for (let number = 0; number < 600; number++)
				expect(textOf(writeCards(shop, [`${number}`], () => undefined))).toBe(cards([`${number}`]));
		expect(knownParts(shop).entryCount).toBe(500);
	});
});
