// Each upload with its own progress, its own end and its own way out.
import { IconCircleCheck, IconCircleX, IconRefresh, IconX } from '@tabler/icons-react';
import { Button } from '../../kit/button.tsx';
import { Progress } from '../../kit/progress.tsx';
import { useTexts } from '../../platform/environment.tsx';
import { isOpen, isUnderWay, type Upload } from './upload-queue.ts';
import type { Uploads } from './use-uploads.ts';

export function UploadList({ uploads }: { uploads: Uploads }) {
	const t = useTexts();
	const { list, clear } = uploads;
	if (list.length === 0) return null;
	return (
		<section aria-label={t('mediaLibrary.uploads')} className="rounded-theme border border-line bg-surface p-3">
			<ul className="flex max-h-64 flex-col gap-3 overflow-y-auto">
				{list.map((upload) => (
					<li key={upload.id} className="flex items-center gap-3">
						<div className="min-w-0 grow">
							<State upload={upload} />
						</div>
						<Way upload={upload} uploads={uploads} />
					</li>
				))}
			</ul>
			{list.some((upload) => !isOpen(upload)) && (
				<div className="mt-3 flex justify-end">
					<Button size="small" onClick={clear}>
						{t('mediaLibrary.clearUploads')}
					</Button>
				</div>
			)}
		</section>
	);
}

function State({ upload }: { upload: Upload }) {
	const t = useTexts();
	const { state, share, reason } = upload;
	const { name } = upload.file;
	if (isUnderWay(upload))
		return state === 'processing' ? (
			<Progress label={t('mediaLibrary.processing', { name })} />
		) : (
			<Progress label={t('mediaLibrary.uploading', { name })} share={share} />
		);
	if (state === 'waiting')
		return <p className="text-sm text-muted wrap-anywhere">{t('mediaLibrary.waiting', { name })}</p>;
	if (state === 'done')
		return (
			<p role="status" className="flex items-start gap-2 text-sm wrap-anywhere">
				<IconCircleCheck aria-hidden size={18} className="shrink-0 text-(--applications-infoBox-success-icon)" />
				{t('mediaLibrary.uploaded', { name })}
			</p>
		);
	return (
		<p role={state === 'failed' ? 'alert' : 'status'} className="flex items-start gap-2 text-sm wrap-anywhere">
			<IconCircleX aria-hidden size={18} className="shrink-0 text-error" />
			<span className="min-w-0">
				<span className="font-semibold">{name}</span>
				<br />
				{state === 'cancelled' ? t('mediaLibrary.cancelled') : reason}
			</span>
		</p>
	);
}

function Way({ upload, uploads: { cancel, retry } }: { upload: Upload; uploads: Uploads }) {
	const t = useTexts();
	const { id, state, final } = upload;
	const { name } = upload.file;
	if (isOpen(upload))
		return (
			<Button
				size="small"
				icon={<IconX aria-hidden size={18} />}
				aria-label={t('mediaLibrary.cancelUpload', { name })}
				onClick={() => cancel(id)}
			/>
		);
	if (state === 'done' || final) return null;
	return (
		<Button
			size="small"
			icon={<IconRefresh aria-hidden size={18} />}
			aria-label={t('mediaLibrary.retryUpload', { name })}
			onClick={() => retry(id)}
		/>
	);
}
