// What is said once a cancellation was received: its content with date and time, to be printed and saved. Whether there is such a contract, the
// receipt by mail says alone.
import { IconCircleCheck } from '@tabler/icons-react';
import { dayIn, writeDay } from '../../../rules/dates.ts';
import { formatMoment } from '../../../rules/formats.ts';
import { showEmail } from '../../../rules/show-email.ts';
import type { Cancellation } from '../../../rules/subscriptions/cancellation.ts';
import { Button, ButtonLink } from '../../kit/button.tsx';
import { downloadText } from '../../kit/download.ts';
import { type Platform, usePlatform } from '../../platform/environment.tsx';
import { RequestSent } from '../requests/request-page.tsx';

export interface DeclaredCancellation extends Cancellation {
	receivedAt: string;
}

interface Row {
	label: string;
	value: string;
}

function rowsOf(declared: DeclaredCancellation, { t, language, timeZone }: Platform): Row[] {
	const { receivedAt, name, email, contract, kind, reason, wantedOn } = declared;
	const rows = [
		{ label: t('cancellation.receivedOn'), value: formatMoment(receivedAt, language, timeZone) },
		{ label: t('cancellation.name'), value: name },
		{ label: t('cancellation.email'), value: showEmail(email) },
		{ label: t('cancellation.contract'), value: contract },
		{ label: t('cancellation.kind'), value: t(`cancellation.kind.${kind}`) },
		{ label: t('cancellation.reason'), value: reason },
		{
			label: t('cancellation.wantedOn'),
			value: wantedOn ? writeDay(wantedOn, language, 'full') : t('cancellation.soon'),
		},
	];
	return rows.filter(({ value }) => value !== '');
}

export function CancellationReceipt({ declared }: { declared: DeclaredCancellation | undefined }) {
	const { t } = usePlatform();
	return (
		<RequestSent
			icon={<IconCircleCheck aria-hidden size={40} className="text-accent" />}
			title={t('cancellation.received')}
		>
			{declared ? <Declared declared={declared} /> : <p>{t('cancellation.receiptPlain')}</p>}
			<div>
				<ButtonLink to="/">{t('cancellation.toShop')}</ButtonLink>
			</div>
		</RequestSent>
	);
}

function Declared({ declared }: { declared: DeclaredCancellation }) {
	const platform = usePlatform();
	const { t, shopName, timeZone } = platform;
	const rows = rowsOf(declared, platform);
	const save = () => {
		const lines = rows.map(({ label, value }) => `${label}: ${value}`);
		const text = [shopName, '', t('cancellation.declaration'), '', ...lines, ''].join('\n');
		const day = dayIn(timeZone, new Date(declared.receivedAt));
		downloadText(t('cancellation.fileName', { day }), text);
	};
	return (
		<>
			<p>{t('cancellation.declaration')}</p>
			<dl className="grid gap-2">
				{rows.map(({ label, value }) => (
					<div key={label} className="phone:grid phone:grid-cols-[12rem_1fr] phone:gap-4">
						<dt className="text-sm text-muted">{label}</dt>
						<dd className="min-w-0 whitespace-pre-line wrap-break-word">{value}</dd>
					</div>
				))}
			</dl>
			<p className="wrap-break-word">{t('cancellation.receipt', { email: showEmail(declared.email) })}</p>
			<div className="flex flex-wrap gap-3 print:hidden">
				<Button onClick={() => window.print()}>{t('cancellation.print')}</Button>
				<Button onClick={save}>{t('cancellation.save')}</Button>
			</div>
		</>
	);
}
