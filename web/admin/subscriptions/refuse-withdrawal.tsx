// Staff refuses a withdrawal: with a reason, which is written to whoever has declared it.
import { useState } from 'react';
import { errorText } from '../../../rules/fields.ts';
import { showEmail } from '../../../rules/show-email.ts';
import { refusalError, refusalRules } from '../../../rules/subscriptions/cancellation.ts';
import { Button } from '../../kit/button.tsx';
import { Dialog } from '../../kit/dialog.tsx';
import { TextArea } from '../../kit/text-area.tsx';
import { useAttempt, useChange } from '../../platform/backoffice/data.ts';
import { useTexts } from '../../platform/environment.tsx';
import type { Declared } from './declared.ts';
import { checkCancellationDocument } from './subscriptions.documents.ts';

export function RefuseWithdrawal({ cancellation }: { cancellation: Declared }) {
	const t = useTexts();
	const [isOpen, setOpen] = useState(false);
	return (
		<>
			<Button size="small" onClick={() => setOpen(true)}>
				{t('adminSubscriptions.refuse')}
			</Button>
			{isOpen && <RefuseDialog cancellation={cancellation} onClose={() => setOpen(false)} />}
		</>
	);
}

function RefuseDialog({ cancellation, onClose }: { cancellation: Declared; onClose(): void }) {
	const t = useTexts();
	const attempt = useAttempt();
	const change = useChange();
	const { id, email, subscriptionId } = cancellation;
	const [reason, setReason] = useState('');
	const [tried, setTried] = useState(false);
	const [busy, setBusy] = useState(false);
	const error = refusalError(reason);
	const refuse = async () => {
		setTried(true);
		if (error) return;
		setBusy(true);
		const done = await attempt(
			() => change(checkCancellationDocument, { id, subscriptionId: null, refusal: reason.trim() }),
			{ done: t('adminSubscriptions.refused'), failed: t('adminSubscriptions.checkFailed') },
		);
		setBusy(false);
		if (done) onClose();
	};
	const address = showEmail(email);
	return (
		<Dialog
			open
			onClose={onClose}
			size="small"
			title={t('adminSubscriptions.refuseAsk')}
			actions={
				<>
					<Button onClick={onClose}>{t('kit.cancel')}</Button>
					<Button colour="danger" busy={busy} onClick={refuse}>
						{t('adminSubscriptions.refuse')}
					</Button>
				</>
			}
		>
			<div className="grid gap-4">
				{subscriptionId && <p>{t('adminSubscriptions.refuseText')}</p>}
				<TextArea
					label={t('adminSubscriptions.refuseReason')}
					hint={t('adminSubscriptions.refuseReasonHint', { email: address })}
					required
					rows={5}
					maxLength={refusalRules.maxLength}
					value={reason}
					onChange={setReason}
					error={tried ? (error ? errorText(error, t) : null) : undefined}
				/>
			</div>
		</Dialog>
	);
}
