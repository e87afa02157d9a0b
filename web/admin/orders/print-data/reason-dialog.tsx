// Asks for the reason that a customer reads: why a file or a design is not printed.
import { useState } from 'react';
import { errorText, findFieldError } from '../../../../rules/fields.ts';
import { longestReason } from '../../../../rules/printing/print-data.ts';
import { failureText } from '../../../forms/failure-text.ts';
import { Button } from '../../../kit/button.tsx';
import { Dialog } from '../../../kit/dialog.tsx';
import { TextArea } from '../../../kit/text-area.tsx';
import { withReason } from '../../../platform/backoffice/data.ts';
import { usePlatform } from '../../../platform/environment.tsx';

interface ReasonDialogProps {
	title: string;
	text: string;
	/** On the button that sends it. */
	action: string;
	open: boolean;
	onClose(): void;
	/** What it throws stands beside the reason until that is changed. */
	onSend(reason: string): Promise<void>;
}

export function ReasonDialog({ title, text, action, open, onClose, onSend }: ReasonDialogProps) {
	const { t } = usePlatform();
	const [reason, setReason] = useState('');
	const [tried, setTried] = useState(false);
	const [busy, setBusy] = useState(false);
	const [refusal, setRefusal] = useState<string>();
	const error = findFieldError(reason, { required: true, maxLength: longestReason, allowsEverySign: true });
	const send = async () => {
		setTried(true);
		setRefusal(undefined);
		if (error) return;
		setBusy(true);
		try {
			await onSend(reason.trim());
			setReason('');
			setTried(false);
			onClose();
		} catch (failure) {
			setRefusal(withReason(t('printOrders.askFailed'), failureText(failure, t)));
		} finally {
			setBusy(false);
		}
	};
	return (
		<Dialog
			open={open}
			onClose={onClose}
			size="small"
			title={title}
			actions={
				<>
					<Button onClick={onClose}>{t('kit.cancel')}</Button>
					<Button colour="primary" busy={busy} onClick={send}>
						{action}
					</Button>
				</>
			}
		>
			<div className="grid gap-4">
				<p className="wrap-anywhere">{text}</p>
				<TextArea
					label={t('printOrders.reason')}
					hint={t('printOrders.reasonHint')}
					required
					rows={5}
					maxLength={longestReason}
					value={reason}
					onChange={(typed) => {
						setReason(typed);
						setRefusal(undefined);
					}}
					error={tried ? (error ? errorText(error, t) : (refusal ?? null)) : undefined}
				/>
			</div>
		</Dialog>
	);
}
