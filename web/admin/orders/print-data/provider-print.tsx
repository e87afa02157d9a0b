// How far the print file of a design is at its provider, and what the provider says of it.
import { formatNumber } from '../../../../rules/formats.ts';
import { Moment } from '../../../platform/backoffice/moment.tsx';
import { usePlatform } from '../../../platform/environment.tsx';
import { PrintFindings } from '../../../print-data/print-findings.tsx';
import type { OrderPrintLine } from './order-print-line.ts';

type ProviderPrint = NonNullable<NonNullable<OrderPrintLine['release']>['print']>;

export function ProviderWaiting({ print: { state, requestedAt, message } }: { print: ProviderPrint }) {
	const { t } = usePlatform();
	return (
		<div role="status">
			<p>
				{t(state === 'waiting' ? 'printOrders.provider.waiting' : 'printOrders.provider.ordered')}{' '}
				{t('printOrders.provider.requested')} <Moment at={requestedAt} />
			</p>
			<ProviderMessage text={message} />
		</div>
	);
}

export function ProviderFailure({ print }: { print: ProviderPrint }) {
	const { t, language, notation } = usePlatform();
	const { message, findings, pages, releasedPages, failureCode } = print;
	const number = (value: number) => formatNumber(value, language, notation);
	return (
		<>
			{failureCode === 'differs' && pages !== null && releasedPages !== null && (
				<p className="mt-1">
					{t('printOrders.provider.pages', { released: number(releasedPages), pages: number(pages) })}
				</p>
			)}
			<ProviderMessage text={message} />
			{findings.length > 0 && (
				<div className="mt-2">
					<PrintFindings file={{ findings, fileType: 'pdf', pages: [] }} />
				</div>
			)}
		</>
	);
}

/** In the provider's own words. */
function ProviderMessage({ text }: { text: string | null }) {
	const { t } = usePlatform();
	return (
		text && (
			<p className="mt-1">
				{t('printOrders.provider.says')} <q className="wrap-anywhere">{text}</q>
			</p>
		)
	);
}

/** What the customer has read and accepted with the proof, or the shop has overruled. */
export function AcceptedFindings({ release }: { release: NonNullable<OrderPrintLine['release']> }) {
	const { t } = usePlatform();
	const { findings, providerFindings, byStaff } = release;
	if (findings.length === 0 && providerFindings.length === 0) return null;
	return (
		<div className="grid gap-2">
			<p className="text-sm font-medium">
				{t(byStaff ? 'printOrders.provider.overruled' : 'printOrders.provider.accepted')}
			</p>
			{findings.length > 0 && <PrintFindings file={{ findings, fileType: 'pdf', pages: [] }} hasAdvice={false} />}
			{providerFindings.map(({ message }) => (
				<ProviderMessage key={message} text={message} />
			))}
		</div>
	);
}

/** What preflight has found in a file that can be printed. */
export function PrintWarnings({ print: { findings } }: { print: ProviderPrint }) {
	const { t } = usePlatform();
	if (findings.length === 0) return null;
	return (
		<div className="grid gap-2">
			<p className="text-sm font-medium">{t('printOrders.provider.printFindings')}</p>
			<PrintFindings file={{ findings, fileType: 'pdf', pages: [] }} hasAdvice={false} />
		</div>
	);
}
