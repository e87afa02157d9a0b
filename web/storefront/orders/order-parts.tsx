// Parts of a page about an order, for whoever may look at it: when it was ordered, its documents and its addresses.
import { IconFileTypePdf, IconFileTypeXml } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { writeDay } from '../../../rules/dates.ts';
import { formatOf, wantsXml } from '../../../rules/e-invoice/formats.ts';
import { usePlatform } from '../../platform/environment.tsx';
import { ChangeDate } from '../cart/change-date.tsx';
import { AddressLines } from './address-lines.tsx';
import type { Order } from './order-page.tsx';
import { CancelledChip, OrderStatusChip } from './order-status.tsx';

export function Part({ title, children }: { title: string; children: ReactNode }) {
	return (
		<section className="min-w-0 rounded-theme border border-line bg-surface p-5">
			<h2 className="mb-3 font-heading text-xl font-bold">{title}</h2>
			{children}
		</section>
	);
}

export function OrderedOn({ order }: { order: Order }) {
	const { t } = usePlatform();
	return (
		<p className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1 text-muted">
			<span>
				{t('ownOrders.orderedOn')} <ChangeDate at={order.placedAt ?? order.createdAt} />
			</span>
			<OrderStatusChip status={order.status} />
			{order.cancelledAt && <CancelledChip />}
		</p>
	);
}

const documentLink =
	'inline-flex min-h-8 items-start gap-2 text-link underline underline-offset-2 hover:text-link-hover pointer-coarse:min-h-11 pointer-coarse:items-center';

export function Documents({ order: { documents, billingAddress } }: { order: Order }) {
	const { t, language } = usePlatform();
	if (documents.length === 0) return <p className="text-muted">{t('ownOrders.noDocuments')}</p>;
	return (
		<ul className="grid gap-1">
			{documents.map(({ id, kind, number, issuedOn, url, xrechnungUrl }) => (
				<li key={id}>
					<a href={url} target="_blank" rel="noreferrer" className={documentLink}>
						<IconFileTypePdf aria-hidden size={20} className="mt-0.5 shrink-0" />
						<span className="min-w-0 wrap-anywhere">
							{t('ownOrders.documentFile', {
								kind: t(`ownOrders.document.${kind}`),
								number,
								day: writeDay(issuedOn, language, 'medium'),
							})}
						</span>
					</a>
					{xrechnungUrl && wantsXml(formatOf(billingAddress.invoiceFormat)) && (
						<a href={xrechnungUrl} download className={documentLink}>
							<IconFileTypeXml aria-hidden size={20} className="mt-0.5 shrink-0" />
							<span className="min-w-0 wrap-anywhere">
								{t('ownOrders.xrechnungFile', { kind: t(`ownOrders.document.${kind}`), number })}
							</span>
						</a>
					)}
				</li>
			))}
		</ul>
	);
}

export function Addresses({ order: { billingAddress, shippingAddress, shipping, subscription } }: { order: Order }) {
	const { t } = usePlatform();
	const { costCenter, vatId, email, orderReference, leitwegId, electronicAddress } = billingAddress;
	return (
		<div className="grid gap-4 phone:grid-cols-2 desktop:grid-cols-1">
			{!subscription?.isPlan && (
				<div className="min-w-0">
					<h3 className="mb-1 font-bold">{t('ownOrders.shippingAddress')}</h3>
					{shipping || shippingAddress ? (
						<AddressLines address={shippingAddress ?? billingAddress} />
					) : (
						<p>{t('ownOrders.noShipping')}</p>
					)}
				</div>
			)}
			<div className="min-w-0">
				<h3 className="mb-1 font-bold">{t('ownOrders.billingAddress')}</h3>
				<AddressLines address={billingAddress} />
				{email && <span className="mt-1 block wrap-anywhere">{email}</span>}
				{costCenter && <span className="block wrap-anywhere">{t('ownOrders.costCenter', { text: costCenter })}</span>}
				{vatId && <span className="block wrap-anywhere">{t('ownOrders.vatId', { text: vatId })}</span>}
				{orderReference && (
					<span className="block wrap-anywhere">{t('ownOrders.orderReference', { text: orderReference })}</span>
				)}
				{leitwegId && <span className="block wrap-anywhere">{t('ownOrders.leitwegId', { text: leitwegId })}</span>}
				{electronicAddress && (
					<span className="block wrap-anywhere">{t('ownOrders.electronicAddress', { text: electronicAddress })}</span>
				)}
			</div>
		</div>
	);
}
