// Where a subscription is: Active or Canceled, and beside that what is special about it.
import { IconBan, IconCircleCheck, IconPlayerPause } from '@tabler/icons-react';
import type { SubscriptionState } from '../../../rules/subscriptions/machine.ts';
import { Chip } from '../../kit/chip.tsx';
import { usePlatform } from '../../platform/environment.tsx';
import { useDays } from './use-days.ts';

interface Shown {
	status: 'active' | 'canceled';
	state: Exclude<SubscriptionState, 'opening' | 'abandoned'>;
	trialEnd: string | null;
	overdue: object | null;
}

export function StatusChips({ subscription: { status, state, trialEnd, overdue } }: { subscription: Shown }) {
	const { t } = usePlatform();
	const { day } = useDays();
	return (
		<span className="flex flex-wrap gap-1">
			<Chip
				state={status === 'active' ? 'active' : 'inactive'}
				icon={status === 'active' ? IconCircleCheck : IconBan}
				label={t(`ownSubscriptions.status.${status}`)}
			/>
			{state === 'trialing' && trialEnd && (
				<Chip state="scheduled" label={t('ownSubscriptions.inTrial', { day: day(trialEnd) })} />
			)}
			{state === 'paused' && <Chip state="scheduled" icon={IconPlayerPause} label={t('ownSubscriptions.paused')} />}
			{overdue && <Chip state="failed" label={t('ownSubscriptions.overdue')} />}
		</span>
	);
}
