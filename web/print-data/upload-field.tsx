// Choosing a file of print data, and how far its upload is.
import { useState } from 'react';
import { mostUploadBytes } from '../../rules/printing/print-data.ts';
import { describeSide } from '../../rules/printing/side-names.ts';
import type { Translate } from '../../rules/texts/translator.ts';
import { failureText } from '../forms/failure-text.ts';
import { Button } from '../kit/button.tsx';
import { FileField } from '../kit/file-field.tsx';
import { Notice } from '../kit/notice.tsx';
import { Progress } from '../kit/progress.tsx';
import { ApiFailure } from '../platform/api.ts';
import { useFocusCatcher } from '../platform/catch-focus.ts';
import { usePlatform } from '../platform/environment.tsx';
import type { PrintUpload } from './use-print-upload.ts';

const allFiles = '.pdf,.jpg,.jpeg,.png,.tif,.tiff,.svg';

export const acceptedFiles = (hasPictures: boolean) => (hasPictures ? allFiles : '.pdf');

interface UploadFieldProps {
	label: string;
	hint: string;
	/** Of a product with several: what the file is for. */
	side?: string | null;
	/** Whether a picture can be right, or a PDF alone. */
	hasPictures: boolean;
	upload: PrintUpload;
	onChoose(file: File): void;
}

export function UploadField({ label, hint, side = null, hasPictures, upload, onChoose }: UploadFieldProps) {
	const { t } = usePlatform();
	const [isEmpty, setEmpty] = useState(false);
	const part = useFocusCatcher<HTMLDivElement>(`${upload.unfinished} ${upload.running?.name}`);
	return (
		<div ref={part} tabIndex={-1} className="grid gap-2 outline-none">
			{upload.running ? (
				<UploadProgress upload={upload} side={side} />
			) : (
				<FileField
					label={label}
					hint={hint}
					accept={acceptedFiles(hasPictures)}
					maxBytes={mostUploadBytes}
					files={[]}
					error={isEmpty ? t('printData.emptyFile') : undefined}
					onChange={([file]) => {
						setEmpty(file?.size === 0);
						if (file && file.size > 0) onChoose(file);
					}}
				/>
			)}
			{upload.unfinished !== undefined && upload.failure === undefined && (
				<Notice
					kind="warning"
					action={
						<Button size="small" onClick={upload.dismiss}>
							{t('printData.dismiss')}
						</Button>
					}
				>
					{t('printData.unfinished', { name: upload.unfinished })}
				</Notice>
			)}
			<UploadFailure upload={upload} />
		</div>
	);
}

interface ProgressProps {
	upload: PrintUpload;
	side?: string | null;
}

export function UploadProgress({ upload: { running, cancel }, side = null }: ProgressProps) {
	const { t } = usePlatform();
	if (!running) return null;
	return (
		<div className="grid gap-2">
			<Progress
				label={
					side === null
						? t('printData.uploading', { name: running.name })
						: t('printData.uploadingSide', { side: describeSide(t, side), name: running.name })
				}
				share={running.share}
			/>
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

const reasonOf = (failure: unknown, t: Translate): string =>
	failure instanceof ApiFailure && failure.code === 'UNSUPPORTED_MEDIA_TYPE'
		? t('printFindings.refused.unknownType')
		: failureText(failure, t);

export function UploadFailure({ upload: { failure } }: { upload: PrintUpload }) {
	const { t } = usePlatform();
	return (
		<div role="alert" className="empty:hidden">
			{failure !== undefined && (
				<Notice kind="danger">{t('printData.failed', { reason: reasonOf(failure, t) })}</Notice>
			)}
		</div>
	);
}
