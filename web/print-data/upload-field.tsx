// Choosing a file of print data, and how far its upload is.
import { useState } from 'react';
import { mostUploadBytes } from '../../rules/printing/print-data.ts';
import { failureText } from '../forms/failure-text.ts';
import { Button } from '../kit/button.tsx';
import { FileField } from '../kit/file-field.tsx';
import { Notice } from '../kit/notice.tsx';
import { Progress } from '../kit/progress.tsx';
import { usePlatform } from '../platform/environment.tsx';
import type { PrintUpload } from './use-print-upload.ts';

export const acceptedFiles = '.pdf,.jpg,.jpeg,.png,.tif,.tiff,.svg';

interface UploadFieldProps {
	label: string;
	hint: string;
	upload: PrintUpload;
	onChoose(file: File): void;
}

export function UploadField({ label, hint, upload, onChoose }: UploadFieldProps) {
	const { t } = usePlatform();
	const [isEmpty, setEmpty] = useState(false);
	return (
		<div className="grid gap-2">
			{upload.running ? (
				<UploadProgress upload={upload} />
			) : (
				<FileField
					label={label}
					hint={hint}
					accept={acceptedFiles}
					maxBytes={mostUploadBytes}
					files={[]}
					error={isEmpty ? t('printData.emptyFile') : undefined}
					onChange={([file]) => {
						setEmpty(file?.size === 0);
						if (file && file.size > 0) onChoose(file);
					}}
				/>
			)}
			<UploadFailure upload={upload} />
		</div>
	);
}

export function UploadProgress({ upload: { running, cancel } }: { upload: PrintUpload }) {
	const { t } = usePlatform();
	if (!running) return null;
	return (
		<div className="grid gap-2">
			<Progress label={t('printData.uploading', { name: running.name })} share={running.share} />
			<p role="status" className="text-sm empty:hidden">
				{running.isInterrupted && t('printData.interrupted')}
			</p>
			<div>
				<Button size="small" onClick={cancel}>
					{t('printData.cancel')}
				</Button>
			</div>
		</div>
	);
}

export function UploadFailure({ upload: { failure } }: { upload: PrintUpload }) {
	const { t } = usePlatform();
	return (
		<div role="alert" className="empty:hidden">
			{failure !== undefined && (
				<Notice kind="danger">{t('printData.failed', { reason: failureText(failure, t) })}</Notice>
			)}
		</div>
	);
}
