import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import { describe, expect, it, vi } from 'vitest';
import type { PageEnvironment, PagePart } from '../../rules/page-contract.ts';
import { KnownParts, knownParts, Prepared, splitParts } from './prepared.tsx';

const environment = () => ({}) as PageEnvironment;
const textOf = (parts: readonly PagePart[]) =>
	parts.map((part) => (typeof part === 'string' ? part : part.text)).join('');

/** A page whose header shows its address, written for this environment. */
function write(shop: PageEnvironment, address: string, drawn: () => void = () => undefined): PagePart[] {
	const Header = () => {
		drawn();
		return <h1>{address}</h1>;
	};
	const known = knownParts(shop);
	const html = renderToString(
		<KnownParts value={known}>
			<StaticRouter location={address}>
				<Prepared name="header" byAddress>
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

const page = (address: string) => `<h1>${address}</h1><p>&lt;words&gt;</p><b>end</b>`;

describe('prepared parts of a page', () => {
	it('are drawn once for a shop and an address, and the page is the same each time', () => {
		const shop = environment();
		const drawn = vi.fn();
		const first = write(shop, '/a', drawn);
		const second = write(shop, '/a', drawn);
		expect(textOf(first)).toBe(page('/a'));
		expect(textOf(second)).toBe(page('/a'));
		expect(drawn).toHaveBeenCalledTimes(1);
		expect(second[1]).toBe(first[1]);
	});

	it('are others for another address and for another shop', () => {
		const shop = environment();
		write(shop, '/a');
		expect(textOf(write(shop, '/b'))).toBe(page('/b'));
		const drawn = vi.fn();
		write(environment(), '/a', drawn);
		expect(drawn).toHaveBeenCalledTimes(1);
	});

	it.each([`/s?q=&`, `/s?q=&amp;`, `/s?q="><prepared-part part="footer">`, `/s?q='`, '/s?q=ü'])(
		'are never those of an address that only looks alike: %s',
		(address) => {
			const shop = environment();
			const others = ['/s?q=%26', '/s', '/s?q=&', '/s?q=&amp;'].filter((other) => other !== address);
			for (const other of others) write(shop, other);
			const drawn = vi.fn();
			write(shop, address, drawn);
			write(shop, address, drawn);
			expect(drawn).toHaveBeenCalledTimes(1);
		},
	);
});
