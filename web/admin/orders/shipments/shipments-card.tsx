// The shipments of an order: with whom, when, what is in them, and where each parcel is followed.
import { IconExternalLink, IconFileTypePdf } from '@tabler/icons-react';
import { useState } from 'react';
import { writeDay } from '../../../../rules/dates.ts';
import { formatNumber } from '../../../../rules/formats.ts';
import { Button } from '../../../kit/button.tsx';
import { Card } from '../../../kit/card.tsx';
import { usePlatform } from '../../../platform/environment.tsx';
import { has, useMe } from '../../me.tsx';
import type { Order } from '../detail/order.ts';
import { RemoveShipment } from './remove-shipment.tsx';
import { ShipmentDialog } from './shipment-dialog.tsx';
import type { Shipment } from './shipment-draft.ts';

type Opened = { what: 'record' } | { what: 'correct' | 'remove'; shipment: Shipment };

export function ShipmentsCard({ order }: { order: Order }) {
	const { t } = usePlatform();
	const me = useMe();
	const [opened, setOpened] = useState<Opened>();
	const { shipments, mayShip } = order;
	if (shipments.length === 0 && !mayShip) return null;
	const mayChange = has(me, 'mOrder');
	const close = () => setOpened(undefined);
	return (
		<Card heading="h2" title={t('adminShipments.title')}>
			{shipments.length === 0 && <p className="text-muted">{t('adminShipments.none')}</p>}
			<ul>
				{shipments.map((shipment) => (
					<OneShipment
						key={shipment.id}
						order={order}
						shipment={shipment}
						onOpen={mayChange ? (what) => setOpened({ what, shipment }) : undefined}
					/>
				))}
			</ul>
			{mayShip && mayChange && (
				<div className="mt-4">
					<Button size="small" onClick={() => setOpened({ what: 'record' })}>
						{t('adminShipments.record')}
					</Button>
				</div>
			)}
			{opened?.what === 'record' && <ShipmentDialog order={order} onClose={close} />}
			{opened?.what === 'correct' && <ShipmentDialog order={order} shipment={opened.shipment} onClose={close} />}
			{opened?.what === 'remove' && <RemoveShipment shipment={opened.shipment} onClose={close} />}
		</Card>
	);
}

const linkStyle =
	'inline-flex min-h-8 items-center gap-1 font-medium text-link underline underline-offset-2 hover:text-link-hover pointer-coarse:min-h-11';

interface OneShipmentProps {
	order: Order;
	shipment: Shipment;
	onOpen: ((what: 'correct' | 'remove') => void) | undefined;
}

function OneShipment({ order, shipment, onOpen }: OneShipmentProps) {
	const { t, language, notation } = usePlatform();
	const { carrierName: carrier, parcels, lines } = shipment;
	const day = writeDay(shipment.shippedOn, language, 'medium');
	const written = (some: Shipment['lines']) =>
		some
			.map(({ position, quantity }) => {
				const name = order.lines.find((line) => line.position === position)?.name ?? '';
				return t('adminShipments.lineCount', { quantity: formatNumber(quantity, language, notation), name });
			})
			.join(' · ');
	const isPacked = parcels.some((parcel) => parcel.lines.length > 0);
	return (
		<li className="grid gap-1 border-b border-line py-3 text-sm first:pt-0 last:border-b-0 last:pb-0">
			<div className="flex flex-wrap items-baseline justify-between gap-x-4">
				<p className="font-medium wrap-anywhere">
					{carrier} · {day}
				</p>
				{onOpen && (
					<span className="flex gap-2">
						<Button
							size="small"
							aria-label={t('adminShipments.correctNamed', { carrier, day })}
							onClick={() => onOpen('correct')}
						>
							{t('adminShipments.correct')}
						</Button>
						<Button
							size="small"
							aria-label={t('adminShipments.removeNamed', { carrier, day })}
							onClick={() => onOpen('remove')}
						>
							{t('adminShipments.remove')}
						</Button>
					</span>
				)}
			</div>
			<ul>
				{parcels
					.map((parcel, place) => ({ ...parcel, place }))
					.map(({ place, number, trackingUrl, lines: packed }) => (
						<li key={place} className="flex flex-wrap items-center gap-x-3 wrap-anywhere">
							<span className="tabular-nums">{number || t('adminShipments.noNumber')}</span>
							{trackingUrl && (
								<a href={trackingUrl} target="_blank" rel="noreferrer" className={linkStyle}>
									{t('adminShipments.track')}
									<IconExternalLink aria-hidden size={16} />
									<span className="sr-only">
										{number} ({t('kit.opensInNewTab')})
									</span>
								</a>
							)}
							{packed.length > 0 && <span className="w-full pb-1 text-muted">{written(packed)}</span>}
						</li>
					))}
			</ul>
			{!isPacked && <p className="text-muted wrap-anywhere">{written(lines)}</p>}
			<p>
				<a href={shipment.deliveryNoteUrl} target="_blank" rel="noreferrer" className={linkStyle}>
					<IconFileTypePdf aria-hidden size={18} />
					{t('adminShipments.deliveryNote')}
					<span className="sr-only">
						: {carrier}, {day} ({t('kit.opensInNewTab')})
					</span>
				</a>
			</p>
		</li>
	);
}
