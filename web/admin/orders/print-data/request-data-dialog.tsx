// Asks the customer for other print data, with the reason.
import { useState } from 'react';
import { errorText, findFieldError } from '../../../../rules/fields.ts';
import { longestReason } from '../../../../rules/printing/print-data.ts';
import { failureText } from '../../../forms/failure-text.ts';
import { Button } from '../../../kit/button.tsx';
import { Dialog } from '../../../kit/dialog.tsx';
import { TextArea } from '../../../kit/text-area.tsx';
import { useToast } from '../../../kit/toasts.tsx';
import { ApiFailure } from '../../../platform/api.ts';
import { refreshEverything, useChange, withReason } from '../../../platform/backoffice/data.ts';
import { usePlatform } from '../../../platform/environment.tsx';
import { refusePrintDataDocument } from './print-data.documents.ts';

interface RequestDataDialogProps {
	/** Of the file that is not printed. */
	id: string;
	name: string;
	open: boolean;
	onClose(): void;
}

export function RequestDataDialog({ id, name, open, onClose }: RequestDataDialogProps) {
	const { t, queryClient } = usePlatform();
	const toast = useToast();
	const change = useChange();
	const [reason, setReason] = useState('');
	const [tried, setTried] = useState(false);
	const [busy, setBusy] = useState(false);
	/** Why the last try has come to nothing: beside the reason until that is changed. */
	const [refusal, setRefusal] = useState<string>();
	const error = findFieldError(reason, { required: true, maxLength: longestReason, allowsEverySign: true });
	const send = async () => {
		setTried(true);
		setRefusal(undefined);
		if (error) return;
		setBusy(true);
		try {
			await change(refusePrintDataDocument, { id, reason: reason.trim() });
			toast.success(t('printOrders.asked'));
			setReason('');
			setTried(false);
			onClose();
		} catch (failure) {
			const text = withReason(t('printOrders.askFailed'), failureText(failure, t));
			setRefusal(text);
			if (!(failure instanceof ApiFailure && failure.code === 'PRINT_DATA_REPLACED')) return;
			// This file goes, and the dialog with it.
			toast.error(text);
			onClose();
			await refreshEverything(queryClient);
		} finally {
			setBusy(false);
		}
	};
	return (
		<Dialog
			open={open}
			onClose={onClose}
			size="small"
			title={t('printOrders.askTitle')}
			actions={
				<>
					<Button onClick={onClose}>{t('kit.cancel')}</Button>
					<Button colour="primary" busy={busy} onClick={send}>
						{t('printOrders.ask')}
					</Button>
				</>
			}
		>
			<div className="grid gap-4">
				<p className="wrap-anywhere">{t('printOrders.askText', { name })}</p>
				<TextArea
					label={t('printOrders.reason')}
					hint={t('printOrders.reasonHint')}
					required
					rows={5}
					maxLength={longestReason}
					value={reason}
					onChange={(text) => {
						setReason(text);
						setRefusal(undefined);
					}}
					error={tried ? (error ? errorText(error, t) : (refusal ?? null)) : undefined}
				/>
			</div>
		</Dialog>
	);
}
