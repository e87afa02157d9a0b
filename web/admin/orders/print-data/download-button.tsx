// Fetches a file within the session; what went wrong stands below the button.
import { type ReactNode, useState } from 'react';
import { failureText } from '../../../forms/failure-text.ts';
import { Button } from '../../../kit/button.tsx';
import { download } from '../../../kit/download.ts';
import { withReason } from '../../../platform/backoffice/data.ts';
import { usePlatform } from '../../../platform/environment.tsx';

interface DownloadButtonProps {
	address: string;
	label: string;
	/** Read aloud after the label, where several buttons are called the same. */
	about: string;
	icon: ReactNode;
}

export function DownloadButton({ address, label, about, icon }: DownloadButtonProps) {
	const { t } = usePlatform();
	const [busy, setBusy] = useState(false);
	const [failure, setFailure] = useState<string>();
	const fetchFile = async () => {
		setBusy(true);
		setFailure(undefined);
		try {
			await download(address);
		} catch (error) {
			setFailure(withReason(t('printOrders.downloadFailed'), failureText(error, t)));
		} finally {
			setBusy(false);
		}
	};
	return (
		<div className="min-w-0">
			<Button size="small" busy={busy} icon={icon} onClick={fetchFile}>
				{label}
				<span className="sr-only">: {about}</span>
			</Button>
			<p role="alert" className="mt-1 text-sm text-error empty:hidden">
				{failure}
			</p>
		</div>
	);
}
