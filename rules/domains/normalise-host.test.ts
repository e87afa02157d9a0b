import { describe, expect, it } from 'vitest';
import { isPlatformHost, normaliseHost } from './normalise-host.ts';

describe('the host of a domain', () => {
	it.each([
		['shop.example', 'shop.example'],
		['  Shop.Example. ', 'shop.example'],
		['https://www.shop.example/', 'www.shop.example'],
		['HTTP://Shop.Example/a/b?c=d#e', 'shop.example'],
		['shop.example/produkte', 'shop.example'],
		['shop.example:8443', 'shop.example'],
		['Müller-Druck.example', 'xn--mller-druck-thb.example'],
		['xn--mller-druck-thb.example', 'xn--mller-druck-thb.example'],
		['druckerei.straße.example', 'druckerei.xn--strae-oqa.example'],
		['例え.テスト', 'xn--r8jz45g.xn--zckzah'],
		['shop。example', 'shop.example'],
	])('is found in %j', (typed, host) => {
		expect(normaliseHost(typed)).toBe(host);
	});

	it.each([
		...[
			'',
			' ',
			'shop',
			'localhost',
			'127.0.0.1',
			'http://127.0.0.1/',
			'[::1]',
			'https://[2001:db8::1]/',
			'2130706433',
		],
		...['0x7f.1', '1.2.3', 'shop..example', '.shop.example', '-shop.example', 'shop-.example', '*.shop.example'],
		...['_dmarc.shop.example', 'shop example', 'shop\\example', 'mailto:a@shop.example', 'ftp://shop.example'],
		...['ada@shop.example', 'https://ada:word@shop.example', 'shop.123', `${'a'.repeat(64)}.example`],
		...[`${'a.'.repeat(120)}example`, 'shop.example..', 'javascript:alert(1)', 'a\u0000.example'],
	])('is none in %j', (typed) => {
		expect(normaliseHost(typed)).toBeUndefined();
	});

	it("is the platform's own where it is the platform's domain, below it, or this machine", () => {
		expect(isPlatformHost('platform.example', 'platform.example')).toBe(true);
		expect(isPlatformHost('any.shop.platform.example', 'platform.example')).toBe(true);
		expect(isPlatformHost('shop.localhost', 'platform.example')).toBe(true);
		expect(isPlatformHost('myplatform.example', 'platform.example')).toBe(false);
	});
});
