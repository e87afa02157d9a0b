// How it is worked out, for those who ask.
import { formatMoney } from '../../rules/money.ts';
import type { ShownPlan } from '../../rules/roi/shown-plans.ts';
import { Icon } from '../stage/icons.tsx';
import { useStage } from '../stage/stage.tsx';

export function Formula({ kind, plan }: { kind: 'orders' | 'print'; plan: ShownPlan }) {
	const { t, language, notation, currency } = useStage();
	const cost = formatMoney({ minor: plan.year, currency }, language, notation);
	return (
		<details className="text-sm">
			<summary className="flex min-h-11 w-fit cursor-pointer list-none items-center gap-2 rounded-theme font-semibold underline-offset-4 hover:underline [&::-webkit-details-marker]:hidden">
				<Icon name="info-circle" className="size-5" />
				{t('roi.formula')}
			</summary>
			<ul className="flex flex-col gap-2 pt-1">
				{kind === 'orders' ? (
					<>
						<li>{t('roi.orders.formulaTime')}</li>
						<li>{t('roi.orders.formulaErrors')}</li>
						<li>{t('roi.orders.formulaMonth')}</li>
					</>
				) : (
					<li>{t('roi.print.formulaMonth')}</li>
				)}
				<li>{t('roi.formulaYear')}</li>
				<li>{t('roi.formulaRoi', { plan: plan.name, cost })}</li>
			</ul>
		</details>
	);
}
