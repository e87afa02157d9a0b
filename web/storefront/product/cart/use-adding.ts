// Sends what was chosen to the cart, once, and says what became of it. Who has to sign in for it finds it there afterwards.
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import type { Translate } from '../../../../rules/texts/translator.ts';
import { ApiFailure } from '../../../platform/api.ts';
import { usePlatform } from '../../../platform/environment.tsx';
import type { Data, Variables } from '../../../platform/graphql.ts';
import { beginSession, sessionOf } from '../../../platform/session.ts';
import { cartChanged } from '../../cart-count/cart-changed.ts';
import { addToCartDocument } from './add-to-cart.documents.ts';
import type { Said } from './added-toast.tsx';
import { keepWanted, takeWanted } from './kept-items.ts';

export type WantedItem = Variables<typeof addToCartDocument>['items'][number];

function wordsFor([line]: Data<typeof addToCartDocument>['addToCart'], count: number, t: Translate): string {
	if (count > 1 || !line) return t('addToCart.addedSeveral', { count });
	return t('addToCart.added', { name: line.itemName || line.name });
}

export function useAdding() {
	const { t, ask, language, allowTemporaryUsers } = usePlatform();
	const client = useQueryClient();
	const [busy, setBusy] = useState(false);
	const [said, setSaid] = useState<Said>();

	async function add(items: readonly WantedItem[]): Promise<boolean> {
		if (busy) return false;
		setBusy(true);
		try {
			if (!sessionOf() && !allowTemporaryUsers) keepWanted(items);
			if (!(await beginSession('order'))) return false;
			const answer = (await ask(addToCartDocument, { items, language })) as Data<typeof addToCartDocument>;
			setSaid({ added: true, words: wordsFor(answer.addToCart, items.length, t) });
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

	const addKept = useEffectEvent((items: readonly WantedItem[]) => add(items));
	useEffect(() => {
		if (sessionOf() !== 'user') return;
		const items = takeWanted();
		if (items.length > 0) void addKept(items);
	}, []);

	return { add, busy, said };
}
