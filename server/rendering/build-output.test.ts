import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { builtPageCode } from './build-output.ts';

const { filesFor } = builtPageCode(path.join(path.dirname(path.dirname(import.meta.dirname)), 'build'));
const isOfStaff = (file: string) => file.includes('/administration-');

describe('what the administration has in common', () => {
	it('is one file, which its frame loads', () => {
		expect(filesFor(['web/admin/frame/frame.tsx']).modules.filter(isOfStaff)).toHaveLength(1);
	});

	it.each([
		'web/storefront/content/home-page.tsx',
		'web/storefront/home/home-page.tsx',
		'web/storefront/catalogue-page.tsx',
		'web/storefront/product/product-page.tsx',
		'web/storefront/cart/cart-page.tsx',
		'web/storefront/checkout/checkout-page.tsx',
		'web/storefront/orders/order-page.tsx',
		'web/account/login-page.tsx',
		'web/account/account-page.tsx',
		'web/page-editor/editable-page.tsx',
	])('is not loaded by %s', (page) => {
		const { modules } = filesFor([page]);
		expect(modules.length).toBeGreaterThan(filesFor([]).modules.length);
		expect(modules.filter(isOfStaff)).toEqual([]);
	});
});
