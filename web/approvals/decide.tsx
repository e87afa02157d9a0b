// The buttons of those who may decide about an order. What they have typed stays while the page does, whichever dialog they open.
import { IconArrowBackUp, IconCheck, IconX } from '@tabler/icons-react';
import { useState } from 'react';
import { Button } from '../kit/button.tsx';
import { usePlatform } from '../platform/environment.tsx';
import type { ShownApproval } from './approval.ts';
import { DecideDialog } from './decide-dialog.tsx';
import { emptyDraft, type Verdict } from './decision-draft.ts';

interface DecideProps {
	approval: ShownApproval;
	/** Says that it worked, with the text of `doneText`. */
	onDecided(verdict: Verdict): void;
}

/** For the toast. */
export const doneText = {
	approve: 'approvals.doneApproved',
	reject: 'approvals.doneRejected',
	return: 'approvals.doneReturned',
} as const;

/** Rendered whether or not the reader may decide: a dialog that is open stays when somebody else was faster. */
export function Decide({ approval, onDecided }: DecideProps) {
	const { t } = usePlatform();
	const [draft, setDraft] = useState(emptyDraft);
	const [verdict, setVerdict] = useState<Verdict>();
	const { mayDecide, mayChange } = approval;
	return (
		<>
			{mayDecide && (
				<div className="flex flex-wrap gap-2">
					<Button colour="primary" icon={<IconCheck aria-hidden size={18} />} onClick={() => setVerdict('approve')}>
						{t('approvals.approve')}
					</Button>
					<Button icon={<IconArrowBackUp aria-hidden size={18} />} onClick={() => setVerdict('return')}>
						{t(mayChange ? 'approvals.changeAndReturn' : 'approvals.return')}
					</Button>
					<Button icon={<IconX aria-hidden size={18} />} onClick={() => setVerdict('reject')}>
						{t('approvals.reject')}
					</Button>
				</div>
			)}
			{verdict && (
				<DecideDialog
					approval={approval}
					verdict={verdict}
					draft={draft}
					onDraft={setDraft}
					onDecided={(decided) => {
						setVerdict(undefined);
						setDraft(emptyDraft);
						onDecided(decided);
					}}
					onClose={() => setVerdict(undefined)}
				/>
			)}
		</>
	);
}
