// Sends a file, whatever is in it, and hands over what it would change before anything is saved.
import { type ReactNode, useState } from 'react';
import { failureText } from '../../forms/failure-text.ts';
import { Button } from '../../kit/button.tsx';
import { Dialog } from '../../kit/dialog.tsx';
import { FileField } from '../../kit/file-field.tsx';
import { Progress } from '../../kit/progress.tsx';
import { refreshEverything } from '../../platform/backoffice/data.ts';
import { usePlatform } from '../../platform/environment.tsx';

interface ImportWords {
	title: string;
	text: string;
	file: string;
	/** Said with the reason when the file cannot be sent. */
	failed(reason: string): string;
}

interface ImportDialogProps {
	words: ImportWords;
	/** Endings of the files that can be read. */
	accept: string;
	/** @returns the preview, or why the file cannot be read, and in which row */
	check(file: File): Promise<{ id: string | undefined; fault: string | undefined; row: number | null }>;
	/** What can be chosen beside the file. */
	children?: ReactNode;
	onClose(): void;
	/** The file was looked at; this is the preview to show. */
	onChecked(id: string): void;
}

const maxBytes = 20 * 2 ** 20;

export function ImportDialog({ words, accept, check, children, onClose, onChecked }: ImportDialogProps) {
	const { t, queryClient } = usePlatform();
	const [files, setFiles] = useState<File[]>([]);
	const [busy, setBusy] = useState(false);
	const [fault, setError] = useState<string>();
	const [file] = files;
	const look = async () => {
		if (!file) return;
		setBusy(true);
		setError(undefined);
		try {
			const { id, fault: found, row } = await check(file);
			if (id) {
				await refreshEverything(queryClient);
				onChecked(id);
			} else if (found) setError(`${found} ${row ? t('texts.file.inRow', { row }) : ''}`.trim());
		} catch (error) {
			setError(words.failed(failureText(error, t)));
		} finally {
			setBusy(false);
		}
	};
	return (
		<Dialog
			open
			onClose={onClose}
			title={words.title}
			actions={
				<>
					<Button onClick={onClose}>{t('kit.cancel')}</Button>
					<Button colour="primary" busy={busy} disabled={!file} onClick={look}>
						{t('texts.import.check')}
					</Button>
				</>
			}
		>
			<div className="flex flex-col gap-4">
				<p>{words.text}</p>
				<FileField
					label={words.file}
					files={files}
					onChange={(chosen) => {
						setFiles(chosen);
						setError(undefined);
					}}
					accept={accept}
					maxBytes={maxBytes}
					{...(fault ? { error: fault } : {})}
				/>
				{children}
				{busy && <Progress label={t('texts.import.checking')} />}
			</div>
		</Dialog>
	);
}
