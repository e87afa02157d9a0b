// The folders beside the pictures: a tree where there is room, a list to choose from where there is not.
import { IconFolder, IconFolderPlus, IconFolders, IconInbox } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { Button } from '../../kit/button.tsx';
import { useConfirm } from '../../kit/confirm.tsx';
import { Menu } from '../../kit/menu.tsx';
import { Select } from '../../kit/select.tsx';
import { useAttempt, useChange } from '../../platform/backoffice/data.ts';
import { useTexts } from '../../platform/environment.tsx';
import { deleteMediaFolderDocument } from '../media-library.documents.ts';
import { type Folder, folderChoices, treeRows } from './folder-choices.ts';
import { FolderDialog, type FolderTask } from './folder-dialog.tsx';

/** '': everything; else `none` for what lies in no folder, or an id. */
export type FolderSelection = string;
export const noFolder = 'none';

interface FolderTreeProps {
	folders: readonly Folder[];
	place: FolderSelection;
	onChange(place: FolderSelection): void;
	mayChange: boolean;
}

export function FolderTree({ folders, place, onChange, mayChange }: FolderTreeProps) {
	const t = useTexts();
	const [task, setTask] = useState<FolderTask>();
	const removed = useRemoval(onChange);
	const here = folders.find(({ id }) => id === place);
	const menuOf = (folder: Folder) =>
		mayChange && (
			<Menu
				compact
				label={t('mediaLibrary.folderActions', { name: folder.name })}
				actions={[
					{
						id: 'inside',
						label: t('mediaLibrary.newFolder'),
						onAction: () => setTask({ kind: 'create', parentId: folder.id }),
					},
					{ id: 'rename', label: t('mediaLibrary.renameFolder'), onAction: () => setTask({ kind: 'rename', folder }) },
					{ id: 'move', label: t('mediaLibrary.moveFolder'), onAction: () => setTask({ kind: 'move', folder }) },
					{ id: 'delete', label: t('mediaLibrary.deleteFolder'), danger: true, onAction: () => removed(folder) },
				]}
			/>
		);
	const fixed = [
		{
			value: '',
			label: t('mediaLibrary.allFolders'),
			icon: <IconFolders aria-hidden size={18} className="shrink-0" />,
		},
		{
			value: noFolder,
			label: t('mediaLibrary.unfiled'),
			icon: <IconInbox aria-hidden size={18} className="shrink-0" />,
		},
	];
	return (
		<>
			<div className="flex items-end gap-2 tablet:hidden">
				<div className="min-w-0 grow">
					<Select
						label={t('mediaLibrary.folders')}
						value={place}
						onChange={onChange}
						choices={[...fixed.map(({ value, label }) => ({ value, label })), ...folderChoices(folders)]}
					/>
				</div>
				{here && menuOf(here)}
				{mayChange && (
					<Button
						icon={<IconFolderPlus aria-hidden size={20} />}
						aria-label={t('mediaLibrary.newFolder')}
						onClick={() => setTask({ kind: 'create', parentId: here?.id ?? null })}
					/>
				)}
			</div>
			<nav aria-label={t('mediaLibrary.folders')} className="hidden tablet:block">
				<ul className="flex flex-col gap-0.5">
					{fixed.map(({ value, label, icon }) => (
						<Entry key={value} label={label} icon={icon} current={place === value} onPress={() => onChange(value)} />
					))}
					{treeRows(folders).map(({ folder, depth }) => (
						<Entry
							key={folder.id}
							label={folder.name}
							icon={<IconFolder aria-hidden size={18} className="shrink-0" />}
							count={folder.pictures}
							depth={depth}
							current={place === folder.id}
							onPress={() => onChange(folder.id)}
							menu={menuOf(folder)}
						/>
					))}
				</ul>
				{mayChange && (
					<div className="mt-3">
						<Button
							size="small"
							icon={<IconFolderPlus aria-hidden size={18} />}
							onClick={() => setTask({ kind: 'create', parentId: here?.id ?? null })}
						>
							{t('mediaLibrary.newFolder')}
						</Button>
					</div>
				)}
			</nav>
			{task && (
				<FolderDialog
					task={task}
					folders={folders}
					onClose={() => setTask(undefined)}
					onDone={(made) => {
						setTask(undefined);
						if (made) onChange(made);
					}}
				/>
			)}
		</>
	);
}

interface EntryProps {
	label: string;
	icon: ReactNode;
	current: boolean;
	onPress(): void;
	depth?: number;
	count?: number;
	menu?: ReactNode;
}

const Entry = ({ label, icon, current, onPress, depth = 0, count, menu }: EntryProps) => (
	<li className="flex items-center gap-1" style={{ paddingInlineStart: `${depth}rem` }}>
		<button
			type="button"
			aria-current={current || undefined}
			onClick={onPress}
			className="flex min-h-9 min-w-0 grow cursor-pointer items-center gap-2 rounded-theme px-2 text-start hover:bg-surface-hover aria-current:bg-item-active aria-current:font-semibold pointer-coarse:min-h-11"
		>
			{icon}
			<span className="min-w-0 grow wrap-anywhere">{label}</span>
			{count !== undefined && <span className="text-sm text-hint tabular-nums">{count}</span>}
		</button>
		{menu}
	</li>
);

/** What is in a folder is kept, and a user who looks at the folder looks at where it went. */
function useRemoval(onChange: (place: FolderSelection) => void) {
	const t = useTexts();
	const confirm = useConfirm();
	const attempt = useAttempt();
	const change = useChange();
	return async (folder: Folder) => {
		const { id, name, parentId } = folder;
		const agreed = await confirm({
			title: t('mediaLibrary.deleteFolderTitle', { name }),
			text: t('mediaLibrary.deleteFolderText'),
			confirmLabel: t('mediaLibrary.deleteFolder'),
			colour: 'danger',
		});
		if (!agreed) return;
		const done = await attempt(
			async () => {
				onChange(parentId ?? '');
				await change(deleteMediaFolderDocument, { id, keepContent: true });
			},
			{ done: t('mediaLibrary.folderDeleted'), failed: t('mediaLibrary.folderFailed') },
		);
		if (!done) onChange(id);
	};
}
