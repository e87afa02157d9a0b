// Deleting things from the reader's lists: asked first, and taken back afterwards by the message that tells of it.
import type { PlainTextKey } from '../../../rules/messages/groups.ts';
import { useConfirm } from '../../platform/confirmation.ts';
import { usePlatform } from '../../platform/environment.tsx';
import { removeItemDocument, restoreItemDocument } from './cart.documents.ts';
import type { ItemTab } from './cart-queries.ts';
import { type Item, useCommands, without } from './use-items.ts';

const texts = {
	cart: {
		ask: 'cartPage.ask.cart',
		action: 'cartPage.remove',
		said: 'cartPage.said.removedFromCart',
		failed: 'cartErrors.notUpdated',
	},
	watchlist: {
		ask: 'cartPage.ask.watchlist',
		action: 'cartPage.remove',
		said: 'cartPage.said.removedFromWatchlist',
		failed: 'cartPage.failed.watchlist',
	},
	drafts: {
		ask: 'cartPage.ask.drafts',
		action: 'cartPage.deleteDraft',
		said: 'cartPage.said.removedDraft',
		failed: 'cartPage.failed.draft',
	},
} as const satisfies Record<ItemTab, { ask: string; action: PlainTextKey; said: PlainTextKey; failed: PlainTextKey }>;

export function useRemoval(tab: ItemTab, { id, itemName, name }: Item): (byKey: boolean) => Promise<void> {
	const { t, ask } = usePlatform();
	const confirm = useConfirm();
	const { act } = useCommands();
	return async (byKey) => {
		const sure = await confirm({
			title: t(texts[tab].ask, { article: itemName || name }),
			text: t('cartPage.ask.undoable'),
			confirmLabel: t(texts[tab].action),
			cancelLabel: t('cartPage.cancel'),
			colour: 'danger',
		});
		if (!sure) return;
		await act({
			line: id,
			change: without(id),
			send: () => ask(removeItemDocument, { id }),
			said: texts[tab].said,
			failed: texts[tab].failed,
			undo: () => ask(restoreItemDocument, { id }),
			byKey,
		});
	};
}
