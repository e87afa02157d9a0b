// One file of a line: its pages, what preflight has found, its release, and what the shop decides about it.
import { IconDownload } from '@tabler/icons-react';
import { useState } from 'react';
import { describeSide } from '../../../../rules/printing/side-names.ts';
import { Button } from '../../../kit/button.tsx';
import { useConfirm } from '../../../kit/confirm.tsx';
import { useAttempt, useChange } from '../../../platform/backoffice/data.ts';
import { Moment } from '../../../platform/backoffice/moment.tsx';
import { usePlatform } from '../../../platform/environment.tsx';
import { PagePreviews } from '../../../print-data/page-previews.tsx';
import { PrintFindings, PrintRefusal } from '../../../print-data/print-findings.tsx';
import { DownloadButton } from './download-button.tsx';
import type { OrderPrintFile, OrderPrintLine } from './order-print-line.ts';
import { approvePrintDataDocument } from './print-data.documents.ts';
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
			<PagePreviews file={data} specification={line.specification} />
			{(state === 'findings' || findings.length > 0) && <PrintFindings findings={findings} />}
			{release && (state === 'released' || state === 'printed') && (
				<div className="text-sm">
					<p>
						{t(release.byStaff ? 'printOrders.releasedByShop' : 'printOrders.releasedByCustomer')}
						{releasedBy && ` (${releasedBy})`}, <Moment at={release.at} />
					</p>
					<Hash sha256={release.sha256} />
				</div>
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

export function Hash({ sha256 }: { sha256: string }) {
	const { t } = usePlatform();
	return (
		<p className="text-muted">
			{t('printOrders.hash')} <span className="font-mono text-xs wrap-anywhere">{sha256}</span>
		</p>
	);
}

function Decisions({ data: { id, name, state } }: { data: OrderPrintFile['printData'] }) {
	const { t } = usePlatform();
	const confirm = useConfirm();
	const attempt = useAttempt();
	const change = useChange();
	const [isAsking, setAsking] = useState(false);
	const approve = async () => {
		const sure = await confirm({
			title: t('printOrders.approveAsk', { name }),
			text: t('printOrders.approveText'),
			confirmLabel: t('printOrders.approve'),
		});
		if (!sure) return;
		await attempt(() => change(approvePrintDataDocument, { id }), {
			done: t('printOrders.approved'),
			failed: t('printOrders.approveFailed'),
		});
	};
	const isDecided = state === 'uploaded' || state === 'printed';
	return (
		<>
			{!isDecided && state !== 'released' && (
				<Button size="small" onClick={approve}>
					{t('printOrders.approve')}
					<span className="sr-only">: {name}</span>
				</Button>
			)}
			{!isDecided && state !== 'refused' && (
				<Button size="small" onClick={() => setAsking(true)}>
					{t('printOrders.ask')}
					<span className="sr-only">: {name}</span>
				</Button>
			)}
			{/* Stays while it is closed: what was typed into it is there again. */}
			<RequestDataDialog id={id} name={name} open={isAsking} onClose={() => setAsking(false)} />
		</>
	);
}
