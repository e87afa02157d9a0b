// What is delivered each time, at the prices of the contract.
import { IconPackage } from '@tabler/icons-react';
import { minorDigits } from '../../../../rules/money.ts';
import { useAmounts } from '../../../kit/amounts.ts';
import { Card } from '../../../kit/card.tsx';
import { TextLink } from '../../../kit/link.tsx';
import { usePlatform } from '../../../platform/environment.tsx';
import { Picture } from '../../../platform/picture.tsx';
import { DesignPicture } from '../../../print-data/design-picture.tsx';
import { has, useMe } from '../../me.tsx';
import type { Subscription } from './subscription.ts';

type Line = Subscription['lines'][number];

export function DeliveryCard({ subscription }: { subscription: Subscription }) {
	const { t } = usePlatform();
	const { money } = useAmounts(subscription.currency);
	const { lines, shipping, net, tax, gross, taxFreeExport, reverseCharge, isPlan } = subscription;
	const exemption = taxFreeExport ? 'adminOrders.taxFreeExport' : reverseCharge && 'adminOrders.reverseCharge';
	const sums = [
		...(shipping
			? [{ name: t('adminOrders.shippingBy', { name: shipping.name }), value: money(shipping.price), strong: false }]
			: []),
		{ name: t('adminOrders.net'), value: money(net), strong: false },
		{ name: t(exemption || 'adminSubscriptions.taxSum'), value: money(tax), strong: false },
		{ name: t('adminOrders.gross'), value: money(gross), strong: true },
	];
	return (
		<Card heading="h2" title={t(isPlan ? 'adminSubscriptions.eachPeriod' : 'adminSubscriptions.delivery')}>
			<ul>
				{lines.map((line) => (
					<li key={line.position} className="border-b border-line py-3 first:pt-0">
						<ShownLine line={line} subscription={subscription} />
					</li>
				))}
			</ul>
			<dl className="ms-auto mt-4 grid w-full max-w-sm grid-cols-[minmax(0,1fr)_auto] gap-x-6 gap-y-1 tabular-nums">
				{sums.map(({ name, value, strong }) => (
					<div
						key={name}
						className={`col-span-2 grid grid-cols-subgrid ${strong ? 'border-t border-strong-line pt-1 text-lg font-bold' : ''}`}
					>
						<dt className="min-w-0 wrap-anywhere">{name}</dt>
						<dd className="text-end whitespace-nowrap">{value}</dd>
					</div>
				))}
			</dl>
		</Card>
	);
}

/** The unit price of the contract is with tax where the shop's prices are: where none is charged, that of a piece of what is paid. */
function unitPriceOf(line: Line, { currency, pricesIncludeTax, taxFreeExport, reverseCharge }: Subscription): number {
	if (!pricesIncludeTax || !(taxFreeExport || reverseCharge)) return line.unitPrice;
	return Math.round((line.gross / line.quantity) * 10 ** (4 - minorDigits(currency)));
}

function ShownLine({ line, subscription }: { line: Line; subscription: Subscription }) {
	const { currency, pricesIncludeTax } = subscription;
	const { t } = usePlatform();
	const me = useMe();
	const { number, money, unit } = useAmounts(currency);
	const { picture, designPreview, name, productId, itemName, code, options, quantity, seriesRows } = line;
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
					<p className="text-sm text-muted">{options.map((one) => `${one.name}: ${one.value}`).join(', ')}</p>
				)}
				{designPreview && (
					<p className="text-sm">
						<a
							href={designPreview}
							target="_blank"
							rel="noreferrer"
							className="text-link underline underline-offset-2 hover:text-link-hover"
						>
							{t('adminSubscriptions.proof')}
							<span className="sr-only">
								: {name} ({t('kit.opensInNewTab')})
							</span>
						</a>
					</p>
				)}
			</div>
			<dl className="col-start-2 grid grid-cols-[auto_auto] content-start gap-x-2 text-sm tabular-nums phone:col-start-3 phone:text-end">
				<dt className="text-muted">{t('adminOrders.quantity')}</dt>
				<dd>
					{seriesRows === null
						? number(quantity)
						: t('adminOrders.seriesRun', { rows: seriesRows, quantity: number(quantity / seriesRows) })}
				</dd>
				<dt className="text-muted">{t('adminOrders.unitPrice')}</dt>
				<dd className="whitespace-nowrap">{unit(unitPriceOf(line, subscription))}</dd>
				<dt className="text-muted">{t('adminOrders.lineTotal')}</dt>
				<dd className="font-bold whitespace-nowrap">{money(pricesIncludeTax ? line.gross : line.net)}</dd>
			</dl>
		</div>
	);
}
