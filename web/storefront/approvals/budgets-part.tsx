// What an order takes of the budgets that it counts in.
import { useAmounts } from '../../kit/amounts.ts';
import { Usage } from '../../kit/usage.tsx';
import { usePlatform } from '../../platform/environment.tsx';
import type { AccountApproval } from './approval-page.tsx';

type Budget = AccountApproval['budgets'][number];

export const BudgetsPart = ({ budgets }: { budgets: readonly Budget[] }) => (
	<ul className="grid gap-5">
		{budgets.map((budget) => (
			<li key={budget.id} className="min-w-0">
				<OneBudget budget={budget} />
			</li>
		))}
	</ul>
);

function OneBudget({ budget }: { budget: Budget }) {
	const { t } = usePlatform();
	const { costCentre, period, currency, amount, before, net, left } = budget;
	const { money } = useAmounts(currency);
	const used = before + net;
	const rows = [
		[t('approvals.budgetBefore'), money(before)],
		[t('approvals.budgetOrder'), money(net)],
	];
	return (
		<>
			<h3 className="flex flex-wrap items-center gap-2 font-bold wrap-anywhere">
				{costCentre ? t('approvals.costCentreOf', { code: costCentre }) : t('companies.wholeCompany')} ·{' '}
				{t(`companies.period.${period}`)}
			</h3>
			<div className="mt-1 tabular-nums">
				<Usage
					label={t('companies.usedOf', { used: money(used), amount: money(amount) })}
					used={used}
					limit={amount}
					exceeded={t('companies.exceededBy', { over: money(-left) })}
				/>
			</div>
			<dl className="mt-2 grid grid-cols-[1fr_auto] gap-x-4 gap-y-1 text-sm tabular-nums">
				{rows.map(([name, value]) => (
					<div key={name} className="col-span-2 grid grid-cols-subgrid">
						<dt>{name}</dt>
						<dd className="text-right">{value}</dd>
					</div>
				))}
			</dl>
			{left >= 0 && <p className="mt-1 text-sm">{t('companies.left', { left: money(left) })}</p>}
		</>
	);
}
