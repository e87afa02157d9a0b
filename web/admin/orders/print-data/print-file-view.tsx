// One file of a line: its pages, what preflight has found, its release, and what the shop decides about it.
import { IconDownload } from '@tabler/icons-react';
import { useState } from 'react';
import { findApprovalBar } from '../../../../rules/printing/print-data.ts';
import { describeSide } from '../../../../rules/printing/side-names.ts';
import { Button } from '../../../kit/button.tsx';
import { Notice } from '../../../kit/notice.tsx';
import { Moment } from '../../../platform/backoffice/moment.tsx';
import { usePlatform } from '../../../platform/environment.tsx';
import { PagePreviews } from '../../../print-data/page-previews.tsx';
import { PrintFindings, PrintRefusal } from '../../../print-data/print-findings.tsx';
import { ApproveDialog } from './approve-dialog.tsx';
import { DownloadButton } from './download-button.tsx';
import type { OrderPrintFile, OrderPrintLine } from './order-print-line.ts';
import { RequestDataDialog } from './request-data-dialog.tsx';

interface FileProps {
	file: OrderPrintFile;
	line: OrderPrintLine;
	mayChange: boolean;
}

export function PrintFileView({ file: { printData: data, releasedBy }, line, mayChange }: FileProps) {
	const { t } = usePlatform();
	const { id, name, side, state, findings, refusal, release } = data;
	const isStored = refusal === null || refusal.code === 'byShop';
	return (
		<div className="grid gap-3">
			<p className="wrap-anywhere">
				<span className="font-medium">{name}</span>{' '}
				<span className="text-sm text-muted">{side === null ? t('printOrders.allPages') : describeSide(t, side)}</span>
			</p>
			{state === 'uploaded' && <p role="status">{t('printData.checking')}</p>}
			{refusal && <PrintRefusal refusal={refusal} />}
			{data.isReleaseRevoked && <Notice kind="warning">{t('printOrders.releaseRevoked')}</Notice>}
			<PagePreviews file={data} specification={line.specification} />
			{(state === 'findings' || findings.length > 0) && <PrintFindings file={data} />}
			{release && (state === 'released' || state === 'printed') && (
				<ReleaseNote release={release} releasedBy={releasedBy} />
			)}
			<div className="flex flex-wrap items-start gap-2">
				{isStored && state !== 'uploaded' && (
					<DownloadButton
						address={`/service-api/print-data/${id}/original`}
						label={t('printOrders.downloadOriginal')}
						about={name}
						icon={<IconDownload aria-hidden size={18} />}
					/>
				)}
				{mayChange && isStored && <Decisions data={data} />}
			</div>
		</div>
	);
}

interface NoteProps {
	release: NonNullable<OrderPrintFile['printData']['release']>;
	releasedBy: string | null;
}

export function ReleaseNote({ release, releasedBy }: NoteProps) {
	const { t } = usePlatform();
	return (
		<div className="text-sm">
			<p>
				{t(release.byStaff ? 'printOrders.releasedByShop' : 'printOrders.releasedByCustomer')}
				{releasedBy && ` (${releasedBy})`}, <Moment at={release.at} />
			</p>
			{!release.byStaff && release.acceptedCodes.length > 0 && <p>{t('printOrders.acceptedWarnings')}</p>}
			<Hash sha256={release.sha256} />
		</div>
	);
}

export function Hash({ sha256 }: { sha256: string }) {
	const { t } = usePlatform();
	return (
		<p className="text-muted">
			{t('printOrders.hash')} <span className="font-mono text-xs wrap-anywhere">{sha256}</span>
		</p>
	);
}

const barTexts = { unreadable: 'printFindings.protected', pageCount: 'printFindings.pageCountFixed' } as const;

function Decisions({ data }: { data: OrderPrintFile['printData'] }) {
	const { t } = usePlatform();
	const { id, name, state, findings } = data;
	const [opened, setOpened] = useState<'approve' | 'ask'>();
	const close = () => setOpened(undefined);
	const isDecided = state === 'uploaded' || state === 'printed';
	const isWaiting = !isDecided && state !== 'released';
	const bar = findApprovalBar(findings);
	return (
		<>
			{isWaiting && !bar && (
				<Button size="small" onClick={() => setOpened('approve')}>
					{t('printOrders.approve')}
					<span className="sr-only">: {name}</span>
				</Button>
			)}
			{!isDecided && state !== 'refused' && (
				<Button size="small" onClick={() => setOpened('ask')}>
					{t('printOrders.ask')}
					<span className="sr-only">: {name}</span>
				</Button>
			)}
			{isWaiting && bar && <p className="basis-full text-sm">{t(barTexts[bar])}</p>}
			<ApproveDialog file={data} open={opened === 'approve'} onClose={close} />
			{/* Stays while it is closed: what was typed into it is there again. */}
			<RequestDataDialog id={id} name={name} open={opened === 'ask'} onClose={close} />
		</>
	);
}
