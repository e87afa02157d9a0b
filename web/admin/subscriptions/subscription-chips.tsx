// How a subscription stands: the two statuses of every subscription, and beside them what is out of the ordinary.
import {
	type Icon,
	IconAlertTriangle,
	IconBuildingStore,
	IconCircleCheck,
	IconCircleX,
	IconFileImport,
	IconHourglass,
	IconMailExclamation,
	IconPlayerPause,
	IconSquareCheck,
} from '@tabler/icons-react';
import { useTexts } from '../../platform/environment.tsx';
import { StateChip } from '../orders/state-chip.tsx';

type State = 'trialing' | 'active' | 'pastDue' | 'paused' | 'ended';

interface SubscriptionChipsProps {
	subscription: {
		status: 'active' | 'canceled';
		state: State;
		isWithdrawalOpen: boolean;
		isPlan: boolean;
		isDetached: boolean;
	};
}

/** Paid is what is expected: it has none. */
const states: Record<Exclude<State, 'active'>, { icon: Icon; look: 'plain' | 'info' | 'warning' | 'danger' }> = {
	trialing: { icon: IconHourglass, look: 'info' },
	pastDue: { icon: IconAlertTriangle, look: 'danger' },
	paused: { icon: IconPlayerPause, look: 'warning' },
	ended: { icon: IconSquareCheck, look: 'plain' },
};

export function SubscriptionChips({ subscription }: SubscriptionChipsProps) {
	const t = useTexts();
	const { status, state, isWithdrawalOpen, isPlan, isDetached } = subscription;
	return (
		<span className="flex flex-wrap gap-1">
			{isWithdrawalOpen && (
				<StateChip icon={IconMailExclamation} look="warning" label={t('adminSubscriptions.withdrawalOpen')} />
			)}
			<StateChip
				icon={status === 'active' ? IconCircleCheck : IconCircleX}
				look={status === 'active' ? 'success' : 'plain'}
				label={t(`adminSubscriptions.status.${status}`)}
			/>
			{state !== 'active' && <StateChip {...states[state]} label={t(`adminSubscriptions.state.${state}`)} />}
			{isPlan && <StateChip icon={IconBuildingStore} look="info" label={t('adminSubscriptions.plan')} />}
			{isDetached && <StateChip icon={IconFileImport} look="warning" label={t('adminSubscriptions.detached')} />}
		</span>
	);
}
