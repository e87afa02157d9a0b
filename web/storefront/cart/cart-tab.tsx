// The cart: its lines, what keeps them from being ordered, and what it all comes to.

import { IconCopy, IconHeart, IconPalette, IconShoppingCart, IconTrash } from '@tabler/icons-react';
import { useMemo } from 'react';
import { isUnready } from '../../../rules/checkout/problems.ts';
import type { Price } from '../../../rules/pricing/pricing.ts';
import { useAmounts } from '../../kit/amounts.ts';
import { Button } from '../../kit/button.tsx';
import { Chip } from '../../kit/chip.tsx';
import { Notice } from '../../kit/notice.tsx';
import { usePlatform } from '../../platform/environment.tsx';
import { PrintDataPart } from '../print-data/print-data-part.tsx';
import { PrintLinesProvider } from '../print-data/print-lines.tsx';
import { Article } from './article.tsx';
import {
	acceptPricesDocument,
	changeItemDocument,
	copyItemDocument,
	moveItemDocument,
	removeItemDocument,
} from './cart.documents.ts';
import { type CartLocation, lineId, rowsPerPage } from './cart-address.ts';
import { ChangeDate } from './change-date.tsx';
import { EmptyTab } from './empty-tab.tsx';
import { ListCell, ListHead, ListRow, ListTable } from './item-table.tsx';
import { LineButtons } from './line-buttons.tsx';
import { LinePayment } from './line-payment.tsx';
import { LineError, LineProblemNotice } from './line-problem.tsx';
import { PaymentNotices } from './payment-notices.tsx';
import { Pieces, priceOfAll } from './pieces.tsx';
import { QuantityChoice } from './quantity-choice.tsx';
import { StockText } from './stock-text.tsx';
import { Summary } from './summary.tsx';
import { TabFrame } from './tab-frame.tsx';
import { type Item, useCommands, useItems, withChanged, without } from './use-items.ts';
import { useRemoval } from './use-removal.ts';

const isFound = ({ name, code, itemName }: Item, text: string, language: string) =>
	[name, code, itemName].some((words) => words.toLocaleLowerCase(language).includes(text));

/** The newest first by their ids, which begin with the time: a line that is changed stays where it is. */
const inPlace = (items: readonly Item[]) => [...items].sort((one, other) => (one.id < other.id ? 1 : -1));

export function CartTab({ place }: { place: CartLocation }) {
	const { t, ask, language } = usePlatform();
	const { data, own, failed, askAgain } = useItems('cart', place);
	const list = data?.listItems;
	const known = list && (own || list.all > 0) ? list : undefined;
	const items = useMemo(() => inPlace(known?.items ?? []), [known]);
	const text = place.text.toLocaleLowerCase(language);
	const found = text ? items.filter((item) => isFound(item, text, language)) : items;
	const shown = found.slice((place.page - 1) * rowsPerPage, place.page * rowsPerPage);
	const { act } = useCommands();
	const accept = (ids: string[]) =>
		act({
			change: (lines) =>
				lines.map((line) => (ids.includes(line.id) ? { ...line, seenTotal: line.total, problem: null } : line)),
			send: () => ask(acceptPricesDocument, { ids }),
			said: 'cartPage.said.accepted',
			failed: 'cartErrors.notUpdated',
		});
	return (
		<TabFrame
			place={place}
			counts={known && { all: known.all, total: found.length }}
			failed={failed}
			onAskAgain={askAgain}
			empty={<EmptyTab tab="cart" picture={<IconShoppingCart aria-hidden size={32} />} />}
			above={<Warnings items={items} onAccept={accept} />}
			beside={items.length > 0 && <Summary items={items} place={place} />}
		>
			<ListTable
				label={t('cartPage.cart.title')}
				columns={[
					{ label: t('cartPage.article'), wide: true },
					{ label: t('cartPage.changed') },
					{ label: t('cartPage.quantity') },
					{ label: t('cartPage.price'), align: 'end' },
					{ label: t('cartPage.stock') },
				]}
			>
				<PrintLinesProvider itemIds={shown.map(({ id }) => id)}>
					{shown.map((item) => (
						<Line key={item.id} item={item} onAccept={() => void accept([item.id])} />
					))}
				</PrintLinesProvider>
			</ListTable>
		</TabFrame>
	);
}

function Warnings({ items, onAccept }: { items: readonly Item[]; onAccept(ids: string[]): Promise<boolean> }) {
	const { t } = usePlatform();
	const dearer = items.filter(({ problem }) => problem === 'price');
	const stopped = items.some(
		({ problem }) => problem && problem !== 'price' && problem !== 'subscription' && !isUnready(problem),
	);
	return (
		<div className="mb-6 grid gap-3 empty:hidden">
			<PaymentNotices items={items} />
			{stopped && (
				<Notice kind="warning">
					<p className="font-bold">{t('cartPage.warning')}</p>
					<p>{t('cartPage.warningText')}</p>
				</Notice>
			)}
			{dearer.length > 0 && (
				<Notice kind="info">
					<p>{t('cartPage.pricesChanged', { count: dearer.length })}</p>
					{dearer.length > 1 && (
						<div className="mt-2">
							<Button size="small" onClick={() => void onAccept(dearer.map(({ id }) => id))}>
								{t('cartPage.acceptAll')}
							</Button>
						</div>
					)}
				</Notice>
			)}
		</div>
	);
}

