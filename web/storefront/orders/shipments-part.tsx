// What of an order is on its way: carrier, day, contents, and the way to the carrier's page of each parcel.
import { IconExternalLink, IconFileTypePdf } from '@tabler/icons-react';
import { writeDay } from '../../../rules/dates.ts';
import { formatNumber } from '../../../rules/formats.ts';
import { usePlatform } from '../../platform/environment.tsx';
import type { Order } from './order-page.tsx';

const linkStyle =
	'inline-flex min-h-8 items-center gap-1 text-link underline underline-offset-2 hover:text-link-hover pointer-coarse:min-h-11';

export function ShipmentsPart({ order }: { order: Order }) {
	const { t, language } = usePlatform();
	const { shipments, shipped } = order;
	return (
		<>
			<ul className="divide-y divide-line">
				{shipments.map(({ id, carrierName, shippedOn, deliveryNoteUrl, parcels, lines }) => (
					<li key={id} className="grid gap-2 py-4 first:pt-0 last:pb-0">
						<p className="font-bold wrap-anywhere">
							{t('ownOrders.shipment', { carrier: carrierName, day: writeDay(shippedOn, language, 'medium') })}
						</p>
						<ul className="grid gap-1">
							{parcels
								.map((parcel, place) => ({ ...parcel, place }))
								.map(({ place, number, trackingUrl, lines: packed }) => (
									<li key={place} className="flex flex-wrap items-center gap-x-4 wrap-anywhere">
										{number && <span className="tabular-nums">{t('ownOrders.parcel', { number })}</span>}
										{!number && packed.length > 0 && t('ownOrders.parcelAt', { position: place + 1 })}
										{trackingUrl && (
											<a href={trackingUrl} target="_blank" rel="noreferrer" className={linkStyle}>
												{t('ownOrders.track')}
												<IconExternalLink aria-hidden size={18} className="shrink-0" />
												<span className="sr-only">
													{number} ({t('kit.opensInNewTab')})
												</span>
											</a>
										)}
										{packed.length > 0 && <Contents order={order} lines={packed} />}
									</li>
								))}
						</ul>
						{parcels.every((parcel) => parcel.lines.length === 0) && <Contents order={order} lines={lines} />}
						<p>
							<a href={deliveryNoteUrl} target="_blank" rel="noreferrer" className={linkStyle}>
								<IconFileTypePdf aria-hidden size={18} className="shrink-0" />
								{t('ownOrders.deliveryNote')}
								<span className="sr-only">
									{carrierName}, {writeDay(shippedOn, language, 'medium')} ({t('kit.opensInNewTab')})
								</span>
							</a>
						</p>
					</li>
				))}
			</ul>
			{shipped === 'partly' && <p className="mt-4 text-sm text-muted">{t('ownOrders.restFollows')}</p>}
		</>
	);
}

type Lines = Order['shipments'][number]['lines'];

function Contents({ order, lines }: { order: Order; lines: Lines }) {
	const { t, language, notation } = usePlatform();
	return (
		<ul className="w-full text-sm text-muted">
			{lines.map(({ position, quantity }) => (
				<li key={position} className="wrap-anywhere">
					{t('ownOrders.shippedLine', {
						quantity: formatNumber(quantity, language, notation),
						name: order.lines.find((line) => line.position === position)?.name ?? '',
					})}
				</li>
			))}
		</ul>
	);
}
