// The records that a domain needs, to be copied into the form of a DNS provider, each beside what DNS answers now.
import { IconCircleCheck, IconCopy } from '@tabler/icons-react';
import type { RecordType } from '../../../../rules/domains/dns-records.ts';
import { Button } from '../../../kit/button.tsx';
import { useToast } from '../../../kit/toasts.tsx';
import { useTexts } from '../../../platform/environment.tsx';
import type { ShownDomain } from './domain-item.tsx';

type ShownRecord = ShownDomain['records'][number];

export function DnsRecords({ domain }: { domain: ShownDomain }) {
	const t = useTexts();
	return (
		<section
			className="grid gap-3 border-t border-line pt-3"
			aria-label={t('domains.showRecordsNamed', { host: domain.displayName })}
		>
			<p className="text-sm text-muted">{t('domains.recordsText')}</p>
			<ul className="grid gap-3">
				{domain.records.map((record) => (
					<li key={`${record.type} ${record.value}`} className="grid gap-3 rounded-theme bg-sunken p-3">
						<p className="text-sm">
							<strong>{record.type}</strong>{' '}
							{t(record.type === 'TXT' ? 'domains.recordProof' : 'domains.recordAddress')}
						</p>
						<dl className="grid gap-2 desktop:grid-cols-3 desktop:gap-4">
							<Copied label={t('domains.recordName')} value={record.name} />
							<Copied label={t('domains.recordValue')} value={record.value} />
							<div className="min-w-0">
								<dt className="text-sm text-muted">{t('domains.recordNow')}</dt>
								<Answer domain={domain} record={record} />
							</div>
						</dl>
					</li>
				))}
			</ul>
		</section>
	);
}

function Copied({ label, value }: { label: string; value: string }) {
	const t = useTexts();
	const toast = useToast();
	const copy = async () => {
		try {
			await navigator.clipboard.writeText(value);
			toast.success(t('domains.copied'));
		} catch {
			toast.error(t('domains.copyFailed'));
		}
	};
	return (
		<div className="min-w-0">
			<dt className="text-sm text-muted">{label}</dt>
			<dd className="flex items-center gap-2">
				<code className="min-w-0 font-mono text-sm wrap-anywhere select-all">{value}</code>
				<Button
					size="small"
					aria-label={t('domains.copy', { value })}
					icon={<IconCopy aria-hidden size={18} />}
					onClick={() => void copy()}
				/>
			</dd>
		</div>
	);
}

const isAddress = (type: RecordType) => type === 'A' || type === 'AAAA';

/** An address that leads here also without this very record is right as well. */
function isRight({ proof, address }: ShownDomain, { type }: ShownRecord): boolean {
	return type === 'TXT' ? proof === 'found' || proof === 'taken' : address === 'ours';
}

function foundFor({ foundTexts, foundAliases, foundAddresses }: ShownDomain, { type }: ShownRecord): string[] {
	if (type === 'TXT') return foundTexts;
	const ofFamily = foundAddresses.filter((address) => !isAddress(type) || address.includes(':') === (type === 'AAAA'));
	return [...foundAliases, ...ofFamily];
}

function Answer({ domain, record }: { domain: ShownDomain; record: ShownRecord }) {
	const t = useTexts();
	const { proof, address } = domain;
	const finding = record.type === 'TXT' ? proof : address;
	const found = foundFor(domain, record);
	if (finding === null || finding === undefined) return <dd className="text-sm">{t('domains.notChecked')}</dd>;
	if (finding === 'unanswered') return <dd className="text-sm">{t('domains.notAnswered')}</dd>;
	if (found.length === 0) return <dd className="text-sm">{t('domains.nothingFound')}</dd>;
	return (
		<dd className="grid gap-1">
			{found.map((value) => (
				<code key={value} className="font-mono text-sm wrap-anywhere">
					{value}
				</code>
			))}
			{isRight(domain, record) && (
				<span className="flex items-center gap-1 text-sm text-(--applications-infoBox-success-icon)">
					<IconCircleCheck aria-hidden size={16} />
					{t('domains.right')}
				</span>
			)}
		</dd>
	);
}
