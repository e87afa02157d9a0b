// What staff decides about a declared cancellation: it is carried out for a subscription, or there is nothing to do.
import { Button } from '../../kit/button.tsx';
import { useConfirm } from '../../kit/confirm.tsx';
import { useAttempt, useChange } from '../../platform/backoffice/data.ts';
import { usePlatform } from '../../platform/environment.tsx';
import type { Declared } from './declared.ts';
import { checkCancellationDocument } from './subscriptions.documents.ts';

interface CancelForProps {
	cancellation: Declared;
	subscription: { id: string; number: string; status: 'active' | 'canceled' };
	/** Otherwise is asked first; what was cancelled by mistake can be reactivated. */
	isSure: boolean;
}

export function CancelFor({ cancellation: { id }, subscription, isSure }: CancelForProps) {
	const { t } = usePlatform();
	const confirm = useConfirm();
	const attempt = useAttempt();
	const change = useChange();
	const { number, status } = subscription;
	const runsOn = status === 'active';
	const decide = async () => {
		const request = {
			title: t('subscriptionWork.cancelAsk'),
			text: t('adminSubscriptions.checkNowText', { number }),
			confirmLabel: t('adminSubscriptions.checkNow'),
			cancelLabel: t('subscriptionWork.back'),
			colour: 'danger',
		} as const;
		if (runsOn && !isSure && !(await confirm(request))) return;
		await attempt(() => change(checkCancellationDocument, { id, subscriptionId: subscription.id }), {
			done: t(runsOn ? 'subscriptionWork.canceled' : 'adminSubscriptions.assigned'),
			failed: t('adminSubscriptions.checkFailed'),
		});
	};
	return (
		<Button size="small" colour={runsOn ? 'danger' : 'neutral'} onClick={decide}>
			{t(runsOn ? 'adminSubscriptions.cancelFor' : 'adminSubscriptions.assignTo', { number })}
		</Button>
	);
}

export function MarkChecked({ cancellation: { id } }: { cancellation: Declared }) {
	const { t } = usePlatform();
	const confirm = useConfirm();
	const attempt = useAttempt();
	const change = useChange();
	const mark = async () => {
		const sure = await confirm({
			title: t('adminSubscriptions.markCheckedAsk'),
			text: t('adminSubscriptions.markCheckedText'),
			confirmLabel: t('adminSubscriptions.markChecked'),
		});
		if (!sure) return;
		await attempt(() => change(checkCancellationDocument, { id, subscriptionId: null }), {
			done: t('adminSubscriptions.checked'),
			failed: t('adminSubscriptions.checkFailed'),
		});
	};
	return (
		<Button size="small" onClick={mark}>
			{t('adminSubscriptions.markChecked')}
		</Button>
	);
}
