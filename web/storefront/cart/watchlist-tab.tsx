// The watchlist: what a shopper wants to remember. It goes to the cart with a quantity, which is asked for where there is none.
import { IconHeart, IconShoppingCartPlus, IconTrash } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { lowestPrice } from '../../../rules/pricing/price-of.ts';
import type { Price } from '../../../rules/pricing/pricing.ts';
import { useAmounts } from '../../kit/amounts.ts';
import { Chip } from '../../kit/chip.tsx';
import { usePlatform } from '../../platform/environment.tsx';
import { changeItemDocument, moveItemDocument } from './cart.documents.ts';
import type { CartLocation } from './cart-address.ts';
import { ItemRow, ItemsTab } from './items-tab.tsx';
import { LineButtons } from './line-buttons.tsx';
import { LinePayment } from './line-payment.tsx';
import { DesignLink } from './line-problem.tsx';
import { type Item, useCommands, without } from './use-items.ts';
import { useRemoval } from './use-removal.ts';

const QuantityDialog = lazy(() => import('./quantity-dialog.tsx'));

/** What another quantity does not mend. */
const stopping = ['gone', 'notForSale', 'noPrice'] as const;

export const WatchlistTab = ({ place }: { place: CartLocation }) => (
	<ItemsTab tab="watchlist" place={place} picture={<IconHeart aria-hidden size={32} />} row={Line} />
);

function Line({ item }: { item: Item }) {
	const { t, ask } = usePlatform();
	const { money } = useAmounts(item.pricing.currency);
	const { act } = useCommands();
	const [asking, setAsking] = useState(false);
	const { id } = item;
	const name = item.itemName || item.name;
	const lowest = lowestPrice(item.pricing);
	const stopped = stopping.find((problem) => problem === item.problem);
	const lacksDesign = item.problem === 'design';
	const toCart = (price: Price | undefined, byKey: boolean) =>
		act({
			line: id,
			change: without(id),
			async send() {
				if (price) await ask(changeItemDocument, { id, quantity: price.quantity, seenTotal: price.total });
				await ask(moveItemDocument, { id, to: 'cart' });
			},
			said: 'cartPage.said.toCart',
			failed: 'cartErrors.notAdded',
			undo: () => ask(moveItemDocument, { id, to: 'watchlist' }),
			byKey,
		});
	const remove = useRemoval('watchlist', item);
	const remember = item.quantity !== null && item.problem !== 'quantity' && item.problem !== 'stock';
	return (
		<ItemRow
			item={item}
			price={
				item.total !== null ? (
					<span className="font-bold">{money(item.total)}</span>
				) : lowest ? (
					t('cartPage.from', { price: money(lowest.total) })
				) : (
					'–'
				)
			}
			belowPrice={(item.total !== null || lowest) && <LinePayment payment={item.pricing.payment} />}
			below={
				<>
					{item.hasPrintData && (
						<p className="mt-2">
							<Chip state="active" label={t('printData.attached')} />
						</p>
					)}
					{stopped && <p className="mt-2 text-sm">{t(`cartPage.watch.${stopped}`)}</p>}
					{lacksDesign && (
						<div className="mt-2 text-sm">
							<p>{t(item.designId ? 'cartPage.problem.design' : 'cartPage.problem.designMissing')}</p>
							<DesignLink item={item} />
						</div>
					)}
					<LineButtons
						article={name}
						actions={[
							...(!stopped && !lacksDesign && item.stock !== 'outOfStock'
								? [
										{
											label: t('cartPage.toCart'),
											icon: <IconShoppingCartPlus aria-hidden size={18} />,
											run: (byKey: boolean) => (remember ? void toCart(undefined, byKey) : setAsking(true)),
										},
									]
								: []),
							{ label: t('cartPage.remove'), icon: <IconTrash aria-hidden size={18} />, run: remove },
						]}
					/>
				</>
			}
		>
			{asking && (
				<Suspense>
					<QuantityDialog
						item={item}
						onClose={() => setAsking(false)}
						onChoose={(price) => {
							setAsking(false);
							void toCart(price, true);
						}}
					/>
				</Suspense>
			)}
		</ItemRow>
	);
}
