// What a shop still needs before it can sell, from what is really there: nothing is ticked off by hand.
import { legalPageAmong, legalPurposes } from '../../../rules/pages/needed-pages.ts';
import { hasSellableProduct } from '../../catalogue/products/has-sellable-product.ts';
import type { Sql } from '../../database/connection.ts';
import { findCardPayment, type PaymentServices } from '../../orders/payments/services.ts';
import { findOrderSettings } from '../../orders/settings/find-settings.ts';
import { findShippingMethods } from '../../orders/shipping/find-methods.ts';
import { findPlainPage, listLedToPages } from '../../pages/led-to-pages.ts';
import type { Tenant } from '../../tenants/find-tenant.ts';
import { defaultLanguage } from '../../tenants/spoken-language.ts';

const checklistItems = ['legalPages', 'payment', 'shipping', 'product', 'domain'] as const;
type ChecklistItem = (typeof checklistItems)[number];

/** What the skeleton of a page leaves to its owner stands in brackets. */
const leftOpen = /\[[^[\]]{8,}\]/;

/** Every legal page can be read, and none of them has anything left to fill in, in any language. */
async function areLegalPagesWritten(sql: Sql, tenant: Tenant): Promise<boolean> {
	const pages = await listLedToPages(sql, tenant, defaultLanguage(tenant), false);
	for (const purpose of legalPurposes) {
		const page = legalPageAmong(pages, purpose);
		if (!page) return false;
		for (const { languageCode } of tenant.languages) {
			const plain = await findPlainPage(sql, tenant, languageCode, page.slug);
			const texts = plain?.sections.flatMap(({ heading, paragraphs }) => [heading, ...paragraphs]) ?? [];
			if (texts.length === 0 || texts.some((text) => leftOpen.test(text))) return false;
		}
	}
	return true;
}

/** By card, or by invoices that say where to pay. */
async function canBePaid(sql: Sql, tenant: Tenant, payments: PaymentServices | undefined): Promise<boolean> {
	if (await findCardPayment(sql, payments, tenant.id)) return true;
	const { invoiceFor, seller } = await findOrderSettings(sql, tenant.id);
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
	const done: Record<ChecklistItem, boolean> = {
		legalPages: await areLegalPagesWritten(sql, tenant),
		payment: await canBePaid(sql, tenant, payments),
		shipping: await canDeliver(sql, tenant),
		product: await hasSellableProduct(sql, tenant.id),
		domain: tenant.defaultHost !== null,
	};
	return checklistItems.map((item) => ({ item, done: done[item] }));
}
