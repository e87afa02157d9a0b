// Sends what was chosen to the cart, once, and says what became of it.
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiFailure } from '../../../platform/api.ts';
import { usePlatform } from '../../../platform/environment.tsx';
import type { Data, Variables } from '../../../platform/graphql.ts';
import { cartChanged } from '../../cart-count/cart-changed.ts';
import { addToCartDocument } from './add-to-cart.documents.ts';
import type { Said } from './added-toast.tsx';

export type WantedItem = Variables<typeof addToCartDocument>['items'][number];

export function useAdding() {
	const { t, ask, language } = usePlatform();
	const client = useQueryClient();
	const [busy, setBusy] = useState(false);
	const [said, setSaid] = useState<Said>();

	async function add(items: readonly WantedItem[]): Promise<boolean> {
		if (busy) return false;
		setBusy(true);
		try {
			const answer = (await ask(addToCartDocument, { items, language })) as Data<typeof addToCartDocument>;
			const [line] = answer.addToCart;
			const words =
				items.length === 1 && line
					? t('addToCart.added', { name: line.itemName || line.name })
					: t('addToCart.addedSeveral', { count: items.length });
			setSaid({ added: true, words });
			cartChanged(client);
			return true;
		} catch (error) {
			const full = error instanceof ApiFailure && error.code === 'CART_FULL';
			setSaid({ added: false, words: t(full ? 'cartErrors.cartFull' : 'cartErrors.notAdded') });
			return false;
		} finally {
			setBusy(false);
		}
	}

	return { add, busy, said };
}
