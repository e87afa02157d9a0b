// The price lists and roles that prices are chosen from, for those who may see them.
import { useAdminQuery } from '../../../platform/backoffice/data.ts';
import { has, useMe } from '../../me.tsx';
import type { Choices } from './price-lists-field.tsx';
import { pricingChoicesDocument } from './pricing.documents.ts';

/** @returns undefined until they are there, null for an admin who may not see them */
export function useChoices(productId: string): Choices | null | undefined {
	const me = useMe();
	const enabled = has(me, 'qPrice') || has(me, 'mPrice');
	const { data } = useAdminQuery(pricingChoicesDocument, { productId }, { enabled });
	return enabled ? data?.pricingChoices : null;
}
