// The folders of the media library in the API.

import { callerOf } from '../../../accounts/graphql-caller.ts';
import { builder } from '../../../graphql/builder.ts';
import { checkId } from '../../../graphql/ids.ts';
import { needs } from '../../../graphql/rights.ts';
import { createFolder, deleteFolder, type Folder, listFolders, updateFolder } from './folders.ts';

const folder = builder.objectRef<Folder>('MediaFolder').implement({
	description: 'A folder of the media library. Folders form a tree.',
	fields: (t) => ({
		id: t.exposeID('id', { description: 'Id of the folder.' }),
		name: t.exposeString('name', { description: 'Name of the folder.' }),
		parentId: t.exposeID('parentId', {
			nullable: true,
			description: 'Id of the parent folder; null at the top level.',
		}),
		pictures: t.exposeInt('pictures', { description: 'Number of images in it, without those of its subfolders.' }),
	}),
});

builder.queryField('mediaFolders', (t) =>
	t.field({
		type: [folder],
		description: 'All folders of the media library, by name.',
		extensions: needs('qContent', 'qProd'),
		resolve: (_root, _args, { tenant, inTenant }) => inTenant((sql) => listFolders(sql, tenant.id)),
	}),
);

builder.mutationFields((t) => ({
	createMediaFolder: t.field({
		type: folder,
		description: 'Creates a folder. Fails with `MEDIA_FOLDER_NAME_TAKEN` if its parent has one of this name.',
		extensions: needs('mContent', 'mProd'),
		args: {
			name: t.arg.string({ required: true, description: 'Name of the folder, at most 100 characters.' }),
			parent: t.arg.id({ description: 'Id of the parent folder; without it the top level.' }),
		},
		resolve: (_root, { name, parent }, context) =>
			context.inTenant((sql) =>
				createFolder(sql, callerOf(context), { name, parentId: parent ? checkId(parent) : null }),
			),
	}),
	renameMediaFolder: t.field({
		type: folder,
		description: 'Renames a folder. Fails with `MEDIA_FOLDER_NAME_TAKEN` if its parent has one of this name.',
		extensions: needs('mContent', 'mProd'),
		args: {
			id: t.arg.id({ required: true, description: 'Id of the folder.' }),
			name: t.arg.string({ required: true, description: 'New name, at most 100 characters.' }),
		},
		resolve: (_root, { id, name }, context) =>
			context.inTenant((sql) => updateFolder(sql, callerOf(context), checkId(id), { name })),
	}),
	moveMediaFolder: t.field({
		type: folder,
		description:
			'Moves a folder with all its content. Fails with `MEDIA_FOLDER_INSIDE_ITSELF` or `MEDIA_FOLDER_TOO_DEEP`.',
		extensions: needs('mContent', 'mProd'),
		args: {
			id: t.arg.id({ required: true, description: 'Id of the folder.' }),
			parent: t.arg.id({ description: 'Id of the new parent folder; without it the top level.' }),
		},
		resolve: (_root, { id, parent }, context) =>
			context.inTenant((sql) =>
				updateFolder(sql, callerOf(context), checkId(id), { parentId: parent ? checkId(parent) : null }),
			),
	}),
	deleteMediaFolder: t.boolean({
		description:
			'Deletes a folder. Always true. Fails with `MEDIA_FOLDER_NOT_EMPTY` for a folder with content, unless `keepContent` is true.',
		extensions: needs('mContent', 'mProd'),
		args: {
			id: t.arg.id({ required: true, description: 'Id of the folder.' }),
			keepContent: t.arg.boolean({
				description: 'Whether to move the content of the folder to its parent.',
			}),
		},
		async resolve(_root, { id, keepContent }, context) {
			await context.inTenant((sql) => deleteFolder(sql, callerOf(context), checkId(id), keepContent ?? false));
			return true;
		},
	}),
}));
