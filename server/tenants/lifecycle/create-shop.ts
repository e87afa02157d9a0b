// Creates a shop that can be opened at once: with both languages, the standard pages, skeletons of the legal ones, one way to send things and
// its first admin. The tax rates of its country ship with the product. Nothing of the demo is in it.
import { type FirstPages, firstText } from '../../../rules/content/first-pages.ts';
import { newId } from '../../../rules/ids.ts';
import { baseLanguage, bestLanguage } from '../../../rules/languages.ts';
import { shippedLanguages } from '../../../rules/messages/shipped.ts';
import type { Tier } from '../../../rules/pages/tiers.ts';
import { orderSettings } from '../../../rules/settings/orders.ts';
import { defaultsOfCountry, firstShippingPrice, tongueOfCountry } from '../../../rules/tenants/countries.ts';
import { type NewShop, newShopErrors } from '../../../rules/tenants/new-shop.ts';
import { checkEmail } from '../../accounts/check-email.ts';
import { ensureTechnicalUser } from '../../accounts/operators/technical-user.ts';
import { hashPassword } from '../../accounts/passwords.ts';
import { enterFirstAdmin } from '../../accounts/users/enter-first-admin.ts';
import type { Recorder } from '../../audit/record-change.ts';
import type { Database, Sql } from '../../database/connection.ts';
import { isTaken, Refused } from '../../failure.ts';
import { addMethod } from '../../orders/shipping/save-method.ts';
import { plantPages } from '../../pages/plant-pages.ts';
import { enterSettings } from '../../settings/store-settings.ts';
import { insertTenant } from '../create-tenant.ts';
import type { Tenant } from '../find-tenant.ts';
import { loadTenant } from '../load-tenant.ts';
import { defaultLanguage } from '../spoken-language.ts';
import { firstPagesFor } from './first-pages.ts';

export interface ShopToCreate extends NewShop {
	/** Whether its first admin is an operator of the platform. */
	operator: boolean;
	/** Of the first admin; the shop's default unless said otherwise. */
	language?: string | undefined;
}

export interface ShopCreation {
	database: Database;
	record: Recorder;
	/** Of a shop by its slug. */
	addressOf(slug: string): string;
	/** Who creates it, for the audit log of the new shop. */
	by: { email: string | null; address: string | undefined; requestId: string | undefined };
	/** What must hold, and what else happens, in the transaction that creates it. */
	alongWith?(sql: Sql): Promise<void>;
}

/** All that ship; first the one that most people there read. */
function languagesFor(country: string): string[] {
	const first = bestLanguage(tongueOfCountry(country) ?? baseLanguage, shippedLanguages) ?? baseLanguage;
	return [first, ...shippedLanguages.filter((code) => code !== first)];
}

const shippingDays = 3;

async function enterShipping(sql: Sql, tenantId: string, country: string, currency: string): Promise<void> {
	await addMethod(
		sql,
		tenantId,
		{
			names: firstText(({ shipping }) => shipping.name),
			descriptions: firstText(({ shipping }) => shipping.description),
			countries: [country],
			kind: 'flat',
			price: firstShippingPrice(currency),
			freeFrom: null,
			steps: [],
			days: shippingDays,
			collection: false,
			active: true,
		},
		1,
	);
}

/** Of the numbers of documents, in the language of the shop. */
function prefixesFor(tenant: Tenant) {
	const language = defaultLanguage(tenant);
	const prefix = (pick: (pages: FirstPages) => string) => firstText(pick)[language];
	const [invoice, creditNote] = [prefix(({ numbers }) => numbers.invoice), prefix(({ numbers }) => numbers.creditNote)];
	return { ...(invoice && { invoicePrefix: invoice }), ...(creditNote && { creditNotePrefix: creditNote }) };
}

/** The first error, with the field that it belongs to. */
function refuseFaulty(wanted: ShopToCreate): void {
	const [first] = Object.entries(newShopErrors(wanted));
	if (first) throw new Refused(first[1], first[0], { field: first[0] });
}

const refuseTakenSlug = (error: unknown): never => {
	if (isTaken(error)) throw new Refused('TENANT_SLUG_TAKEN', 'slug', { field: 'slug' });
	throw error;
};

/** @returns its id */
export async function createShop(creation: ShopCreation, wanted: ShopToCreate): Promise<string> {
	refuseFaulty(wanted);
	const { database, record, addressOf, by } = creation;
	const { country, operator, password } = wanted;
	const defaults = defaultsOfCountry(country);
	if (!defaults) throw new Refused('TENANT_COUNTRY_UNKNOWN');
	const [id, slug, name] = [newId(), wanted.slug.trim(), wanted.name.trim()];
	const tier = wanted.tier as Tier;
	// Before the transaction: it takes longer than all of the rest.
	const passwordHash = password === undefined ? undefined : await hashPassword(password);
	await database.inTenant(id, async (sql) => {
		await creation.alongWith?.(sql);
		await insertTenant(sql, id, {
			...{ slug, name, tier, country, ...defaults },
			allowTemporaryUsers: true,
			languageCodes: languagesFor(country),
		}).catch(refuseTakenSlug);
		const tenant = await loadTenant(sql, id);
		await enterShipping(sql, id, country, tenant.currency);
		await plantPages(sql, tenant, firstPagesFor(tenant));
		const email = checkEmail(wanted.email);
		await enterFirstAdmin(sql, tenant, addressOf(slug), {
			...{ email, passwordHash, operator },
			language: wanted.language,
			invitedBy: by.email,
		});
		await enterSettings(sql, id, orderSettings, { orderRecipients: [email], ...prefixesFor(tenant) });
		const technicalUser = await ensureTechnicalUser(sql, tenant);
		await record(
			sql,
			id,
			{ id: technicalUser, ...by },
			{ action: 'createTenant', entity: { type: 'tenant', id }, after: { slug, name, tier, country } },
		);
	});
	return id;
}
