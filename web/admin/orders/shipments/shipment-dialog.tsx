// Records a shipment of an order, or corrects one with a reason. It is recorded under one id until it is done: pressed twice, it is one.
import { useState } from 'react';
import { dayIn } from '../../../../rules/dates.ts';
import { findFieldError } from '../../../../rules/fields.ts';
import { newId } from '../../../../rules/ids.ts';
import { carriers } from '../../../../rules/shipments/carriers.ts';
import { longestReason, type ShipmentInput } from '../../../../rules/shipments/shipment.ts';
import { failureText } from '../../../forms/failure-text.ts';
import { Button } from '../../../kit/button.tsx';
import { Checkbox } from '../../../kit/checkbox.tsx';
import { Dialog } from '../../../kit/dialog.tsx';
import { Notice } from '../../../kit/notice.tsx';
import { TextArea } from '../../../kit/text-area.tsx';
import { useToast } from '../../../kit/toasts.tsx';
import { refreshEverything, useAdminQuery, useChange, withReason } from '../../../platform/backoffice/data.ts';
import { usePlatform } from '../../../platform/environment.tsx';
import type { Order } from '../detail/order.ts';
import {
	draftOf,
	findDraftErrors,
	inputOf,
	lastCarrier,
	rememberCarrier,
	type Shipment,
	sendable,
} from './shipment-draft.ts';
import { ShipmentFields } from './shipment-fields.tsx';
import { correctShipmentDocument, ownCarriersDocument, recordShipmentDocument } from './shipments.documents.ts';

const spread = (parcel: ShipmentInput['parcels'][number]) => ({ ...parcel, lines: [...parcel.lines] });

interface ShipmentDialogProps {
	order: Order;
	/** Undefined: a new one. */
	shipment?: Shipment | undefined;
	onClose(): void;
}

export function ShipmentDialog({ order, shipment, onClose }: ShipmentDialogProps) {
	const { t, timeZone, queryClient } = usePlatform();
	const toast = useToast();
	const change = useChange();
	const today = dayIn(timeZone);
	const [shipmentId] = useState(newId);
	const [draft, setDraft] = useState(() => draftOf(order, shipment, lastCarrier(carriers), today));
	const [notify, setNotify] = useState(true);
	const [finish, setFinish] = useState(true);
	const [reason, setReason] = useState('');
	const [tried, setTried] = useState(false);
	const [busy, setBusy] = useState(false);
	const [refusal, setRefusal] = useState<string>();
	const { data } = useAdminQuery(ownCarriersDocument, {});
	const own = data?.ownCarriers ?? [];
	const unshipped = sendable(order, shipment);
	const placedOn = dayIn(timeZone, Date.parse(order.placedAt ?? order.createdAt));
	const errors = findDraftErrors(draft, { today, placedOn, unshipped });
	const reasonError =
		shipment && findFieldError(reason.trim(), { required: true, maxLength: longestReason })
			? t('adminShipments.error.reason')
			: undefined;
	const save = async () => {
		setTried(true);
		setRefusal(undefined);
		if (errors.all.length > 0 || reasonError) return;
		setBusy(true);
		try {
			const { carrier, carrierName, shippedOn, parcels, lines } = inputOf(draft);
			const given = { carrier, carrierName, shippedOn, lines: [...lines], parcels: parcels.map(spread) };
			if (shipment) {
				const correction = { shipmentId: shipment.id, revision: shipment.revision, reason: reason.trim() };
				await change(correctShipmentDocument, { ...correction, shipment: given, notify });
			} else {
				await change(recordShipmentDocument, { orderId: order.id, shipmentId, shipment: given, notify, finish });
				rememberCarrier(carrier);
			}
			toast.success(t(shipment ? 'adminShipments.corrected' : 'adminShipments.recorded'));
		} catch (error) {
			setRefusal(withReason(t('adminShipments.failed'), failureText(error, t)));
			// What another user has made of it is seen at once, and what was typed stays.
			return refreshEverything(queryClient);
		} finally {
			setBusy(false);
		}
		onClose();
	};
	return (
		<Dialog
			open
			onClose={onClose}
			title={
				shipment ? t('adminShipments.correctTitle') : t('adminShipments.recordTitle', { number: order.number ?? '' })
			}
			actions={
				<>
					<Button onClick={onClose}>{t('kit.cancel')}</Button>
					<Button colour="primary" busy={busy} onClick={save}>
						{t(shipment ? 'adminShipments.save' : 'adminShipments.record')}
					</Button>
				</>
			}
		>
			<div className="grid gap-5">
				{refusal && (
					<div role="alert">
						<Notice kind="danger">{refusal}</Notice>
					</div>
				)}
				{!shipment && <Warnings order={order} />}
				<ShipmentFields
					{...{ order, draft, unshipped, today, own }}
					onChange={setDraft}
					errors={tried ? errors : undefined}
				/>
				{shipment && (
					<TextArea
						label={t('adminShipments.reason')}
						hint={t('adminShipments.reasonHint')}
						required
						rows={2}
						maxLength={longestReason}
						value={reason}
						onChange={setReason}
						error={tried ? (reasonError ?? null) : undefined}
					/>
				)}
				<Checkbox
					label={t('adminShipments.notify')}
					hint={t('adminShipments.notifyHint')}
					checked={notify}
					onChange={setNotify}
				/>
				{!shipment && order.status !== 'finished' && (
					<Checkbox label={t('adminShipments.finish')} checked={finish} onChange={setFinish} />
				)}
			</div>
		</Dialog>
	);
}

/** What one should know before something leaves the house. */
function Warnings({ order: { waitsForPayment, waitsForPrintData } }: { order: Order }) {
	const { t } = usePlatform();
	return (
		<>
			{waitsForPayment && <Notice kind="warning">{t('adminShipments.unpaid')}</Notice>}
			{waitsForPrintData && <Notice kind="warning">{t('adminShipments.withoutData')}</Notice>}
		</>
	);
}
