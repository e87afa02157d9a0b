// Drafts: what somebody is still designing. With the word that its content is right it goes to the cart.
import { IconCheck, IconPencilPlus, IconTrash } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { usePlatform } from '../../platform/environment.tsx';
import { useAmounts } from '../product/price/amounts.ts';
import { Article } from './article.tsx';
import {
	changeItemDocument,
	finaliseDraftDocument,
	removeItemDocument,
	restoreItemDocument,
} from './cart.documents.ts';
import type { CartPlace } from './cart-address.ts';
import { ChangeDate } from './change-date.tsx';
import { EmptyTab } from './empty-tab.tsx';
import { ListCell, ListHead, ListRow, ListTable } from './item-table.tsx';
import { LineButtons } from './line-buttons.tsx';
import { StockWords } from './stock-words.tsx';
import { TabFrame } from './tab-frame.tsx';
import { type Item, useDeeds, useItems, withChanged, without } from './use-items.ts';

const FinaliseDialog = lazy(() => import('./finalise-dialog.tsx'));

export function DraftsTab({ place }: { place: CartPlace }) {
	const { t } = usePlatform();
	const { data, own, failed, askAgain } = useItems('drafts', place);
	const list = data?.listItems;
	const known = list && (own || list.all > 0) ? list : undefined;
	return (
		<TabFrame
			place={place}
			counts={known}
			failed={failed}
			onAskAgain={askAgain}
			empty={<EmptyTab tab="drafts" picture={<IconPencilPlus aria-hidden size={32} />} />}
		>
			<ListTable
				label={t('cartPage.drafts.title')}
				columns={[
					{ label: t('cartPage.article'), wide: true },
					{ label: t('cartPage.changed') },
					{ label: t('cartPage.quantity') },
					{ label: t('cartPage.price'), align: 'end' },
					{ label: t('cartPage.stock') },
				]}
			>
				{known?.items.map((item) => (
					<Line key={item.id} item={item} />
				))}
			</ListTable>
		</TabFrame>
	);
}

function Line({ item }: { item: Item }) {
	const { t, ask } = usePlatform();
	const { number, money } = useAmounts(item.pricing.currency);
	const { act } = useDeeds();
	const [asking, setAsking] = useState(false);
	const { id } = item;
	const name = item.itemName || item.name;
	const rename = (itemName: string) =>
		act({
			change: withChanged(id, { itemName }),
			send: () => ask(changeItemDocument, { id, itemName }),
			said: 'cartPage.said.renamed',
			failed: 'cartPage.failed.draft',
			undo: () => ask(changeItemDocument, { id, itemName: item.itemName }),
		});
	const finalise = () =>
		act({
			change: without(id),
			send: () => ask(finaliseDraftDocument, { id, contentChecked: true }),
			said: 'cartPage.said.toCart',
			failed: 'cartErrors.notAdded',
		});
	const remove = (byKey: boolean) =>
		act({
			change: without(id),
			send: () => ask(removeItemDocument, { id }),
			said: 'cartPage.said.removedDraft',
			failed: 'cartPage.failed.draft',
			undo: () => ask(restoreItemDocument, { id }),
			byKey,
		});
	return (
		<ListRow
			below={{
				columns: 5,
				content: (
					<>
						<LineButtons
							article={name}
							actions={[
								{
									label: t('cartPage.finalise'),
									icon: <IconCheck aria-hidden size={18} />,
									run: () => setAsking(true),
								},
								{ label: t('cartPage.remove'), icon: <IconTrash aria-hidden size={18} />, run: remove },
							]}
						/>
					</>
				),
			}}
		>
			<ListHead>
				<Article item={item} onRename={(itemName) => void rename(itemName)} />
				{asking && (
					<Suspense>
						<FinaliseDialog
							name={name}
							onClose={() => setAsking(false)}
							onConfirm={() => {
								setAsking(false);
								void finalise();
							}}
						/>
					</Suspense>
				)}
			</ListHead>
			<ListCell label={t('cartPage.changed')}>
				<ChangeDate at={item.changedAt} />
			</ListCell>
			<ListCell label={t('cartPage.quantity')}>
				{item.quantity === null ? '–' : t('offer.pieces', { quantity: number(item.quantity) })}
			</ListCell>
			<ListCell label={t('cartPage.price')} align="end">
				<span className="font-bold">{item.total === null ? '–' : money(item.total)}</span>
			</ListCell>
			<ListCell label={t('cartPage.stock')}>
				<StockWords item={item} />
			</ListCell>
		</ListRow>
	);
}
