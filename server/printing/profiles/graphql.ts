// Colour profiles in the API.
import { readFile } from 'node:fs/promises';
import { maxProfileBytes } from '../../../rules/printing/profile-refusals.ts';
import { callerOf } from '../../accounts/graphql-caller.ts';
import { takesFiles } from '../../graphql/admit-upload.ts';
import { builder } from '../../graphql/builder.ts';
import { checkId } from '../../graphql/ids.ts';
import { needs } from '../../graphql/rights.ts';
import { listProfiles, type SavedProfile } from './find-profile.ts';
import { addProfile, deleteProfile, renameProfile } from './save-profile.ts';

const profileType = builder.objectRef<SavedProfile>('PrintProfile').implement({
	description: 'An ICC profile of a printing condition that the shop has uploaded.',
	fields: (t) => ({
		id: t.exposeID('id', { description: 'Id of the profile.' }),
		name: t.exposeString('name', { description: 'Name that the shop has given it.' }),
		description: t.exposeString('description', { description: 'What the profile calls itself.' }),
		size: t.exposeInt('size', { description: 'Size of the file in bytes.' }),
		isUsed: t.exposeBoolean('isUsed', {
			description: 'Whether a product or an order is printed with it; then it cannot be deleted.',
		}),
	}),
});

builder.queryField('printProfiles', (t) =>
	t.field({
		type: [profileType],
		description: 'All uploaded colour profiles, by name; without FOGRA39L coated, which is always there.',
		extensions: needs('qProd'),
		resolve: (_root, _args, { tenant, inTenant }) => inTenant((sql) => listProfiles(sql, tenant.id)),
	}),
);

builder.mutationFields((t) => ({
	addPrintProfile: t.field({
		type: profileType,
		description:
			'Adds a colour profile: ICC, of a printer (`prtr`), in CMYK, at most 3 MiB, at most 20 in a shop. Fails with `PRINT_PROFILE_UNUSABLE`, with the reason in the extension `reason`.',
		extensions: { ...needs('mProd'), ...takesFiles({ bytes: maxProfileBytes }) },
		args: {
			file: t.arg({ type: 'Upload', required: true, description: 'The ICC profile as a file.' }),
			name: t.arg.string({ description: 'Name in the shop, at most 100 characters; its own if left out.' }),
		},
		resolve: async (_root, { file, name }, context) =>
			addProfile(context.inTenant, callerOf(context), { bytes: await readFile(file.path), name: name ?? '' }),
	}),
	renamePrintProfile: t.field({
		type: profileType,
		description: 'Gives a colour profile another name.',
		extensions: needs('mProd'),
		args: {
			id: t.arg.id({ required: true, description: 'Id of the profile.' }),
			name: t.arg.string({ required: true, description: 'The new name, at most 100 characters.' }),
		},
		resolve: (_root, { id, name }, context) =>
			context.inTenant((sql) => renameProfile(sql, callerOf(context), checkId(id), name)),
	}),
	deletePrintProfile: t.boolean({
		description:
			'Deletes a colour profile. Always true. Fails with `PRINT_PROFILE_IN_USE` while anything is printed with it.',
		extensions: needs('mProd'),
		args: { id: t.arg.id({ required: true, description: 'Id of the profile.' }) },
		async resolve(_root, { id }, context) {
			await context.inTenant((sql) => deleteProfile(sql, callerOf(context), checkId(id)));
			return true;
		},
	}),
}));
