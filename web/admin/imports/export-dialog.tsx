// Takes something away as a file, whatever is in it.
import { type ReactNode, useState } from 'react';
import { Button } from '../../kit/button.tsx';
import { Dialog } from '../../kit/dialog.tsx';
import { download } from '../../kit/download.ts';
import { useToast } from '../../kit/toasts.tsx';
import { usePlatform } from '../../platform/environment.tsx';

interface ExportDialogProps {
	title: string;
	failed: string;
	/** Where the file is fetched from; none: something is still to be chosen. */
	address: string | undefined;
	size?: 'small';
	/** What can be chosen. */
	children: ReactNode;
	onClose(): void;
	/** It is on its way. */
	onDone?(): void;
}

export function ExportDialog({ title, failed, address, size, children, onClose, onDone }: ExportDialogProps) {
	const { t } = usePlatform();
	const toast = useToast();
	const [busy, setBusy] = useState(false);
	const start = async () => {
		if (!address) return;
		setBusy(true);
		try {
			await download(address);
			onDone?.();
			onClose();
		} catch {
			toast.error(failed);
		} finally {
			setBusy(false);
		}
	};
	return (
		<Dialog
			open
			onClose={onClose}
			title={title}
			{...(size ? { size } : {})}
			actions={
				<>
					<Button onClick={onClose}>{t('kit.cancel')}</Button>
					<Button colour="primary" busy={busy} disabled={!address} onClick={start}>
						{t('texts.export.start')}
					</Button>
				</>
			}
		>
			<div className="flex flex-col gap-4">{children}</div>
		</Dialog>
	);
}
