// Asks before a file is approved by hand, and names what is overruled by it.
import { useState } from 'react';
import { Button } from '../../../kit/button.tsx';
import { Dialog } from '../../../kit/dialog.tsx';
import { refreshEverything, useAttempt, useChange } from '../../../platform/backoffice/data.ts';
import { usePlatform } from '../../../platform/environment.tsx';
import { OverruledFindings } from '../../../print-data/print-findings.tsx';
import type { OrderPrintFile } from './order-print-line.ts';
import { approvePrintDataDocument } from './print-data.documents.ts';

interface ApproveProps {
	file: OrderPrintFile['printData'];
	open: boolean;
	onClose(): void;
}

export function ApproveDialog({ file, open, onClose }: ApproveProps) {
	const { t, queryClient } = usePlatform();
	const attempt = useAttempt();
	const change = useChange();
	const [busy, setBusy] = useState(false);
	const approve = async () => {
		setBusy(true);
		const done = await attempt(() => change(approvePrintDataDocument, { id: file.id }), {
			done: t('printOrders.approved'),
			failed: t('printOrders.approveFailed'),
		});
		// Whoever could not approve it has looked at something that is no longer so: the customer has sent another file, for instance.
		if (!done) await refreshEverything(queryClient);
		setBusy(false);
		onClose();
	};
	return (
		<Dialog
			open={open}
			onClose={onClose}
			size="small"
			title={t('printOrders.approveAsk', { name: file.name })}
			actions={
				<>
					<Button onClick={onClose}>{t('kit.cancel')}</Button>
					<Button colour="primary" busy={busy} onClick={approve}>
						{t('printOrders.approve')}
					</Button>
				</>
			}
		>
			<div className="grid gap-3">
				<p>{t('printOrders.approveText')}</p>
				<OverruledFindings file={file} intro={t('printOrders.overruled')} />
			</div>
		</Dialog>
	);
}
