// Where a subscription is: Active or Canceled, and beside that what is special about it.
import { IconBan, IconCircleCheck, IconMail, IconPlayerPause } from '@tabler/icons-react';
import type { SubscriptionState } from '../../../rules/subscriptions/machine.ts';
import { Chip } from '../../kit/chip.tsx';
import { usePlatform } from '../../platform/environment.tsx';
import { useDays } from './use-days.ts';

interface Shown {
	status: 'active' | 'canceled';
	state: Exclude<SubscriptionState, 'opening' | 'abandoned'>;
	trialEnd: string | null;
	overdue: object | null;
	isWithdrawalOpen: boolean;
	isWithdrawnByOther: boolean;
	endReason: string | null;
}

export function StatusChips({ subscription }: { subscription: Shown }) {
	const { t } = usePlatform();
	const { day } = useDays();
	const { status, state, trialEnd, overdue, isWithdrawalOpen, endReason } = subscription;
	// It was not cancelled by its customer: how it goes on is decided with the withdrawal.
	if (isWithdrawalOpen && status === 'canceled' && state !== 'ended')
		return <Chip state="scheduled" icon={IconMail} label={t('ownSubscriptions.status.withdrawing')} />;
	const shown = endReason === 'withdrawal' && !subscription.isWithdrawnByOther ? 'withdrawn' : status;
	return (
		<span className="flex flex-wrap gap-1">
			<Chip
				state={status === 'active' ? 'active' : 'inactive'}
				icon={status === 'active' ? IconCircleCheck : IconBan}
				label={t(`ownSubscriptions.status.${shown}`)}
			/>
			{state === 'trialing' && trialEnd && (
				<Chip state="scheduled" label={t('ownSubscriptions.inTrial', { day: day(trialEnd) })} />
			)}
			{state === 'paused' && <Chip state="scheduled" icon={IconPlayerPause} label={t('ownSubscriptions.paused')} />}
			{overdue && <Chip state="failed" label={t('ownSubscriptions.overdue')} />}
		</span>
	);
}
