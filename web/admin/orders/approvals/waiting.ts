// Whom an approval waits for, and how its products are called, as lists and cards of the administration say it.
import type { ApprovalState } from '../../../../rules/approvals/rule.ts';
import { useApproverNames } from '../../../approvals/approver-names.ts';
import { usePlatform } from '../../../platform/environment.tsx';

interface Waiting {
	state: ApprovalState;
	waitsFor: readonly string[];
}

/** Empty once it is decided. */
export function useWaitsFor() {
	const { t } = usePlatform();
	const join = useApproverNames();
	return ({ state, waitsFor }: Waiting): string => {
		if (state === 'returned') return t('approvals.theBuyer');
		if (state !== 'pending') return '';
		return waitsFor.length > 0 ? join(waitsFor) : t('approvals.theTeam');
	};
}

export const isOpen = (state: ApprovalState): boolean => state === 'pending' || state === 'returned';
