// Sends an ordered design back as it is now, with a reason that the customer reads.
import { type FormEvent, useState } from 'react';
import { errorText, findFieldError } from '../../../rules/fields.ts';
import { longestReason } from '../../../rules/printing/print-data.ts';
import { failureText } from '../../forms/failure-text.ts';
import { Button } from '../../kit/button.tsx';
import { NativeDialog } from '../../kit/native-dialog.tsx';
import { TextArea } from '../../kit/text-area.tsx';
import { usePlatform } from '../../platform/environment.tsx';
import type { DesignSession } from '../header/draft-session.ts';
import { settleSeries } from '../series/open-series.ts';
import type { OrderLine } from './draft-orders.ts';
import { sendBackDocument } from './orders.documents.ts';

export interface LineDialogProps {
	session: DesignSession;
	line: OrderLine;
	onClose(): void;
}

export default function SendBackDialog({ session, line, onClose }: LineDialogProps) {
	const { t, ask, base } = usePlatform();
	const [reason, setReason] = useState('');
	const [isTried, setTried] = useState(false);
	const [busy, setBusy] = useState(false);
	/** Why the last try has come to nothing: beside the reason until that is changed. */
	const [failure, setFailure] = useState<string>();
	const error = findFieldError(reason, { required: true, maxLength: longestReason, allowsEverySign: true });

	async function send(): Promise<void> {
		setBusy(true);
		setFailure(undefined);
		try {
			const unsaved = (await session.settle()) ? await settleSeries() : t('studio.notSavedYet');
			if (unsaved === undefined) {
				await ask(sendBackDocument, { itemId: line.itemId, reason: reason.trim() });
				return window.location.assign(`${base}/admin/orders/${line.orderId}`);
			}
			setFailure(unsaved);
		} catch (given) {
			setFailure(t('studioOrders.notSentBack', { reason: failureText(given, t) }));
		}
		setBusy(false);
	}

	const submit = (event: FormEvent) => {
		event.preventDefault();
		setTried(true);
		if (!error) void send();
	};
	return (
		<NativeDialog title={t('studioOrders.sendBackTitle')} onClose={onClose}>
			<form onSubmit={submit} noValidate className="grid gap-4 p-4">
				<p>{t('studioOrders.sendBackText')}</p>
				<TextArea
					label={t('studioOrders.reason')}
					required
					rows={5}
					maxLength={longestReason}
					value={reason}
					onChange={(text) => {
						setReason(text);
						setFailure(undefined);
					}}
					error={isTried ? (error ? errorText(error, t) : (failure ?? null)) : undefined}
				/>
				<div className="flex flex-wrap justify-end gap-2">
					<Button onClick={onClose}>{t('studio.cancel')}</Button>
					<Button type="submit" colour="primary" busy={busy}>
						{t('studioOrders.sendBackDo')}
					</Button>
				</div>
			</form>
		</NativeDialog>
	);
}
