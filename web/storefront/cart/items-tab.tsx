// What the watchlist and the drafts have in common: their frame, their columns, and a thing as a row of them.
import type { ComponentType, ReactNode } from 'react';
import { usePlatform } from '../../platform/environment.tsx';
import { Article } from './article.tsx';
import type { CartLocation } from './cart-address.ts';
import type { ItemTab } from './cart-queries.ts';
import { ChangeDate } from './change-date.tsx';
import { EmptyTab } from './empty-tab.tsx';
import { ListCell, ListHead, ListRow, ListTable } from './item-table.tsx';
import { LineError } from './line-problem.tsx';
import { Pieces } from './pieces.tsx';
import { StockText } from './stock-text.tsx';
import { TabFrame } from './tab-frame.tsx';
import { type Item, useItems } from './use-items.ts';

const columns = [
	{ label: 'cartPage.article', wide: true },
	{ label: 'cartPage.changed' },
	{ label: 'cartPage.quantity' },
	{ label: 'cartPage.price', align: 'end' },
	{ label: 'cartPage.stock' },
] as const;

interface ItemsTabProps {
	tab: Exclude<ItemTab, 'cart'>;
	place: CartLocation;
	/** Where there is nothing. */
	picture: ReactNode;
	row: ComponentType<{ item: Item }>;
}

export function ItemsTab({ tab, place, picture, row: Row }: ItemsTabProps) {
	const { t } = usePlatform();
	const { data, own, failed, askAgain } = useItems(tab, place);
	const list = data?.listItems;
	const known = list && (own || list.all > 0) ? list : undefined;
	return (
		<TabFrame
			place={place}
			counts={known}
			failed={failed}
			onAskAgain={askAgain}
			empty={<EmptyTab tab={tab} picture={picture} />}
		>
			<ListTable
				label={t(`cartPage.${tab}.title`)}
				columns={columns.map(({ label, ...column }) => ({ label: t(label), ...column }))}
			>
				{known?.items.map((item) => (
					<Row key={item.id} item={item} />
				))}
			</ListTable>
		</TabFrame>
	);
}

interface ItemRowProps {
	item: Item;
	onRename?(name: string): void;
	price: ReactNode;
	/** How often it is paid. */
	belowPrice?: ReactNode;
	/** Below its name. */
	note?: ReactNode;
	/** What can be done with it. */
	below: ReactNode;
	/** A dialog about it. */
	children: ReactNode;
}

export function ItemRow({ item, onRename, note, price, belowPrice, below, children }: ItemRowProps) {
	const { t } = usePlatform();
	return (
		<ListRow
			below={{
				columns: columns.length,
				content: (
					<>
						<LineError id={item.id} />
						{below}
					</>
				),
			}}
		>
			<ListHead>
				<Article item={item} {...(onRename ? { onRename } : {})} note={note} />
				{children}
			</ListHead>
			<ListCell label={t('cartPage.changed')}>
				<ChangeDate at={item.changedAt} />
			</ListCell>
			<ListCell label={t('cartPage.quantity')}>
				{item.quantity === null ? '–' : <Pieces item={item} quantity={item.quantity} />}
			</ListCell>
			<ListCell label={t('cartPage.price')} align="end">
				<div className="whitespace-nowrap">{price}</div>
				{belowPrice}
			</ListCell>
			<ListCell label={t('cartPage.stock')}>
				<StockText item={item} />
			</ListCell>
		</ListRow>
	);
}
