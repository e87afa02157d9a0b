// What the data sheet of a product says to one visitor, before it is drawn.
import { createHash } from 'node:crypto';
import type { PrintSpecification } from '../../../rules/designs/print-specification.ts';
import { translatorOf } from '../../../rules/texts/compile-messages.ts';
import { type Audience, findShownProduct } from '../../catalogue/find-shown-product.ts';
import type { Sql } from '../../database/connection.ts';
import type { Tenant } from '../../tenants/find-tenant.ts';
import { defaultLanguage } from '../../tenants/spoken-language.ts';
import { resolveInterfaceTexts } from '../../texts/resolve-interface-texts.ts';
import { nameProfile } from '../profiles/find-profile.ts';
import { findSpecification } from '../specification/find-specification.ts';

/** All that goes into a data sheet, as it is handed to a thread. */
export interface DataSheetOrder {
	product: string;
	specification: PrintSpecification;
	/** Name of the output profile. */
	profile: string;
	language: string;
	texts: Record<string, string>;
	created: Date;
}

export interface FoundDataSheet {
	order: DataSheetOrder;
	/** The same for the same bytes. */
	hash: string;
	fileName: string;
}

interface Wanted {
	productId: string;
	language: string;
	audience: Audience;
	evenHidden?: string | undefined;
}

/** Raise it when sheets of the same specification are drawn in another way. */
const drawing = 2;

/** @returns nothing for a product that the visitor may not see, or that is not printed from data */
export async function findDataSheet(sql: Sql, tenant: Tenant, wanted: Wanted): Promise<FoundDataSheet | undefined> {
	const { productId, language } = wanted;
	const shown = await findShownProduct(sql, tenant.id, wanted);
	const found = shown && (await findSpecification(sql, tenant.id, productId));
	if (!shown || !found) return undefined;
	const { specification, updatedAt: created } = found;
	const groups = ['dataSheet'] as const;
	const texts = await resolveInterfaceTexts(sql, tenant.id, {
		language,
		tenantDefault: defaultLanguage(tenant),
		groups,
	});
	const profile = await nameProfile(sql, tenant.id, specification.profileId);
	const order = { product: shown.name, specification, profile, language, texts, created };
	const hash = createHash('sha256')
		.update(JSON.stringify([drawing, order]))
		.digest('base64url');
	return { order, hash, fileName: `${translatorOf(language, texts)('dataSheet.fileName', { slug: shown.slug })}.pdf` };
}
