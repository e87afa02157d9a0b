// Files that were sent to take the place of others, and what the shop decides about them.
import { IconDownload } from '@tabler/icons-react';
import { useConfirm } from '../../../kit/confirm.tsx';
import { useToast } from '../../../kit/toasts.tsx';
import { refreshEverything, useChange } from '../../../platform/backoffice/data.ts';
import { usePlatform } from '../../../platform/environment.tsx';
import { describeDiscard, describeUse, lateFailureText } from '../../../print-data/late-question.ts';
import { PrintAttempts } from '../../../print-data/print-attempts.tsx';
import { useLatePrintDataDocument } from '../../../print-data/print-data.documents.ts';
import type { PrintAttempt } from '../../../print-data/print-line.ts';
import { DownloadButton } from './download-button.tsx';
import type { OrderPrintLine } from './order-print-line.ts';
import { discardPrintDataDocument } from './print-data.documents.ts';

export function LineAttempts({ line, mayChange }: { line: OrderPrintLine; mayChange: boolean }) {
	const { t, queryClient } = usePlatform();
	const toast = useToast();
	const change = useChange();
	const confirm = useConfirm();
	const files = line.files.map(({ printData }) => printData);
	const attempt = async (work: () => Promise<unknown>, done: string, failed: string) => {
		try {
			await work();
			toast.success(done);
		} catch (error) {
			toast.error(lateFailureText(error, t, failed));
			// Whoever could not do it has looked at something that is no longer so.
			await refreshEverything(queryClient);
		}
	};
	const discard = async (sent: PrintAttempt) => {
		// Of what could not be read nothing is left but the notice.
		if (!sent.refusal && !(await confirm(describeDiscard(t, { line, files, attempt: sent })))) return;
		await attempt(
			() => change(discardPrintDataDocument, { id: sent.id }),
			t('printOrders.discarded'),
			t('printOrders.discardFailed'),
		);
	};
	const use = async (late: PrintAttempt) => {
		const notes = line.pressFile === null ? [] : [t('printOrders.replacePressFile')];
		const isSure = await confirm(describeUse(t, { line, files, late, reader: 'shop', notes }));
		if (!isSure) return;
		await attempt(
			() => change(useLatePrintDataDocument, { id: late.id }),
			t('printOrders.lateUsed'),
			t('printData.attempt.useFailed'),
		);
	};
	return (
		<PrintAttempts
			line={line}
			files={files}
			isOrdered
			reader="shop"
			onDiscard={mayChange ? (sent) => void discard(sent) : undefined}
			onUse={mayChange ? (late) => void use(late) : undefined}
			actions={({ id, name }) => (
				<DownloadButton
					address={`/service-api/print-data/${id}/original`}
					label={t('printOrders.downloadOriginal')}
					about={name}
					icon={<IconDownload aria-hidden size={18} />}
				/>
			)}
		/>
	);
}
