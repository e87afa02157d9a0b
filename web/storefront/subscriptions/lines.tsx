// What a subscription delivers each time, at the prices of the day of the contract. Another quantity or design holds from the next time on.
import { lazy, Suspense, useState } from 'react';
import { useDays } from '../../account/subscriptions/use-days.ts';
import { useAmounts } from '../../kit/amounts.ts';
import { Button } from '../../kit/button.tsx';
import { usePlatform } from '../../platform/environment.tsx';
import { Options, Thumbnail } from '../cart/article.tsx';
import { PlainLink } from '../product/plain-link.tsx';
import type { Subscription } from './use-subscription.ts';

export type Line = Subscription['lines'][number];

const QuantityDialog = lazy(() => import('./quantity-dialog.tsx'));
const LinePrintData = lazy(() => import('./line-print-data.tsx'));
const DesignDialog = lazy(() => import('./design-dialog.tsx'));

export function Lines({ subscription }: { subscription: Subscription }) {
	const { t } = usePlatform();
	const { day } = useDays();
	const { lines, newTermsFrom } = subscription;
	return (
		<>
			{newTermsFrom && (
				<p className="mb-3 font-medium">{t('ownSubscription.newTermsFrom', { day: day(newTermsFrom) })}</p>
			)}
			<ul className="divide-y divide-line">
				{lines.map((line) => (
					<One key={line.position} line={line} subscription={subscription} />
				))}
			</ul>
			<Totals subscription={subscription} />
		</>
	);
}

/** Of a line that a notice leads to. */
export const lineAnchor = (position: number) => `line-${position}`;

interface OneProps {
	line: Line;
	subscription: Subscription;
}

function One({ line, subscription }: OneProps) {
	const { t } = usePlatform();
	const { number, money } = useAmounts(subscription.currency);
	const { name, quantity, net, gross, position, itemId, designId } = line;
	const isLacking = subscription.lackingLines.includes(position);
	// What has been released on this page stays in view.
	const [wasLacking, setWasLacking] = useState(isLacking);
	if (isLacking && !wasLacking) setWasLacking(true);
	return (
		<li id={lineAnchor(position)} tabIndex={-1} className="flex scroll-mt-8 gap-4 py-4 outline-none first:pt-0">
			<Thumbnail picture={line.picture} designPreview={line.designPreview} />
			<div className="min-w-0 grow">
				<div className="flex flex-wrap justify-between gap-x-6 gap-y-2">
					<div className="min-w-0">
						<p className="font-bold hyphens-auto wrap-break-word">
							<PlainLink to={`/product/${line.slug}`} className="text-link underline-offset-4 hover:underline">
								{name}
							</PlainLink>
						</p>
						<Options options={line.options} />
						{line.itemName && <p className="mt-1 text-sm wrap-anywhere">{line.itemName}</p>}
					</div>
					<div className="ms-auto text-right tabular-nums">
						<p className="font-bold">{money(subscription.pricesIncludeTax ? gross : net)}</p>
						<p className="text-sm text-muted">
							{t('ownSubscriptions.pieces', { count: quantity, quantity: number(quantity) })}{' '}
							{t('ownSubscription.perDelivery')}
						</p>
					</div>
				</div>
				{isLacking && designId && <p className="mt-2 text-sm text-error">{t('ownSubscription.lackingDesign')}</p>}
				{subscription.mayChange && <Changes line={line} subscription={subscription} />}
				{wasLacking && !designId && (
					<Suspense>
						<LinePrintData subscriptionId={subscription.id} itemId={itemId} />
					</Suspense>
				)}
			</div>
		</li>
	);
}

function Changes({ line, subscription }: OneProps) {
	const { t } = usePlatform();
	const [open, setOpen] = useState<'quantity' | 'design'>();
	const close = () => setOpen(undefined);
	const { name } = line;
	return (
		<div className="mt-3 flex flex-wrap gap-2">
			{/* Of a series the rows say how many there are. */}
			{line.pricing && line.seriesRows === null && (
				<Button
					size="small"
					aria-label={t('ownSubscription.changeQuantityOf', { name })}
					onClick={() => setOpen('quantity')}
				>
					{t('ownSubscription.changeQuantity')}
				</Button>
			)}
			{line.designId && (
				<Button
					size="small"
					aria-label={t('ownSubscription.changeDesignOf', { name })}
					onClick={() => setOpen('design')}
				>
					{t('ownSubscription.changeDesign')}
				</Button>
			)}
			<Suspense>
				{open === 'quantity' && line.pricing && (
					<QuantityDialog subscription={subscription} line={line} offer={line.pricing} onClose={close} />
				)}
				{open === 'design' && <DesignDialog subscription={subscription} line={line} onClose={close} />}
			</Suspense>
		</div>
	);
}

function Totals({ subscription }: { subscription: Subscription }) {
	const { t } = usePlatform();
	const { every } = useDays();
	const { currency, interval, shipping, net, tax, gross } = subscription;
	const { money } = useAmounts(currency);
	const rows = [
		...(shipping
			? [
					{
						name: t('ownSubscription.shipping', { name: shipping.name }),
						amount: shipping.price === 0 ? t('ownSubscription.free') : money(shipping.price),
					},
				]
			: []),
		{ name: t('ownSubscription.net'), amount: money(net) },
		...(tax > 0 ? [{ name: t('ownSubscription.tax'), amount: money(tax) }] : []),
	];
	return (
		<dl className="mt-4 grid grid-cols-[1fr_auto] gap-x-4 gap-y-1 border-t border-line pt-4 tabular-nums">
			{rows.map(({ name, amount }) => (
				<div key={name} className="col-span-2 grid grid-cols-subgrid">
					<dt className="min-w-0 wrap-anywhere">{name}</dt>
					<dd className="text-right">{amount}</dd>
				</div>
			))}
			<div className="col-span-2 mt-2 grid grid-cols-subgrid text-lg font-bold text-heading">
				<dt className="min-w-0 wrap-anywhere">
					{t('ownSubscription.gross')} <span className="text-base font-normal text-muted">{every(interval)}</span>
				</dt>
				<dd className="text-right">{money(gross)}</dd>
			</div>
		</dl>
	);
}
