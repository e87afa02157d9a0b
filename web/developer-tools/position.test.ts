import { describe, expect, it } from 'vitest';
import { hasTools } from './position.ts';

describe('the tools of those who develop', () => {
	it.each([
		['/', ''],
		['/products', ''],
		['/en-gb', '/en-gb'],
		['/en-gb/admin/users', '/en-gb'],
		['/themeeditors', ''],
		['/product/themeeditor', ''],
	])('are shown at %s', (pathname, base) => {
		expect(hasTools(pathname, base)).toBe(true);
	});

	it.each([
		['/themeeditor', ''],
		['/themeeditor/', ''],
		['/themeeditor/fonts', ''],
		['/ThemeEditor', ''],
		['/en-gb/themeeditor', '/en-gb'],
		['/EN-GB/themeeditor', '/en-gb'],
	])('are absent at %s', (pathname, base) => {
		expect(hasTools(pathname, base)).toBe(false);
	});
});
