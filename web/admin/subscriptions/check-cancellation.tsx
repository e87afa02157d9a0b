// What staff decides about a declared cancellation: it is carried out for a subscription, or there is nothing to do.
import { Button } from '../../kit/button.tsx';
import { useConfirm } from '../../kit/confirm.tsx';
import { useAttempt, useChange } from '../../platform/backoffice/data.ts';
import { usePlatform } from '../../platform/environment.tsx';
import { type Declared, isWithdrawal } from './declared.ts';
import { checkCancellationDocument } from './subscriptions.documents.ts';

/** For which is decided. */
export interface DecidedFor {
	id: string;
	number: string;
	status: 'active' | 'canceled';
	state: string;
}

const cancelTexts = {
	ask: 'subscriptionWork.cancelAsk',
	text: 'adminSubscriptions.checkNowText',
	confirm: 'adminSubscriptions.checkNow',
	done: 'subscriptionWork.canceled',
	button: 'adminSubscriptions.cancelFor',
} as const;

/** A withdrawal ends the contract at once, also one that is cancelled already. */
const endTexts = {
	ask: 'adminSubscriptions.endForAsk',
	text: 'adminSubscriptions.endForText',
	confirm: 'subscriptionWork.end',
	done: 'subscriptionWork.ended',
	button: 'adminSubscriptions.endFor',
} as const;

interface CancelForProps {
	cancellation: Declared;
	subscription: DecidedFor;
	/** Otherwise is asked first; what was cancelled by mistake can be reactivated, what has ended cannot: that is always asked. */
	isSure: boolean;
}

export function CancelFor({ cancellation, subscription, isSure }: CancelForProps) {
	const { t } = usePlatform();
	const confirm = useConfirm();
	const attempt = useAttempt();
	const change = useChange();
	const { id } = cancellation;
	const { number, status, state } = subscription;
	const ends = isWithdrawal(cancellation);
	const runsOn = ends ? state !== 'ended' : status === 'active';
	const texts = ends ? endTexts : cancelTexts;
	const decide = async () => {
		const request = {
			title: t(texts.ask),
			text: t(texts.text, { number }),
			confirmLabel: t(texts.confirm),
			cancelLabel: t('subscriptionWork.back'),
			colour: 'danger',
		} as const;
		if (runsOn && (ends || !isSure) && !(await confirm(request))) return;
		await attempt(() => change(checkCancellationDocument, { id, subscriptionId: subscription.id }), {
			done: t(runsOn ? texts.done : 'adminSubscriptions.assigned'),
			failed: t('adminSubscriptions.checkFailed'),
		});
	};
	return (
		<Button size="small" colour={runsOn ? 'danger' : 'neutral'} onClick={decide}>
			{t(runsOn ? texts.button : 'adminSubscriptions.assignTo', { number })}
		</Button>
	);
}

export function MarkChecked({ cancellation }: { cancellation: Declared }) {
	const { id } = cancellation;
	const refuses = isWithdrawal(cancellation) && cancellation.subscriptionId !== null;
	const { t } = usePlatform();
	const confirm = useConfirm();
	const attempt = useAttempt();
	const change = useChange();
	const mark = async () => {
		const sure = await confirm({
			title: t(refuses ? 'adminSubscriptions.refuseAsk' : 'adminSubscriptions.markCheckedAsk'),
			text: t(refuses ? 'adminSubscriptions.refuseText' : 'adminSubscriptions.markCheckedText'),
			confirmLabel: t(refuses ? 'adminSubscriptions.refuse' : 'adminSubscriptions.markChecked'),
		});
		if (!sure) return;
		await attempt(() => change(checkCancellationDocument, { id, subscriptionId: null }), {
			done: t('adminSubscriptions.checked'),
			failed: t('adminSubscriptions.checkFailed'),
		});
	};
	return (
		<Button size="small" onClick={mark}>
			{t(refuses ? 'adminSubscriptions.refuse' : 'adminSubscriptions.markChecked')}
		</Button>
	);
}
