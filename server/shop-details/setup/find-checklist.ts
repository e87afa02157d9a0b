// What a shop still needs before it can sell, from what is really there: nothing is ticked off by hand.
import { firstText } from '../../../rules/content/first-pages.ts';
import { missingOfSeller } from '../../../rules/orders/seller.ts';
import { legalPageAmong, legalPurposes } from '../../../rules/pages/needed-pages.ts';
import { hasSellableProduct } from '../../catalogue/products/has-sellable-product.ts';
import type { Sql } from '../../database/connection.ts';
import { findCardPayment, type PaymentServices } from '../../orders/payments/services.ts';
import { findOrderSettings } from '../../orders/settings/find-settings.ts';
import { findShippingMethods } from '../../orders/shipping/find-methods.ts';
import { findPlainPage, listReadablePages, type ReadablePage } from '../../pages/led-to-pages.ts';
import type { Tenant } from '../../tenants/find-tenant.ts';
import { defaultLanguage } from '../../tenants/spoken-language.ts';

const checklistItems = ['legalPages', 'ownPages', 'payment', 'shipping', 'product', 'domain'] as const;
type ChecklistItem = (typeof checklistItems)[number];

/** What the skeleton of a page leaves to its owner stands in brackets. */
const leftOpen = /\[[^[\]]{8,}\]/;

/** How every skeleton of a legal page begins. */
const templateNotes: ReadonlySet<string> = new Set(
	Object.values(firstText(({ imprint }) => imprint.text.split('\n\n', 1)[0] ?? '')),
);

/** The texts of a page in each language of the shop. */
async function findTexts(sql: Sql, tenant: Tenant, slug: string): Promise<string[][]> {
	const found: string[][] = [];
	for (const { languageCode } of tenant.languages) {
		const plain = await findPlainPage(sql, tenant, languageCode, slug);
		found.push(plain?.sections.flatMap(({ heading, paragraphs }) => [heading, ...paragraphs]) ?? []);
	}
	return found;
}

/** Every legal page can be read, and none of them has anything left to fill in, in any language. */
async function areLegalPagesWritten(sql: Sql, tenant: Tenant, pages: readonly ReadablePage[]): Promise<boolean> {
	for (const purpose of legalPurposes) {
		const page = legalPageAmong(pages, purpose);
		if (!page) return false;
		for (const texts of await findTexts(sql, tenant, page.slug))
			if (texts.length === 0 || texts.some((text) => leftOpen.test(text) || templateNotes.has(text))) return false;
	}
	return true;
}

/** With these texts every shop begins. */
const firstTexts: ReadonlySet<string> = new Set([
	...Object.values(firstText(({ home }) => home.text)),
	...Object.values(firstText(({ contact }) => contact.text)),
]);

/** Home and contact page have texts of the shop itself, in every language. A shop without a contact page lacks nothing. */
async function areOwnPagesWritten(sql: Sql, tenant: Tenant, pages: readonly ReadablePage[]): Promise<boolean> {
	const own = pages.filter(({ kind, home, slug }) => kind === 'page' && (home || slug === 'contact'));
	if (!own.some(({ home }) => home)) return false;
	for (const { slug } of own)
		for (const texts of await findTexts(sql, tenant, slug))
			if (texts.some((text) => firstTexts.has(text) || leftOpen.test(text))) return false;
	return true;
}

/** By card, or by invoices that say where to pay; and what an invoice must state is there. */
async function canBePaid(sql: Sql, tenant: Tenant, payments: PaymentServices | undefined): Promise<boolean> {
	const { invoiceFor, seller } = await findOrderSettings(sql, tenant.id);
	if (missingOfSeller(seller).length > 0) return false;
	if (await findCardPayment(sql, payments, tenant.id)) return true;
	return invoiceFor !== 'nobody' && Boolean(seller.bank?.iban);
}

async function canDeliver(sql: Sql, tenant: Tenant): Promise<boolean> {
	const { showShipping } = await findOrderSettings(sql, tenant.id);
	return !showShipping || (await findShippingMethods(sql, tenant.id, defaultLanguage(tenant))).length > 0;
}

export async function findChecklist(
	sql: Sql,
	tenant: Tenant,
	payments: PaymentServices | undefined,
): Promise<{ item: ChecklistItem; done: boolean }[]> {
	const pages = await listReadablePages(sql, tenant, defaultLanguage(tenant));
	const done: Record<ChecklistItem, boolean> = {
		legalPages: await areLegalPagesWritten(sql, tenant, pages),
		ownPages: await areOwnPagesWritten(sql, tenant, pages),
		payment: await canBePaid(sql, tenant, payments),
		shipping: await canDeliver(sql, tenant),
		product: await hasSellableProduct(sql, tenant.id),
		domain: tenant.defaultHost !== null,
	};
	return checklistItems.map((item) => ({ item, done: done[item] }));
}
