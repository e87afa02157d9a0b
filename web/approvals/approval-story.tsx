// What has happened to an approval, the first at the top: who has decided what, when, why, on whose behalf, and which lines were changed.
import type { Translate } from '../../rules/texts/translator.ts';
import { Moment } from '../platform/backoffice/moment.tsx';
import { usePlatform } from '../platform/environment.tsx';
import type { ShownApproval } from './approval.ts';
import { LineChanges } from './line-changes.tsx';

export function ApprovalStory({ approval }: { approval: ShownApproval }) {
	const { t } = usePlatform();
	const { buyer, begunAt, decisions } = approval;
	return (
		<ol className="grid gap-4">
			<li className="text-sm">
				<p className="font-medium wrap-anywhere">
					{t('approvals.storyBegun', { name: buyer ?? t('approvals.deletedPerson') })}
				</p>
				<p className="mt-0.5 text-muted">
					<Moment at={begunAt} />
				</p>
			</li>
			{decisions.map((decision, index) => (
				<li key={decision.id} className="text-sm">
					<Entry decision={decision} before={decisions[index - 1]} approval={approval} />
				</li>
			))}
		</ol>
	);
}

type Decision = ShownApproval['decisions'][number];

interface EntryProps {
	decision: Decision;
	before: Decision | undefined;
	approval: ShownApproval;
}

function Entry({ decision, before, approval }: EntryProps) {
	const { t } = usePlatform();
	const { reason, changes, onBehalfOf, at, step } = decision;
	const { steps } = approval;
	return (
		<>
			<p className="font-medium wrap-anywhere">{titleOf(decision, before, t)}</p>
			{onBehalfOf && <p className="wrap-anywhere">{t('approvals.onBehalfOf', { name: onBehalfOf })}</p>}
			<LineChanges changes={changes} approval={approval} />
			{reason && <p className="mt-1 rounded-theme bg-sunken p-2 whitespace-pre-line wrap-anywhere">{reason}</p>}
			<p className="mt-0.5 text-muted">
				<Moment at={at} />
				{steps > 1 && <> · {t('approvals.step', { step, steps })}</>}
			</p>
		</>
	);
}

/** What ended with an account, or was cancelled by the shop without a user, is nobody's. */
function titleOf({ decision, by, byPerson }: Decision, before: Decision | undefined, t: Translate): string {
	if (decision === 'expired')
		return t(before?.decision === 'returned' ? 'approvals.story.unanswered' : 'approvals.story.expired');
	if (decision === 'withdrawn' && !byPerson) return t('approvals.state.withdrawn');
	return t(`approvals.story.${decision}`, { by: by ?? t('approvals.deletedPerson') });
}
