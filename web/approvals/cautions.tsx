// What whoever decides should know before anything else: a budget that is exceeded, and what will be printed without having been seen.
import { useAmounts } from '../kit/amounts.ts';
import { Notice } from '../kit/notice.tsx';
import { usePlatform } from '../platform/environment.tsx';
import type { ShownApproval } from './approval.ts';

export function Cautions({ approval: { state, budgets, unseen } }: { approval: ShownApproval }) {
	const exceeded = budgets.filter(({ left }) => left < 0);
	if (state !== 'pending') return null;
	return (
		<>
			{exceeded.length > 0 && (
				<Notice kind="warning">
					{exceeded.map((budget) => (
						<Exceeded key={budget.id} budget={budget} />
					))}
				</Notice>
			)}
			<Unseen names={unseen} />
		</>
	);
}

function Exceeded({
	budget: { costCentre, period, currency, amount, left },
}: {
	budget: ShownApproval['budgets'][number];
}) {
	const { t } = usePlatform();
	const { money } = useAmounts(currency);
	const budget = String(
		costCentre ? t(`approvals.budget.${period}`, { code: costCentre }) : t(`approvals.companyBudget.${period}`),
	);
	return (
		<p className="wrap-anywhere tabular-nums">
			{t('approvals.exceeded', { budget, over: money(-left), amount: money(amount) })}
		</p>
	);
}

export function Unseen({ names }: { names: readonly string[] }) {
	const { t, language } = usePlatform();
	if (names.length === 0) return null;
	const list = new Intl.ListFormat(language, { type: 'conjunction' });
	return (
		<Notice kind="warning">
			<p className="font-medium wrap-anywhere">{t('approvals.unseen', { names: list.format(new Set(names)) })}</p>
			<p className="mt-1">{t('approvals.unseenText')}</p>
		</Notice>
	);
}
