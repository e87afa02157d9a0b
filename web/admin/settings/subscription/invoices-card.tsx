// What has been paid for the tier, with the invoice of each payment.
import { IconFileTypePdf, IconFileTypeXml } from '@tabler/icons-react';
import { formatMoney } from '../../../../rules/money.ts';
import { Card } from '../../../kit/card.tsx';
import { usePlatform } from '../../../platform/environment.tsx';
import type { Overview } from './shown-plan.ts';
import { useDay } from './use-plan-words.ts';

type Invoice = Overview['invoices'][number];

export function InvoicesCard({ invoices }: Pick<Overview, 'invoices'>) {
	const { t, language, notation } = usePlatform();
	const day = useDay();
	return (
		<Card heading="h2" title={t('plans.invoices')}>
			<ul className="divide-y divide-line">
				{invoices.map(({ id, paidAt, amount, currency, periodStart, periodEnd, documents }) => (
					<li key={id} className="grid gap-x-6 gap-y-1 py-3 first:pt-0 last:pb-0 phone:grid-cols-3">
						<span>
							<span className="text-sm text-muted">{t('plans.paidAt')}</span> {day(paidAt)}
						</span>
						<span>
							<span className="text-sm text-muted">{t('plans.period')}</span> {day(periodStart)} – {day(periodEnd)}
						</span>
						<span className="font-semibold tabular-nums phone:text-end">
							{formatMoney({ minor: amount, currency }, language, notation)}
						</span>
						<Documents documents={documents} />
					</li>
				))}
			</ul>
		</Card>
	);
}

const link =
	'inline-flex min-h-8 items-center gap-1 rounded-theme text-sm font-medium text-link underline underline-offset-2 hover:text-link-hover pointer-coarse:min-h-11';

function Documents({ documents }: Pick<Invoice, 'documents'>) {
	const { t } = usePlatform();
	if (documents.length === 0) return <p className="text-sm text-muted phone:col-span-3">{t('plans.noInvoice')}</p>;
	return (
		<div className="flex flex-wrap gap-x-6 phone:col-span-3">
			{documents.map(({ id, kind, number, url, xrechnungUrl }) => (
				<span key={id} className="flex flex-wrap gap-x-4">
					<a href={url} target="_blank" rel="noreferrer" className={link}>
						<IconFileTypePdf aria-hidden size={18} />
						{t(`plans.document.${kind}`, { number })}
						<span className="sr-only"> ({t('kit.opensInNewTab')})</span>
					</a>
					{xrechnungUrl && (
						<a href={xrechnungUrl} download className={link}>
							<IconFileTypeXml aria-hidden size={18} />
							{t('plans.xrechnung')}
							<span className="sr-only">: {number}</span>
						</a>
					)}
				</span>
			))}
		</div>
	);
}
