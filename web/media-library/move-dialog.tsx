// Puts pictures into another folder.
import { useState } from 'react';
import { Button } from '../kit/button.tsx';
import { Dialog } from '../kit/dialog.tsx';
import { Select } from '../kit/select.tsx';
import { useAdminQuery, useAttempt, useChange } from '../platform/backoffice/data.ts';
import { usePlatform } from '../platform/environment.tsx';
import { folderChoices } from './folders/folder-choices.ts';
import { mediaFoldersDocument, moveMediaDocument } from './media-library.documents.ts';

interface MoveDialogProps {
	ids: readonly string[];
	onClose(): void;
	onDone(): void;
}

export function MoveDialog({ ids, onClose, onDone }: MoveDialogProps) {
	const { t } = usePlatform();
	const attempt = useAttempt();
	const change = useChange();
	const folders = useAdminQuery(mediaFoldersDocument, {}).data?.mediaFolders ?? [];
	const [folder, setFolder] = useState('');
	const [busy, setBusy] = useState(false);
	const move = async () => {
		setBusy(true);
		const done = await attempt(() => change(moveMediaDocument, { ids: [...ids], folder: folder || null }), {
			done: t('mediaLibrary.moved', { count: ids.length }),
			failed: t('mediaLibrary.moveFailed'),
		});
		setBusy(false);
		if (done) onDone();
	};
	return (
		<Dialog
			open
			size="small"
			onClose={onClose}
			title={t('mediaLibrary.moveTitle', { count: ids.length })}
			actions={
				<>
					<Button onClick={onClose}>{t('kit.cancel')}</Button>
					<Button colour="primary" busy={busy} onClick={move}>
						{t('mediaLibrary.move')}
					</Button>
				</>
			}
		>
			<Select
				label={t('mediaLibrary.inFolder')}
				value={folder}
				onChange={setFolder}
				choices={[{ value: '', label: t('mediaLibrary.unfiled') }, ...folderChoices(folders)]}
			/>
		</Dialog>
	);
}
