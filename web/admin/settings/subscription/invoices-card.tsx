// What has been paid for the tier.
import { formatMoney } from '../../../../rules/money.ts';
import { Card } from '../../../kit/card.tsx';
import { usePlatform } from '../../../platform/environment.tsx';
import type { Overview } from './shown-plan.ts';
import { useDay } from './use-plan-words.ts';

export function InvoicesCard({ invoices }: Pick<Overview, 'invoices'>) {
	const { t, language, notation } = usePlatform();
	const day = useDay();
	return (
		<Card heading="h2" title={t('plans.invoices')}>
			<ul className="grid gap-3">
				{invoices.map(({ id, paidAt, amount, currency, periodStart, periodEnd }) => (
					<li key={id} className="grid gap-x-6 phone:grid-cols-3">
						<span>
							<span className="text-sm text-muted">{t('plans.paidAt')}</span> {day(paidAt)}
						</span>
						<span>
							<span className="text-sm text-muted">{t('plans.period')}</span> {day(periodStart)} – {day(periodEnd)}
						</span>
						<span className="font-semibold tabular-nums phone:text-end">
							{formatMoney({ minor: amount, currency }, language, notation)}
						</span>
					</li>
				))}
			</ul>
		</Card>
	);
}
