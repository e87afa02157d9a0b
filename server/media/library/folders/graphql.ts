// The folders of the media library in the API.

import { callerOf } from '../../../accounts/graphql-caller.ts';
import { builder } from '../../../graphql/builder.ts';
import { checkId } from '../../../graphql/ids.ts';
import { needs } from '../../../graphql/rights.ts';
import { createFolder, deleteFolder, type Folder, listFolders, updateFolder } from './folders.ts';

const folder = builder.objectRef<Folder>('MediaFolder').implement({
	description: 'A folder of the media library; they are a tree',
	fields: (t) => ({
		id: t.exposeID('id'),
		name: t.exposeString('name'),
		parentId: t.exposeID('parentId', { nullable: true, description: 'None: it stands at the top' }),
		pictures: t.exposeInt('pictures', { description: 'That lie in it, without those of folders inside of it' }),
	}),
});

builder.queryField('mediaFolders', (t) =>
	t.field({
		type: [folder],
		description: 'All of them, by name',
		extensions: needs('qContent', 'qProd'),
		resolve: (_root, _args, { tenant, inTenant }) => inTenant((sql) => listFolders(sql, tenant.id)),
	}),
);

const parentHelp = { description: 'None: at the top' };

builder.mutationFields((t) => ({
	createMediaFolder: t.field({
		type: folder,
		extensions: needs('mContent', 'mProd'),
		args: { name: t.arg.string({ required: true }), parent: t.arg.id(parentHelp) },
		resolve: (_root, { name, parent }, context) =>
			context.inTenant((sql) =>
				createFolder(sql, callerOf(context), { name, parentId: parent ? checkId(parent) : null }),
			),
	}),
	renameMediaFolder: t.field({
		type: folder,
		extensions: needs('mContent', 'mProd'),
		args: { id: t.arg.id({ required: true }), name: t.arg.string({ required: true }) },
		resolve: (_root, { id, name }, context) =>
			context.inTenant((sql) => updateFolder(sql, callerOf(context), checkId(id), { name })),
	}),
	moveMediaFolder: t.field({
		type: folder,
		description: 'With everything in it',
		extensions: needs('mContent', 'mProd'),
		args: { id: t.arg.id({ required: true }), parent: t.arg.id(parentHelp) },
		resolve: (_root, { id, parent }, context) =>
			context.inTenant((sql) =>
				updateFolder(sql, callerOf(context), checkId(id), { parentId: parent ? checkId(parent) : null }),
			),
	}),
	deleteMediaFolder: t.boolean({
		extensions: needs('mContent', 'mProd'),
		args: {
			id: t.arg.id({ required: true }),
			keepContent: t.arg.boolean({
				description:
					'What is in it comes to where the folder was; without this a folder with something in it is refused',
			}),
		},
		async resolve(_root, { id, keepContent }, context) {
			await context.inTenant((sql) => deleteFolder(sql, callerOf(context), checkId(id), keepContent ?? false));
			return true;
		},
	}),
}));
