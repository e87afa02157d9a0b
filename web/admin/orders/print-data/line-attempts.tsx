// Files that were sent to take the place of others, and what the shop decides about them.
import { useConfirm } from '../../../kit/confirm.tsx';
import { useToast } from '../../../kit/toasts.tsx';
import { refreshEverything, useChange } from '../../../platform/backoffice/data.ts';
import { usePlatform } from '../../../platform/environment.tsx';
import { describeUse, lateFailureText } from '../../../print-data/late-question.ts';
import { PrintAttempts } from '../../../print-data/print-attempts.tsx';
import { useLatePrintDataDocument } from '../../../print-data/print-data.documents.ts';
import type { PrintAttempt } from '../../../print-data/print-line.ts';
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
	const discard = (id: string) =>
		attempt(() => change(discardPrintDataDocument, { id }), t('printOrders.discarded'), t('printOrders.discardFailed'));
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
			onDiscard={mayChange ? (id) => void discard(id) : undefined}
			onUse={mayChange ? (late) => void use(late) : undefined}
		/>
	);
}
