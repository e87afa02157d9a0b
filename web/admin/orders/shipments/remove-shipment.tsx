// Removes a shipment that did not take place, with a reason.
import { useState } from 'react';
import { findFieldError } from '../../../../rules/fields.ts';
import { longestReason } from '../../../../rules/shipments/shipment.ts';
import { Button } from '../../../kit/button.tsx';
import { Dialog } from '../../../kit/dialog.tsx';
import { TextArea } from '../../../kit/text-area.tsx';
import { refreshEverything, useAttempt, useChange } from '../../../platform/backoffice/data.ts';
import { usePlatform } from '../../../platform/environment.tsx';
import type { Shipment } from './shipment-draft.ts';
import { removeShipmentDocument } from './shipments.documents.ts';

interface RemoveShipmentProps {
	shipment: Shipment;
	onClose(): void;
}

export function RemoveShipment({ shipment: { id, revision }, onClose }: RemoveShipmentProps) {
	const { t, queryClient } = usePlatform();
	const attempt = useAttempt();
	const change = useChange();
	const [reason, setReason] = useState('');
	const [tried, setTried] = useState(false);
	const [busy, setBusy] = useState(false);
	const isWrong = findFieldError(reason.trim(), { required: true, maxLength: longestReason }) !== undefined;
	const remove = async () => {
		setTried(true);
		if (isWrong) return;
		setBusy(true);
		const wish = { shipmentId: id, revision, reason: reason.trim() };
		const done = await attempt(() => change(removeShipmentDocument, wish), {
			done: t('adminShipments.removed'),
			failed: t('adminShipments.removeFailed'),
		});
		setBusy(false);
		if (done) onClose();
		else await refreshEverything(queryClient);
	};
	return (
		<Dialog
			open
			onClose={onClose}
			size="small"
			title={t('adminShipments.removeTitle')}
			actions={
				<>
					<Button onClick={onClose}>{t('kit.cancel')}</Button>
					<Button colour="danger" busy={busy} onClick={remove}>
						{t('adminShipments.remove')}
					</Button>
				</>
			}
		>
			<div className="grid gap-4">
				<p>{t('adminShipments.removeText')}</p>
				<TextArea
					label={t('adminShipments.reason')}
					hint={t('adminShipments.reasonHint')}
					required
					rows={2}
					maxLength={longestReason}
					value={reason}
					onChange={setReason}
					error={tried ? (isWrong ? t('adminShipments.error.reason') : null) : undefined}
				/>
			</div>
		</Dialog>
	);
}
