import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { createTranslator } from '../../rules/texts/translator.ts';
import { type Platform, PlatformProvider } from '../platform/environment.tsx';
import { Fields } from '../storefront/product/fields.tsx';
import type { ProductDetails } from '../storefront/product/product-query.ts';
import { StoredLink } from './stored-link.tsx';

const languages = [
	{ languageCode: 'de-DE', default: true, notation: null },
	{ languageCode: 'en-GB', default: false, notation: null },
];
const t = createTranslator({ language: 'en-GB', messages: {} });

const readBy = (base: string, shown: React.ReactNode) =>
	renderToStaticMarkup(
		<PlatformProvider value={{ base, languages, t } as unknown as Platform}>{shown}</PlatformProvider>,
	);

const hrefOf = (base: string, to: string, target?: string) =>
	/href="([^"]*)"/.exec(readBy(base, <StoredLink to={to} target={target} />))?.[1];

describe('a stored path', () => {
	it('leads to the page in the language of the reader, in a new tab as well', () => {
		expect(hrefOf('/en-gb', '/contact')).toBe('/en-gb/contact');
		expect(hrefOf('/en-gb', '/contact', '_blank')).toBe('/en-gb/contact');
		expect(hrefOf('', '/contact')).toBe('/contact');
	});

	it('stays as it is where it names a language itself, a file or another site', () => {
		for (const to of ['/en-gb/contact', '/en-gb', '/media/sheet.pdf', 'https://example.com/contact', '//example.com'])
			expect(hrefOf('/en-gb', to)).toBe(to);
		expect(hrefOf('/en-gb', '/en-gbs')).toBe('/en-gb/en-gbs');
	});

	it('stays as it is where it leads to a section, a mailbox or a phone', () => {
		for (const to of ['#preise', 'mailto:druck@example.com', 'tel:+4943112345']) expect(hrefOf('/en-gb', to)).toBe(to);
	});

	it('does so in the fields of a product', () => {
		const field = { id: 'f', label: 'Print data', type: 'link', value: 'Questions?', url: '/contact' };
		const details = { fields: [field], code: '' } as unknown as ProductDetails;
		expect(readBy('/en-gb', <Fields details={details} />)).toContain('href="/en-gb/contact"');
		const evil = { ...details, fields: [{ ...field, url: 'javascript:alert(1)' }] } as unknown as ProductDetails;
		expect(readBy('/en-gb', <Fields details={evil} />)).not.toContain('href');
	});
});
