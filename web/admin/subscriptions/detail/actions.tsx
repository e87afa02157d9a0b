// What staff can do with a subscription: what is done every day as buttons, the rest in a menu. Each says before what is going to happen.
import { useState } from 'react';
import { Button } from '../../../kit/button.tsx';
import { type ConfirmationRequest, useConfirm } from '../../../kit/confirm.tsx';
import { Menu } from '../../../kit/menu.tsx';
import { useAttempt, useChange } from '../../../platform/backoffice/data.ts';
import { usePlatform } from '../../../platform/environment.tsx';
import { commandSubscriptionDocument, settleSubscriptionDocument } from '../subscriptions.documents.ts';
import { ChangeDialog } from './change-dialog.tsx';
import { PauseDialog } from './pause-dialog.tsx';
import type { Subscription } from './subscription.ts';
import { useDay } from './use-day.ts';

type Command = 'cancel' | 'keep' | 'resume' | 'end';

const doneTexts = {
	cancel: 'subscriptionWork.canceled',
	keep: 'subscriptionWork.kept',
	resume: 'subscriptionWork.resumed',
	end: 'subscriptionWork.ended',
} as const;

const cancelTexts = {
	paid: 'subscriptionWork.cancelText',
	paused: 'subscriptionWork.cancelPausedText',
	trialing: 'subscriptionWork.cancelTrialText',
	pastDue: 'subscriptionWork.cancelUnpaidText',
} as const;

/** What is asked before each. */
function useQuestions({ periodEnd, trialEnd, state }: Subscription): Record<Command, ConfirmationRequest> {
	const { t } = usePlatform();
	const day = useDay();
	// A trial that is paused ends when it would have ended without the pause.
	const inTrial = trialEnd !== null && Date.parse(trialEnd) > Date.now();
	const end = state === 'trialing' || (state === 'paused' && inTrial) ? trialEnd : periodEnd;
	const cancelText = cancelTexts[state in cancelTexts ? (state as keyof typeof cancelTexts) : 'paid'];
	const back = { cancelLabel: t('subscriptionWork.back') };
	return {
		cancel: {
			title: t('subscriptionWork.cancelAsk'),
			text: t(cancelText, { day: end ? day(end) : '' }),
			confirmLabel: t('subscriptionWork.cancel'),
			...{ ...back, colour: 'danger' },
		},
		keep: {
			title: t('subscriptionWork.keepAsk'),
			text: t('subscriptionWork.keepText'),
			confirmLabel: t('subscriptionWork.keep'),
			...back,
		},
		resume: {
			title: t('subscriptionWork.resumeAsk'),
			text: t('subscriptionWork.resumeText'),
			confirmLabel: t('subscriptionWork.resume'),
			...back,
		},
		end: {
			title: t('subscriptionWork.endAsk'),
			text: t('subscriptionWork.endText'),
			confirmLabel: t('subscriptionWork.end'),
			...{ ...back, colour: 'danger', isCautious: true },
		},
	};
}

export function Actions({ subscription }: { subscription: Subscription }) {
	const { t } = usePlatform();
	const confirm = useConfirm();
	const attempt = useAttempt();
	const change = useChange();
	const [open, setOpen] = useState<'pause' | 'change'>();
	const questions = useQuestions(subscription);
	const { id, state, isDetached, mayCancel, mayReactivate, mayPause, mayResume, mayChange } = subscription;
	const run = async (command: Command) => {
		if (!(await confirm(questions[command]))) return;
		await attempt(() => change(commandSubscriptionDocument, { id, command, until: null }), {
			done: t(doneTexts[command]),
			failed: t('subscriptionWork.failed'),
		});
	};
	const settle = () =>
		attempt(() => change(settleSubscriptionDocument, { id }), {
			done: t('subscriptionWork.settled'),
			failed: t('subscriptionWork.settleFailed'),
		});
	if (isDetached) return null;
	const more = [
		...(mayChange ? [{ id: 'change', label: t('subscriptionWork.change'), onAction: () => setOpen('change') }] : []),
		{ id: 'settle', label: t('subscriptionWork.settle'), onAction: () => void settle() },
		...(state === 'ended'
			? []
			: [{ id: 'end', label: t('subscriptionWork.end'), danger: true, onAction: () => void run('end') }]),
	];
	return (
		<>
			{mayPause && <Button onClick={() => setOpen('pause')}>{t('subscriptionWork.pause')}</Button>}
			{mayResume && (
				<Button colour="primary" onClick={() => run('resume')}>
					{t('subscriptionWork.resume')}
				</Button>
			)}
			{mayCancel && <Button onClick={() => run('cancel')}>{t('subscriptionWork.cancel')}</Button>}
			{mayReactivate && (
				<Button colour="primary" onClick={() => run('keep')}>
					{t('subscriptionWork.keep')}
				</Button>
			)}
			<Menu compact label={t('subscriptionWork.more')} actions={more} />
			{open === 'pause' && <PauseDialog id={id} onClose={() => setOpen(undefined)} />}
			{open === 'change' && <ChangeDialog subscription={subscription} onClose={() => setOpen(undefined)} />}
		</>
	);
}
