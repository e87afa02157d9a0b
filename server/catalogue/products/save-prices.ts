// Saves what a product costs and nothing else of it: for those who set prices without looking after products.
import type { PaymentSettings, PricingSettings } from '../../../rules/pricing/settings.ts';
import { tidyPayment, tidySettings } from '../../../rules/pricing/tidy-settings.ts';
import { actorOf, type Caller } from '../../accounts/services.ts';
import type { Sql } from '../../database/connection.ts';
import { Refused } from '../../failure.ts';
import { changeProducts } from './change-products.ts';
import { loadProduct } from './load-product.ts';
import { changeOf } from './product-change.ts';
import { type SavedProduct, writeProduct } from './save-product.ts';
import { validateProduct } from './validate-product.ts';

export interface PricesToSave extends PaymentSettings {
	/** Of the state that was changed: an older one is refused. */
	revision: number;
	pricing: PricingSettings;
}

/** Where errors come back, nothing was saved. What else may be wrong with the product is none of its business. */
export async function savePrices(sql: Sql, caller: Caller, id: string, given: PricesToSave): Promise<SavedProduct> {
	const { tenant, user, services } = caller;
	return changeProducts<SavedProduct>(sql, tenant, async () => {
		const before = await loadProduct(sql, tenant, id);
		if (before.id !== id) throw new Refused('NOT_FOUND');
		if (before.revision !== given.revision) throw new Refused('PRODUCT_CHANGED');
		const wanted = {
			...before,
			pricing: tidySettings(given.pricing),
			...tidyPayment(given),
			variants: [],
			removedVariants: [],
			deletedVariants: [],
		};
		const faults = (await validateProduct(sql, tenant, before, wanted)).filter(({ field }) =>
			field.startsWith('price.'),
		);
		if (faults.length > 0) return { result: { revision: before.revision, faults }, touched: { productIds: [] } };
		const touched = await writeProduct(sql, tenant, user?.id, before, wanted);
		await services.record(sql, tenant.id, actorOf(caller), {
			action: 'saveProductPrices',
			entity: { type: 'product', id: before.id },
			...changeOf(before, wanted),
		});
		return { result: { revision: before.revision + 1, faults: [] }, touched };
	});
}
