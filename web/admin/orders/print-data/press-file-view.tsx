// The file for the press: whether it is there, what the print shop takes away, and that it was printed.
import { IconFileCode, IconFileTypePdf } from '@tabler/icons-react';
import { useState } from 'react';
import { formatFileSize } from '../../../../rules/formats.ts';
import { isJobFailureCode } from '../../../../rules/printing/print-job.ts';
import { Button } from '../../../kit/button.tsx';
import { useConfirm } from '../../../kit/confirm.tsx';
import { Notice } from '../../../kit/notice.tsx';
import { useAttempt, useChange } from '../../../platform/backoffice/data.ts';
import { Moment } from '../../../platform/backoffice/moment.tsx';
import { usePlatform } from '../../../platform/environment.tsx';
import { DownloadButton } from './download-button.tsx';
import type { OrderPrintLine } from './order-print-line.ts';
import { markLinePrintedDocument, remakePrintJobDocument } from './print-data.documents.ts';
import { Hash } from './print-file-view.tsx';
import { PrintWarnings, ProviderFailure, ProviderWaiting } from './provider-print.tsx';
import { SheetsDialog } from './sheets-dialog.tsx';

type Job = NonNullable<OrderPrintLine['job']>;

interface PressFileProps {
	line: OrderPrintLine;
	job: Job;
	mayChange: boolean;
}

export function PressFileView({ line, job, mayChange }: PressFileProps) {
	const { t } = usePlatform();
	const { name, pressFile, jobTicket, sheets } = line;
	const [isImposing, setImposing] = useState(false);
	return (
		<div className="grid gap-3 rounded-theme border border-line bg-raised p-4">
			<h4 className="text-sm font-semibold">{t('printOrders.pressFile')}</h4>
			<PressState line={line} job={job} mayChange={mayChange} />
			<div className="flex flex-wrap items-start gap-2">
				{pressFile && (
					<DownloadButton
						address={pressFile}
						label={t('printOrders.downloadPress')}
						about={name}
						icon={<IconFileTypePdf aria-hidden size={18} />}
					/>
				)}
				<DownloadButton
					address={jobTicket}
					label={t('printOrders.downloadTicket')}
					about={name}
					icon={<IconFileCode aria-hidden size={18} />}
				/>
				{sheets && (
					<Button size="small" onClick={() => setImposing(true)}>
						{t('printOrders.sheets')}
						<span className="sr-only">: {name}</span>
					</Button>
				)}
				{mayChange && line.state === 'released' && job.state !== 'waiting' && (
					<MarkPrinted line={line} isUsual={job.state === 'made'} />
				)}
			</div>
			{sheets && (
				<SheetsDialog
					address={sheets}
					specification={line.specification}
					open={isImposing}
					onClose={() => setImposing(false)}
				/>
			)}
		</div>
	);
}

function PressState({ line, job, mayChange }: PressFileProps) {
	const { t } = usePlatform();
	const { state, failureCode, printedAt, printedBy } = job;
	const print = line.release?.print;
	return (
		<>
			{state === 'waiting' &&
				(print ? <ProviderWaiting print={print} /> : <p role="status">{t('printOrders.pressWaiting')}</p>)}
			{state === 'failed' && (
				<Notice kind="danger">
					<p>
						{t('printOrders.pressFailed')}{' '}
						{t(`printOrders.failure.${isJobFailureCode(failureCode) ? failureCode : 'unexpected'}`)}
					</p>
					{print && <ProviderFailure print={print} />}
					{mayChange && <Remake line={line} />}
				</Notice>
			)}
			{state === 'made' && <MadeFile job={job} />}
			{state === 'made' && print && <PrintWarnings print={print} />}
			{printedAt && (
				<p className="text-sm">
					{t('printOrders.printedOn')} <Moment at={printedAt} />
					{printedBy && ` (${printedBy})`}
				</p>
			)}
		</>
	);
}

function MadeFile({ job: { size, madeAt, sha256 } }: { job: Job }) {
	const { t, language } = usePlatform();
	return (
		<div className="text-sm">
			<p>
				{t('printOrders.pressMade', { size: formatFileSize(size ?? 0, language) })} {madeAt && <Moment at={madeAt} />}
			</p>
			{sha256 && <Hash sha256={sha256} />}
		</div>
	);
}

function Remake({ line: { itemId } }: { line: OrderPrintLine }) {
	const { t } = usePlatform();
	const attempt = useAttempt();
	const change = useChange();
	const [busy, setBusy] = useState(false);
	const remake = async () => {
		setBusy(true);
		await attempt(() => change(remakePrintJobDocument, { itemId }), {
			done: t('printOrders.remaking'),
			failed: t('printOrders.pressFailed'),
		});
		setBusy(false);
	};
	return (
		<div className="mt-2">
			<Button size="small" busy={busy} onClick={remake}>
				{t('printOrders.remake')}
			</Button>
		</div>
	);
}

/** @param isUsual there is a file that can have been printed */
function MarkPrinted({ line: { itemId, name, attempts }, isUsual }: { line: OrderPrintLine; isUsual: boolean }) {
	const { t } = usePlatform();
	const confirm = useConfirm();
	const attempt = useAttempt();
	const change = useChange();
	const mark = async () => {
		const sure = await confirm({
			title: t('printOrders.markAsk'),
			text: [
				...attempts.filter(({ isLate }) => isLate).map((late) => t('printOrders.markLate', { name: late.name })),
				t('printOrders.markText'),
			].join(' '),
			confirmLabel: t('printOrders.markPrinted'),
		});
		if (!sure) return;
		await attempt(() => change(markLinePrintedDocument, { itemId }), {
			done: t('printOrders.marked'),
			failed: t('printOrders.markFailed'),
		});
	};
	return (
		<Button size="small" colour={isUsual ? 'primary' : 'neutral'} onClick={mark}>
			{t('printOrders.markPrinted')}
			<span className="sr-only">: {name}</span>
		</Button>
	);
}
