// Which plan the savings are compared with.
import { formatMoney } from '../../rules/money.ts';
import { type Plan, plans } from '../../rules/roi/plans.ts';
import { type ShownPlan, shownPlan } from '../../rules/roi/shown-plans.ts';
import { useStage } from '../stage/stage.tsx';

interface PlanProps {
	/** Several calculators may stand on a page. */
	id: string;
	chosen: Plan;
	onChange(plan: Plan): void;
}

export function PlanChoice({ id, chosen, onChange }: PlanProps) {
	const { t, language, notation, currency } = useStage();
	const shown = plans.map((plan): [Plan, ShownPlan] => [plan, shownPlan(plan, { t, language, notation, currency })]);
	return (
		<fieldset className="min-w-0">
			<legend className="mb-2 font-medium">{t('roi.plan')}</legend>
			<div className="grid grid-cols-1 gap-3 @small:grid-cols-3">
				{shown.map(([plan, { name, month }]) => (
					<label
						key={plan}
						className="flex min-h-14 cursor-pointer items-center gap-3 rounded-theme border border-control-line bg-control px-4 py-2 text-control-text hover:border-control-line-hover has-checked:border-chosen has-checked:ring-1 has-checked:ring-chosen has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus"
					>
						<input
							type="radio"
							name={`plan-${id}`}
							value={plan}
							checked={plan === chosen}
							onChange={() => onChange(plan)}
							className="size-4 shrink-0"
						/>
						<span className="min-w-0">
							<span className="block font-semibold">{name}</span>
							<span className="block text-sm tabular-nums">
								{t('roi.planPrice', {
									price: formatMoney({ minor: month, currency }, language, notation),
								})}
							</span>
						</span>
					</label>
				))}
			</div>
		</fieldset>
	);
}
