// Where an approval is, as lists and pages of the account show it: by colour, by sign and by name.
import {
	IconArrowBackUp,
	IconCircleX,
	IconCreditCard,
	IconHourglassEmpty,
	IconHourglassOff,
	IconUserCheck,
} from '@tabler/icons-react';
import type { ApprovalState } from '../../../rules/approvals/rule.ts';
import { useApproverNames } from '../../approvals/approver-names.ts';
import { Chip } from '../../kit/chip.tsx';
import { usePlatform } from '../../platform/environment.tsx';

const looks = {
	pending: { icon: IconHourglassEmpty, state: 'scheduled' },
	returned: { icon: IconArrowBackUp, state: 'scheduled' },
	approved: { icon: IconUserCheck, state: 'active' },
	rejected: { icon: IconCircleX, state: 'failed' },
	expired: { icon: IconHourglassOff, state: 'inactive' },
	withdrawn: { icon: IconArrowBackUp, state: 'inactive' },
} as const;

interface ChipProps {
	state: ApprovalState;
	/** It is approved, and waits for its payment. */
	toPay: boolean;
}

export function ApprovalStateChip({ state, toPay }: ChipProps) {
	const { t } = usePlatform();
	if (toPay) return <Chip state="scheduled" icon={IconCreditCard} label={t('approvals.toPay')} />;
	const { icon, state: look } = looks[state];
	return <Chip state={look} icon={icon} label={t(`approvals.state.${state}`)} />;
}

export const isOpen = (state: ApprovalState): boolean => state === 'pending' || state === 'returned';

/** In a sentence, or what follows the chip of the state in lists; empty once it is decided. */
export function useWaitingText() {
	const { t } = usePlatform();
	const join = useApproverNames();
	return (
		{ state, waitsFor }: { state: ApprovalState; waitsFor: readonly string[] },
		isOwn: boolean,
		afterChip = false,
	): string => {
		if (state === 'returned') return t(isOwn ? 'approvals.waitsForYou' : 'approvals.waitsForBuyer');
		if (state !== 'pending') return '';
		if (waitsFor.length === 0) return t(afterChip ? 'approvals.byShop' : 'approvals.waitsForShop');
		return t(afterChip ? 'approvals.byNames' : 'approvals.waitsFor', { names: join(waitsFor) });
	};
}
