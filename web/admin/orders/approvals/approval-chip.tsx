// Where an approval is: by colour, by sign and by name.
import {
	IconArrowBackUp,
	IconCircleCheck,
	IconCircleX,
	IconHourglassEmpty,
	IconHourglassOff,
	IconUserCheck,
} from '@tabler/icons-react';
import type { ApprovalState } from '../../../../rules/approvals/rule.ts';
import { useTexts } from '../../../platform/environment.tsx';
import { StateChip } from '../state-chip.tsx';

const states = {
	pending: { icon: IconHourglassEmpty, look: 'warning' },
	returned: { icon: IconArrowBackUp, look: 'info' },
	approved: { icon: IconUserCheck, look: 'success' },
	rejected: { icon: IconCircleX, look: 'danger' },
	expired: { icon: IconHourglassOff, look: 'plain' },
	withdrawn: { icon: IconArrowBackUp, look: 'plain' },
} as const;

export function ApprovalStateChip({ state }: { state: ApprovalState }) {
	const t = useTexts();
	return <StateChip {...states[state]} label={t(`approvals.state.${state}`)} />;
}

/** Of an order in lists: nothing where it neither waits for an approval nor, approved, for its payment. */
export function ApprovalChip({ approval, status }: { approval: string; status: string }) {
	const t = useTexts();
	if (status !== 'inCreation') return null;
	if (approval === 'pending') return <ApprovalStateChip state="pending" />;
	return approval === 'approved' ? (
		<StateChip icon={IconCircleCheck} look="warning" label={t('approvals.toPay')} />
	) : null;
}
