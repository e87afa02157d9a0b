// Asks the customer for other print data, with the reason.
import { failureText } from '../../../forms/failure-text.ts';
import { useToast } from '../../../kit/toasts.tsx';
import { ApiFailure } from '../../../platform/api.ts';
import { refreshEverything, useChange, withReason } from '../../../platform/backoffice/data.ts';
import { usePlatform } from '../../../platform/environment.tsx';
import { refusePrintDataDocument } from './print-data.documents.ts';
import { ReasonDialog } from './reason-dialog.tsx';

interface RequestDataDialogProps {
	/** Of the file that is not printed. */
	id: string;
	name: string;
	open: boolean;
	onClose(): void;
}

export function RequestDataDialog({ id, name, open, onClose }: RequestDataDialogProps) {
	const { t, queryClient } = usePlatform();
	const toast = useToast();
	const change = useChange();
	const send = async (reason: string) => {
		try {
			await change(refusePrintDataDocument, { id, reason });
			toast.success(t('printOrders.asked'));
		} catch (failure) {
			if (!(failure instanceof ApiFailure && failure.code === 'PRINT_DATA_REPLACED')) throw failure;
			// This file goes, and the dialog with it.
			toast.error(withReason(t('printOrders.askFailed'), failureText(failure, t)));
			await refreshEverything(queryClient);
		}
	};
	return (
		<ReasonDialog
			title={t('printOrders.askTitle')}
			text={t('printOrders.askText', { name })}
			action={t('printOrders.ask')}
			open={open}
			onClose={onClose}
			onSend={send}
		/>
	);
}
