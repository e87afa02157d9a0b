// One domain: its state, what the last check found, and what can be done with it.
import { IconChevronDown, IconChevronUp, IconRefresh, IconStar, IconTrash } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { formatMoment } from '../../../../rules/formats.ts';
import { Button } from '../../../kit/button.tsx';
import { Chip } from '../../../kit/chip.tsx';
import { useConfirm } from '../../../kit/confirm.tsx';
import { Notice } from '../../../kit/notice.tsx';
import { useAttempt, useChange } from '../../../platform/backoffice/data.ts';
import { usePlatform, useTexts } from '../../../platform/environment.tsx';
import type { Data } from '../../../platform/graphql.ts';
import { DnsRecords } from './dns-records.tsx';
import { DomainChips } from './domain-chip.tsx';
import {
	checkDomainDocument,
	deleteDomainDocument,
	type domainsDocument,
	setDefaultDomainDocument,
} from './domains.documents.ts';

export type ShownDomain = Data<typeof domainsDocument>['domains'][number];

interface Props {
	domain: ShownDomain;
	mayChange: boolean;
	isOpen: boolean;
	onOpen(isOpen: boolean): void;
}

export function DomainItem({ domain, mayChange, isOpen, onOpen }: Props) {
	const { t, language, timeZone } = usePlatform();
	const id = useId();
	const { host, displayName, state, isDefault, isFallback, checkedAt } = domain;
	return (
		<li className="grid gap-3 rounded-theme border border-line p-4" aria-labelledby={id}>
			<div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
				<div className="min-w-0">
					<h3 id={id} className="font-semibold wrap-anywhere">
						{displayName}
					</h3>
					{displayName !== host && <p className="font-mono text-sm text-muted wrap-anywhere">{host}</p>}
				</div>
				<div className="flex min-w-0 flex-wrap gap-2">
					<DomainChips state={state} isDefault={isDefault} />
					{isFallback && <Chip state="inactive" label={t('domains.fallback')} />}
				</div>
			</div>
			{isFallback && <p className="text-sm text-muted">{t('domains.fallbackText')}</p>}
			<Problems domain={domain} />
			{checkedAt && (
				<p className="text-sm text-muted">
					{t('domains.checkedAt', { moment: formatMoment(checkedAt, language, timeZone) })}
				</p>
			)}
			<Actions {...{ domain, mayChange, isOpen, onOpen }} />
			{isOpen && !isFallback && <DnsRecords domain={domain} />}
		</li>
	);
}

function Actions({ domain, mayChange, isOpen, onOpen }: Props) {
	const t = useTexts();
	const change = useChange();
	const attempt = useAttempt();
	const confirm = useConfirm();
	const [isChecking, setChecking] = useState(false);
	const { host, displayName, served, isDefault, isFallback } = domain;
	const named = { host: displayName };

	const setDefault = () =>
		attempt(() => change(setDefaultDomainDocument, { host }), {
			done: t('domains.madeDefault', named),
			failed: t('domains.setDefaultFailed'),
		});
	const servedText = isDefault ? 'domains.deleteDefaultText' : 'domains.deleteText';
	const deleteText = served ? servedText : 'domains.deleteUnservedText';
	async function remove() {
		const isMeant = await confirm({
			title: t('domains.deleteTitle', named),
			text: t(deleteText),
			confirmLabel: t('domains.delete'),
			colour: 'danger',
			isCautious: served,
		});
		if (!isMeant) return;
		await attempt(() => change(deleteDomainDocument, { host }), {
			done: t('domains.deleted', named),
			failed: t('domains.deleteFailed'),
		});
	}
	async function check() {
		setChecking(true);
		await attempt(() => change(checkDomainDocument, { host }), {
			done: t('domains.checked', named),
			failed: t('domains.checkFailed'),
		});
		setChecking(false);
	}

	return (
		<div className="flex flex-wrap gap-2 empty:hidden">
			{!isFallback && (
				<Button
					size="small"
					aria-expanded={isOpen}
					aria-label={isOpen ? undefined : t('domains.showRecordsNamed', named)}
					icon={isOpen ? <IconChevronUp aria-hidden size={18} /> : <IconChevronDown aria-hidden size={18} />}
					onClick={() => onOpen(!isOpen)}
				>
					{t(isOpen ? 'domains.hideRecords' : 'domains.showRecords')}
				</Button>
			)}
			{mayChange && !isFallback && (
				<Button
					size="small"
					busy={isChecking}
					aria-label={t('domains.checkNamed', named)}
					icon={<IconRefresh aria-hidden size={18} />}
					onClick={() => void check()}
				>
					{t('domains.check')}
				</Button>
			)}
			{mayChange && served && !isDefault && (
				<Button
					size="small"
					aria-label={t('domains.setDefaultNamed', named)}
					icon={<IconStar aria-hidden size={18} />}
					onClick={() => void setDefault()}
				>
					{t('domains.setDefault')}
				</Button>
			)}
			{mayChange && !isFallback && (
				<Button
					size="small"
					aria-label={t('domains.deleteNamed', named)}
					icon={<IconTrash aria-hidden size={18} />}
					onClick={() => void remove()}
				>
					{t('domains.delete')}
				</Button>
			)}
		</div>
	);
}

/** What keeps the domain from being active, or will end that. */
function Problems({ domain }: { domain: ShownDomain }) {
	const { t, language, timeZone } = usePlatform();
	const { state, proof, address, probe, reason, failingSince, expiresAt } = domain;
	const isConfigured = proof === 'found' && address !== 'none' && address !== 'unanswered';
	return (
		<div role="status" className="grid gap-2 empty:hidden">
			{proof === 'taken' && <Notice kind="danger">{t('domains.proofTaken')}</Notice>}
			{state === 'unknown' && probe !== 'unreachable' && <Notice kind="warning">{t('domains.dnsSilent')}</Notice>}
			{isConfigured && probe === 'failed' && (
				<Notice kind="warning">{t('domains.probeFailed', { reason: reason ?? '' })}</Notice>
			)}
			{isConfigured && probe === 'unreachable' && (
				<Notice kind="warning">{t('domains.probeUnreachable', { reason: reason ?? '' })}</Notice>
			)}
			{proof === 'found' && address === 'elsewhere' && <Notice kind="info">{t('domains.elsewhere')}</Notice>}
			{failingSince && (
				<Notice kind="danger">
					{t('domains.failingSince', { moment: formatMoment(failingSince, language, timeZone) })}
				</Notice>
			)}
			{expiresAt && (
				<Notice kind="info">{t('domains.expiresAt', { moment: formatMoment(expiresAt, language, timeZone) })}</Notice>
			)}
		</div>
	);
}
