// What was ordered, and what it comes to: as it was then, whatever has become of the products.
import { IconPackage } from '@tabler/icons-react';
import { writeDay } from '../../../../rules/dates.ts';
import { languageNameIn } from '../../../../rules/language-names.ts';
import { useAmounts } from '../../../kit/amounts.ts';
import { Card } from '../../../kit/card.tsx';
import { TextLink } from '../../../kit/link.tsx';
import { usePlatform } from '../../../platform/environment.tsx';
import { Picture } from '../../../platform/picture.tsx';
import { DesignPicture } from '../../../print-data/design-picture.tsx';
import { has, useMe } from '../../me.tsx';
import type { Order } from './order.ts';

export function ItemsCard({ order }: { order: Order }) {
	const { t, language } = usePlatform();
	return (
		<Card heading="h2" title={t('adminOrders.items')}>
			{order.language !== language && (
				<p className="mb-3 text-sm text-muted">
					{t('adminOrders.itemsLanguage', { language: languageNameIn(order.language, language) })}
				</p>
			)}
			<ul>
				{order.lines.map((line) => (
					<li key={line.position} className="border-b border-line py-3 first:pt-0">
						<Line line={line} currency={order.currency} />
					</li>
				))}
			</ul>
			<Totals order={order} />
		</Card>
	);
}

function Line({ line, currency }: { line: Order['lines'][number]; currency: string }) {
	const { t } = usePlatform();
	const me = useMe();
	const { number, money, unit } = useAmounts(currency);
	const { picture, designPreview, name, productId, itemName, code, options, quantity, seriesRows, unitPrice, total } =
		line;
	return (
		<div className="grid grid-cols-[4rem_minmax(0,1fr)] gap-x-4 gap-y-2 phone:grid-cols-[4rem_minmax(0,1fr)_auto]">
			<span className="grid size-16 place-items-center overflow-hidden rounded-theme bg-sunken">
				<DesignPicture preview={designPreview}>
					{picture ? (
						<Picture image={picture} sizes="64px" upTo={160} decorative className="size-full object-cover" />
					) : (
						<IconPackage aria-hidden size={24} className="text-muted" />
					)}
				</DesignPicture>
			</span>
			<div className="min-w-0 wrap-anywhere">
				<p className="font-medium">
					{has(me, 'qProd') ? <TextLink to={`/admin/products/${productId}`}>{name}</TextLink> : name}
				</p>
				{itemName && <p className="text-sm">{t('adminOrders.itemName', { name: itemName })}</p>}
				{code && <p className="text-sm text-muted">{t('adminOrders.code', { code })}</p>}
				{options.length > 0 && (
					<dl className="text-sm text-muted">
						{options.map((option) => (
							<div key={option.name} className="flex flex-wrap gap-x-1">
								<dt>{option.name}:</dt>
								<dd>{option.value}</dd>
							</div>
						))}
					</dl>
				)}
			</div>
			<dl className="col-start-2 flex flex-wrap gap-x-4 text-sm tabular-nums phone:col-start-3 phone:grid phone:grid-cols-[auto_auto] phone:content-start phone:text-end">
				<Figure
					name={t('adminOrders.quantity')}
					value={
						seriesRows === null
							? number(quantity)
							: t('adminOrders.seriesRun', { rows: seriesRows, quantity: number(quantity / seriesRows) })
					}
				/>
				<Figure name={t('adminOrders.unitPrice')} value={unit(unitPrice)} />
				<Figure name={t('adminOrders.lineTotal')} value={money(total)} strong />
			</dl>
		</div>
	);
}

function Figure({ name, value, strong = false }: { name: string; value: string; strong?: boolean }) {
	return (
		<div className="flex gap-x-2 phone:col-span-2 phone:grid phone:grid-cols-subgrid">
			<dt className="text-muted">{name}</dt>
			<dd className={`whitespace-nowrap ${strong ? 'font-bold' : ''}`}>{value}</dd>
		</div>
	);
}

/** Of a bill that is not paid less is due; no money goes back. */
const givenBackWords = ({ neverCharged, payment }: Order) =>
	neverCharged || payment === 'open' ? 'adminOrders.credited' : 'adminOrders.refunded';

function Totals({ order }: { order: Order }) {
	const { t, language } = usePlatform();
	const { money, rate } = useAmounts(order.currency);
	const {
		totals,
		shipping,
		reverseCharge,
		taxFreeExport,
		refunded,
		deliveryDay,
		waitsForPrintData,
		waitsForPayment,
		pricesIncludeTax,
	} = order;
	const rows = [
		{ name: t('adminOrders.goods'), value: money(totals.goods) },
		...(totals.shipping === null
			? []
			: [{ name: t('adminOrders.shippingBy', { name: shipping?.name ?? '' }), value: money(totals.shipping) }]),
		{ name: t('adminOrders.net'), value: money(totals.net) },
		...totals.rates
			.filter(({ tax }) => tax !== 0)
			.map((row) => ({ name: t('adminOrders.tax', { rate: rate(row.rate) }), value: money(row.tax) })),
		{ name: t('adminOrders.gross'), value: money(totals.gross), strong: true },
		...(refunded > 0 ? [{ name: t(givenBackWords(order)), value: money(-refunded) }] : []),
	];
	return (
		<div className="mt-4 grid gap-2">
			<dl className="ms-auto grid w-full max-w-sm grid-cols-[minmax(0,1fr)_auto] gap-x-6 gap-y-1 tabular-nums">
				{rows.map(({ name, value, strong }) => (
					<div
						key={name}
						className={`col-span-2 grid grid-cols-subgrid ${strong ? 'border-t border-strong-line pt-1 text-lg font-bold' : ''}`}
					>
						<dt className="min-w-0 wrap-anywhere">{name}</dt>
						<dd className="text-end whitespace-nowrap">{value}</dd>
					</div>
				))}
			</dl>
			<p className="text-end text-sm text-muted">
				{reverseCharge || taxFreeExport
					? t(reverseCharge ? 'adminOrders.reverseCharge' : 'adminOrders.taxFreeExport')
					: t(pricesIncludeTax ? 'adminOrders.withTax' : 'adminOrders.withoutTax')}
			</p>
			{deliveryDay && !order.cancelledAt && (
				<p className="text-end text-sm">
					{waitsForPrintData || waitsForPayment
						? t(waitsForPayment ? 'adminOrders.deliveryUnpaid' : 'adminOrders.deliveryWaits', {
								day: writeDay(deliveryDay, language, 'medium'),
							})
						: `${t('adminOrders.deliveryDay')}: ${writeDay(deliveryDay, language, 'medium')}`}
				</p>
			)}
		</div>
	);
}
