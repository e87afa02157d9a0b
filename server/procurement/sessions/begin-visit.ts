// A purchasing system opens the shop for a person: it is agreed who they are, what they begin with and where the cart goes; the browser comes later.
import { isRootPath, isUrlOnHost } from '../../../rules/field-formats.ts';
import { bestLanguage, publishedLanguages } from '../../../rules/languages.ts';
import type { Sql } from '../../database/connection.ts';
import type { Tenant } from '../../tenants/find-tenant.ts';
import { publishedLanguage } from '../../tenants/spoken-language.ts';
import type { StoredBuyer } from '../buyers/buyer-rows.ts';
import type { Operation } from '../cxml/read-setup.ts';
import { ensurePerson, type NamedPerson } from '../people/ensure-person.ts';
import { findProductPath } from './find-product-path.ts';
import { type HandedItem, insertSession } from './session-rows.ts';

/** Where a browser begins a visit, with its ticket. */
export const startPath = '/punchout/start';

export interface WantedVisit {
	operation: Operation;
	deployment: 'production' | 'test';
	/** As the system says it, such as en-US or D. */
	language: string;
	buyerCookie: string;
	returnUrl: string;
	returnTarget: string;
	items: readonly HandedItem[];
	/** Code of the product to begin with; empty: none. */
	selectedPart: string;
	person: NamedPerson;
}

/** SAP names languages by one letter. */
const sapLanguages: Readonly<Record<string, string>> = {
	D: 'de',
	E: 'en',
	F: 'fr',
	I: 'it',
	S: 'es',
	N: 'nl',
	P: 'pt',
};

function languageFor(tenant: Tenant, { settings }: StoredBuyer, said: string): string {
	const spoken = publishedLanguages(tenant.languages).map(({ languageCode }) => languageCode);
	const wanted = sapLanguages[said.toUpperCase()] ?? said.replace('_', '-').toLowerCase();
	const exact = spoken.find((code) => code.toLowerCase() === wanted);
	const fitting = wanted === '' ? undefined : (exact ?? bestLanguage(wanted.slice(0, 2), spoken));
	return fitting ?? publishedLanguage(tenant, settings.language);
}

/** A path with its query; whatever was stored leads to no other host. */
function pathOf(startPage: string, shop: string): string {
	if (isRootPath(startPage)) return startPage;
	const url = isUrlOnHost(startPage, shop) ? URL.parse(startPage) : null;
	return url ? url.pathname + url.search : '/';
}

/** @returns the ticket of its start */
export async function beginVisit(
	sql: Sql,
	{ tenant, shop }: { tenant: Tenant; shop: string },
	buyer: StoredBuyer,
	wanted: WantedVisit,
): Promise<{ id: string; ticket: string }> {
	const { operation, deployment, buyerCookie, returnUrl, returnTarget, items } = wanted;
	const language = languageFor(tenant, buyer, wanted.language);
	const lines = items.map(({ auxiliaryId }) => auxiliaryId);
	const userId = await ensurePerson(sql, tenant.id, buyer, { person: wanted.person, lines, language });
	const product = wanted.selectedPart && (await findProductPath(sql, tenant.id, wanted.selectedPart));
	const startPath = operation === 'create' ? product || pathOf(buyer.settings.startPage, shop) : '/cart';
	return insertSession(sql, tenant.id, {
		...{ buyerId: buyer.id, userId, protocol: buyer.protocol, operation, deployment, language },
		...{ buyerCookie, returnUrl, returnTarget, startPath },
		items: items.map(({ auxiliaryId, quantity, partId }) => ({ auxiliaryId, quantity, partId })),
	});
}
