// Begins and copies designs where they are made: in the studio, or at the provider that was chosen for the product.
import type { InTenant } from '../database/connection.ts';
import { createDraft, type Designer, type DraftWish, duplicateDraft } from './drafts/create-draft.ts';
import type { Draft } from './drafts/find-drafts.ts';
import { findDesignProvider } from './drafts/find-provider.ts';
import type { DesignStores } from './pictures/find-artwork.ts';
import { beginAtProvider } from './printformer/begin-draft.ts';
import { duplicateAtProvider } from './printformer/duplicate.ts';
import { refuseFor } from './printformer/provider-refusal.ts';
import type { PrintformerServices } from './printformer/services.ts';
import { findProductDesign } from './printformer/templates/product-design.ts';

export interface DesignServices {
	inTenant: InTenant;
	stores: DesignStores | undefined;
	/** Undefined: no one designs there. */
	printformer: PrintformerServices | undefined;
}

/** @throws Refused NOT_FOUND for a product without a template, ITEM_NOT_ADDED, DRAFTS_FULL, and those of printformer/provider-refusal.ts */
export async function beginDesign(
	{ inTenant, printformer }: DesignServices,
	designer: Designer,
	wish: DraftWish,
): Promise<Draft> {
	const choice = await inTenant((sql) => findProductDesign(sql, designer.tenant.id, wish.productId));
	if (choice?.provider !== 'printformer' || choice.template === null)
		return inTenant((sql) => createDraft(sql, designer, wish));
	if (!printformer) throw refuseFor('settings');
	return beginAtProvider(printformer, designer, wish, { ...choice, template: choice.template });
}

/** @throws Refused NOT_FOUND, ITEM_NOT_ADDED, DRAFTS_FULL, and those of printformer/provider-refusal.ts */
export async function duplicateDesign(
	{ inTenant, stores, printformer }: DesignServices,
	designer: Designer,
	id: string,
): Promise<Draft> {
	const provider = await inTenant((sql) => findDesignProvider(sql, designer.tenant.id, id));
	if (provider !== 'printformer') return inTenant((sql) => duplicateDraft(sql, designer, id));
	if (!printformer || !stores) throw refuseFor('settings');
	return duplicateAtProvider({ services: printformer, stores }, designer, id);
}
