// A new file in the place of a picture, wherever that is used.
import { IconReplace } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { acceptedPictures } from '../../../rules/media-library.ts';
import { Button } from '../../kit/button.tsx';
import { useConfirm } from '../../kit/confirm.tsx';
import { Progress } from '../../kit/progress.tsx';
import { useToast } from '../../kit/toasts.tsx';
import { refreshEverything } from '../../platform/backoffice/data.ts';
import { usePlatform } from '../../platform/environment.tsx';
import { replaceMediaDocument } from '../media-library.documents.ts';
import { sendWithProgress } from '../uploads/send-with-progress.ts';
import { refusalText } from '../uploads/use-uploads.ts';

interface ReplaceButtonProps {
	id: string;
	/** In how many places it is used. */
	uses: number;
	/** The other one has texts and a focal point of its own: what is unsaved here would be lost. */
	onLeave(): Promise<boolean>;
	onReplaced(id: string): void;
}

export function ReplaceButton({ id, uses, onLeave, onReplaced }: ReplaceButtonProps) {
	const platform = usePlatform();
	const { t, queryClient } = platform;
	const toast = useToast();
	const confirm = useConfirm();
	const input = useRef<HTMLInputElement>(null);
	const [sending, setSending] = useState<{ name: string; share: number }>();
	const replace = async (file: File) => {
		const { name } = file;
		const agreed = await confirm({
			title: t('mediaLibrary.replaceTitle'),
			text: t('mediaLibrary.replaceText', { name, count: uses }),
			confirmLabel: t('mediaLibrary.replace'),
			colour: 'warning',
		});
		if (!agreed || !(await onLeave())) return;
		setSending({ name, share: 0 });
		try {
			const { replaceMedia } = await sendWithProgress(replaceMediaDocument, { id }, file, {
				onProgress: (share) => setSending({ name, share }),
				signal: new AbortController().signal,
			});
			toast.success(t('mediaLibrary.replaced'));
			// First the new one is open, then the old one is asked for no more.
			onReplaced(replaceMedia.id);
			await refreshEverything(queryClient);
		} catch (error) {
			toast.error(`${t('mediaLibrary.uploadOrDeleteFailed')}: ${refusalText(error, platform).reason}`);
		}
		setSending(undefined);
	};
	return (
		<>
			<input
				ref={input}
				hidden
				type="file"
				accept={acceptedPictures}
				onChange={(event) => {
					const [file] = event.target.files ?? [];
					event.target.value = '';
					if (file) replace(file);
				}}
			/>
			<Button
				icon={<IconReplace aria-hidden size={18} />}
				busy={sending !== undefined}
				onClick={() => input.current?.click()}
			>
				{t('mediaLibrary.replace')}
			</Button>
			{sending && (
				<div className="w-full">
					<Progress label={t('mediaLibrary.uploading', { name: sending.name })} share={sending.share} />
				</div>
			)}
		</>
	);
}
