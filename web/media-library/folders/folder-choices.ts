// Folders as a list: each below the one it lies in, set in as deep as it lies.
import type { Data } from '../../platform/graphql.ts';
import type { mediaFoldersDocument } from '../media-library.documents.ts';

export type Folder = Data<typeof mediaFoldersDocument>['mediaFolders'][number];

interface Row {
	folder: Folder;
	depth: number;
}

/** In the order in which a tree is read. */
export function treeRows(folders: readonly Folder[], parentId: string | null = null, depth = 0): Row[] {
	return folders
		.filter((folder) => folder.parentId === parentId)
		.flatMap((folder) => [{ folder, depth }, ...treeRows(folders, folder.id, depth + 1)]);
}

const inset = '\u2003';

/** For a `Select`. */
export const folderChoices = (folders: readonly Folder[]) =>
	treeRows(folders).map(({ folder, depth }) => ({ value: folder.id, label: `${inset.repeat(depth)}${folder.name}` }));