/** What a line looks like with another quantity, until the server has said it. */
function chosen(item: Item, run: Price): Partial<Item> {
	const { quantity: pieces, total, unitPrice } = priceOfAll(item, run);
	const short = item.stock !== 'onBackorder' && item.available !== null && item.available < pieces;
	const mended = item.problem === 'quantity' || item.problem === 'stock' || item.problem === 'price';
	const problem = short ? 'stock' : mended ? null : item.problem;
	const orderable = item.orderable !== null && pieces > item.orderable ? item.orderable : null;
	return { quantity: run.quantity, total, unitPrice, seenTotal: total, problem, orderable };
}

function useLine(item: Item) {
	const { ask } = usePlatform();
	const { act, settle } = useCommands();
	const { id } = item;
	const change = async (values: { quantity?: number; itemName?: string; seenTotal?: number | null }) => {
		const { changeItem } = (await ask(changeItemDocument, { id, ...values })) as {
			changeItem: Partial<Item>;
		};
		settle(id, changeItem);
	};
	return {
		choose: (price: Price) =>
			act({
				line: id,
				change: withChanged(id, chosen(item, price)),
				send: () => change({ quantity: price.quantity, seenTotal: priceOfAll(item, price).total }),
				said: 'cartPage.said.updated',
				failed: 'cartErrors.notUpdated',
				...(item.problem !== 'quantity' && {
					undo: () => change({ quantity: item.quantity ?? price.quantity, seenTotal: item.seenTotal }),
				}),
			}),
		rename: (itemName: string) =>
			act({
				line: id,
				change: withChanged(id, { itemName }),
				send: () => change({ itemName }),
				said: 'cartPage.said.renamed',
				failed: 'cartErrors.notUpdated',
				undo: () => change({ itemName: item.itemName }),
			}),
		async copy(byKey: boolean) {
			let made = '';
			await act({
				line: id,
				async send() {
					made = ((await ask(copyItemDocument, { id })) as { copyItem: { id: string } }).copyItem.id;
				},
				said: 'cartPage.said.copied',
				failed: 'cartErrors.notCopied',
				undo: () => ask(removeItemDocument, { id: made }),
				byKey,
			});
		},
		keep: (byKey: boolean) =>
			act({
				line: id,
				change: without(id),
				send: () => ask(moveItemDocument, { id, to: 'watchlist' }),
				said: 'cartPage.said.toWatchlist',
				failed: 'cartErrors.notUpdated',
				undo: () => ask(moveItemDocument, { id, to: 'cart' }),
				byKey,
			}),
	};
}

function Line({ item, onAccept }: { item: Item; onAccept(): void }) {
	const { t, base } = usePlatform();
	const { money, unit } = useAmounts(item.pricing.currency);
	const line = useLine(item);
	const remove = useRemoval('cart', item);
	const name = item.itemName || item.name;
	const fixed = item.problem === 'gone' || item.problem === 'noPrice';
	return (
		<ListRow
			id={lineId(item.id)}
			below={{
				columns: 5,
				content: (
					<>
						<LineProblemNotice item={item} onChoose={(price) => void line.choose(price)} onAccept={onAccept} />
						<LineError id={item.id} />
						{/* One that is not would have that as its problem. */}
						{item.designId && item.problem === null && (
							<div className="mt-2">
								<Chip state="active" label={t('cartPage.designReleased')} />
							</div>
						)}
						<PrintDataPart itemId={item.id} heading="h2" isInCart />
						<LineButtons
							article={name}
							actions={[
								...(item.designId
									? [
											{
												label: t('cartPage.design'),
												icon: <IconPalette aria-hidden size={18} />,
												href: `${base}/studio/${item.designId}?returnTo=${encodeURIComponent(`${base}/cart`)}`,
											},
										]
									: []),
								...(fixed
									? []
									: [{ label: t('cartPage.copy'), icon: <IconCopy aria-hidden size={18} />, run: line.copy }]),
								...(item.problem === 'gone'
									? []
									: [{ label: t('cartPage.toWatchlist'), icon: <IconHeart aria-hidden size={18} />, run: line.keep }]),
								{ label: t('cartPage.remove'), icon: <IconTrash aria-hidden size={18} />, run: remove },
							]}
						/>
					</>
				),
			}}
		>
			<ListHead>
				<Article item={item} onRename={(itemName) => void line.rename(itemName)} />
			</ListHead>
			<ListCell label={t('cartPage.changed')}>
				<ChangeDate at={item.changedAt} />
			</ListCell>
			<ListCell label={t('cartPage.quantity')}>
				{fixed ? (
					<Pieces item={item} quantity={item.quantity ?? 0} />
				) : (
					<QuantityChoice
						label={t('cartPage.quantityOf', { article: name })}
						offer={item.pricing}
						quantity={item.quantity}
						onChoose={(price) => void line.choose(price)}
					/>
				)}
				{!fixed && item.seriesRows !== null && (
					<p className="mt-1 text-sm">
						<Pieces item={item} quantity={item.quantity ?? 0} />
					</p>
				)}
			</ListCell>
			<ListCell label={t('cartPage.price')} align="end">
				<span className="font-bold">{item.total === null ? '–' : money(item.total)}</span>
				<LinePayment payment={item.pricing.payment} />
				{item.unitPrice !== null && (item.quantity ?? 0) * (item.seriesRows ?? 1) > 1 && (
					<span className="block text-sm whitespace-nowrap text-muted">
						{t('offer.perPiece', { price: unit(item.unitPrice) })}
					</span>
				)}
			</ListCell>
			<ListCell label={t('cartPage.stock')}>
				<StockText item={item} />
			</ListCell>
		</ListRow>
	);
}
