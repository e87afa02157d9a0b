// A folder is made, named anew or put elsewhere.
import { type FormEvent, useId, useState } from 'react';
import { findMoveError, longestFolderName, readFolderName } from '../../../rules/media-library.ts';
import { failureText } from '../../forms/failure-text.ts';
import { Button } from '../../kit/button.tsx';
import { Dialog } from '../../kit/dialog.tsx';
import { Select } from '../../kit/select.tsx';
import { TextField } from '../../kit/text-field.tsx';
import { useToast } from '../../kit/toasts.tsx';
import { useChange } from '../../platform/backoffice/data.ts';
import { usePlatform } from '../../platform/environment.tsx';
import {
	createMediaFolderDocument,
	moveMediaFolderDocument,
	renameMediaFolderDocument,
} from '../media-library.documents.ts';
import { type Folder, folderChoices } from './folder-choices.ts';

export type FolderTask = { kind: 'create'; parentId: string | null } | { kind: 'rename' | 'move'; folder: Folder };

interface FolderDialogProps {
	task: FolderTask;
	folders: readonly Folder[];
	onClose(): void;
	/** With the id of a folder that was made. */
	onDone(madeId?: string): void;
}

const titles = {
	create: 'mediaLibrary.newFolder',
	rename: 'mediaLibrary.renameFolder',
	move: 'mediaLibrary.moveFolder',
} as const;

export function FolderDialog({ task, folders, onClose, onDone }: FolderDialogProps) {
	const { t } = usePlatform();
	const toast = useToast();
	const change = useChange();
	const form = useId();
	const known = task.kind === 'create' ? undefined : task.folder;
	const [name, setName] = useState(known?.name ?? '');
	const [parent, setParent] = useState((task.kind === 'create' ? task.parentId : known?.parentId) ?? '');
	const [busy, setBusy] = useState(false);
	const [error, setError] = useState<string>();
	const places = known ? folders.filter(({ id }) => !findMoveError(folders, known.id, id)) : folders;

	const save = async (): Promise<string | undefined> => {
		if (task.kind === 'create') {
			const { createMediaFolder } = await change(createMediaFolderDocument, { name, parent: parent || null });
			return createMediaFolder.id;
		}
		const { id } = task.folder;
		if (task.kind === 'rename') await change(renameMediaFolderDocument, { id, name });
		else await change(moveMediaFolderDocument, { id, parent: parent || null });
		return undefined;
	};
	const submit = async (event: FormEvent) => {
		event.preventDefault();
		if (readFolderName(name) === undefined) return setError(t('mediaLibrary.folderNameFault'));
		setBusy(true);
		try {
			const made = await save();
			toast.success(t('mediaLibrary.folderSaved'));
			onDone(made);
		} catch (refused) {
			setError(failureText(refused, t));
			setBusy(false);
		}
	};
	return (
		<Dialog
			open
			size="small"
			onClose={onClose}
			title={known ? `${known.name}: ${t(titles[task.kind])}` : t(titles[task.kind])}
			actions={
				<>
					<Button onClick={onClose}>{t('kit.cancel')}</Button>
					<Button type="submit" form={form} colour="primary" busy={busy}>
						{t('mediaLibrary.save')}
					</Button>
				</>
			}
		>
			<form id={form} noValidate onSubmit={submit} className="flex flex-col gap-4">
				{task.kind !== 'move' && (
					<TextField
						label={t('mediaLibrary.folderName')}
						value={name}
						onChange={(typed) => {
							setName(typed);
							setError(undefined);
						}}
						maxLength={longestFolderName}
						error={error ?? null}
						required
						autoFocus
					/>
				)}
				{task.kind !== 'rename' && (
					<Select
						label={t('mediaLibrary.inFolder')}
						value={parent}
						onChange={setParent}
						choices={[{ value: '', label: t('mediaLibrary.top') }, ...folderChoices(places)]}
						error={task.kind === 'move' ? error : undefined}
					/>
				)}
			</form>
		</Dialog>
	);
}
