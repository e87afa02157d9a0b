import { describe, expect, it } from 'vitest';
import { isPageUrl, opensWindow } from './check-rich-text.ts';
import { completeUrl } from './complete-url.ts';

describe('what is typed as a link', () => {
	it.each([
		['example.com', 'https://example.com'],
		[' www.druck.de/karten?x=1 ', 'https://www.druck.de/karten?x=1'],
		['müller.de', 'https://müller.de'],
		['druck@example.com', 'mailto:druck@example.com'],
		['+49 (0)431 123-45', 'tel:+4943112345'],
		['0431 / 123 45', 'tel:043112345'],
		['tel: 0431 12345', 'tel:043112345'],
		['https://example.com', 'https://example.com'],
		['/products', '/products'],
		['#preise', '#preise'],
	])('%s becomes %s', (typed, stored) => {
		expect(completeUrl(typed)).toBe(stored);
		expect(isPageUrl(stored)).toBe(true);
	});

	it.each([
		'javascript:alert(1)',
		'http://example.com',
		'//evil.example',
		'data:text/html,x',
		'tel:javascript',
		'#',
		'# x',
		'#"><script>',
		'mailto:nobody',
		'Karten',
	])('%s stays as it is, and is refused', (typed) => {
		expect(completeUrl(typed)).toBe(typed);
		expect(isPageUrl(typed)).toBe(false);
	});

	it('only what leads to a page can open a new tab', () => {
		expect(['https://example.com', '/products'].every(opensWindow)).toBe(true);
		expect(['#preise', 'mailto:a@example.com', 'tel:043112345'].some(opensWindow)).toBe(false);
	});
});
