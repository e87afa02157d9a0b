// Imports of texts in the API. Each is seen by whoever has sent it, and by nobody else.
import { exportFormats, importFaults, importFileFaults } from '../../rules/texts/import-faults.ts';
import { builder } from '../graphql/builder.ts';
import { callerOf } from '../graphql/context.ts';
import { ApiError } from '../graphql/errors.ts';
import { checkId } from '../graphql/ids.ts';
import { checkPaging } from '../graphql/paging.ts';
import { needs } from '../graphql/rights.ts';
import { BrokenImport } from '../imports/broken-import.ts';
import {
	type FileImport,
	findImport,
	type KeptRow,
	listImportRows,
	listImports,
	removeImport,
} from '../imports/imports.ts';
import { beginImport } from './apply-import.ts';
import { checkImport, ownerOf } from './check-import.ts';

const format = builder.enumType('TextFileFormat', { values: exportFormats });
const state = builder.enumType('TextImportState', { values: ['checked', 'applying', 'done', 'failed'] as const });
const rowFault = builder.enumType('TextImportFault', { values: importFaults });
const fileFault = builder.enumType('TextFileFault', { values: importFileFaults });

const textImport = builder.objectRef<FileImport>('TextImport').implement({
	description: 'A file of texts that was sent: what it would change, then how far saving has come',
	fields: (t) => ({
		id: t.exposeID('id'),
		fileName: t.exposeString('fileName'),
		format: t.field({ type: format, resolve: (found) => found.format }),
		state: t.field({ type: state, resolve: (found) => found.state }),
		added: t.exposeInt('added', { description: 'Translations that are not there yet' }),
		changed: t.exposeInt('changed'),
		unchanged: t.exposeInt('unchanged'),
		faulty: t.exposeInt('faulty', { description: 'Cannot be saved and are left out' }),
		done: t.exposeInt('done', { description: 'Of those that are new or changed' }),
		refused: t.exposeInt('refused', { description: 'Of those done: could not be saved after all' }),
		createdAt: t.string({ resolve: ({ createdAt }) => createdAt.toISOString() }),
		finishedAt: t.string({ nullable: true, resolve: ({ finishedAt }) => finishedAt?.toISOString() ?? null }),
	}),
});

const importRow = builder.objectRef<KeptRow>('TextImportRow').implement({
	fields: (t) => ({
		row: t.exposeInt('rowNumber', { description: 'As a spreadsheet counts; in XLIFF, which text of the file it is' }),
		column: t.exposeString('columnName'),
		key: t.exposeString('key'),
		languageCode: t.exposeString('languageCode'),
		before: t.exposeString('before', { nullable: true }),
		after: t.exposeString('after'),
		fault: t.field({
			type: rowFault,
			nullable: true,
			resolve: ({ fault }) => importFaults.find((known) => known === fault) ?? null,
		}),
		names: t.exposeStringList('names', { description: 'The placeholders that it is about' }),
	}),
});

interface Checked {
	textImport: FileImport | null;
	broken: BrokenImport | null;
}

const checked = builder.objectRef<Checked>('CheckedTextImport').implement({
	description: 'What a file would change, or why it cannot be read at all',
	fields: (t) => ({
		textImport: t.field({ type: textImport, nullable: true, resolve: (found) => found.textImport }),
		fault: t.field({ type: fileFault, nullable: true, resolve: ({ broken }) => broken?.fault ?? null }),
		row: t.int({ nullable: true, resolve: ({ broken }) => broken?.row ?? null }),
	}),
});

builder.queryField('textImports', (t) =>
	t.field({
		type: [textImport],
		description: 'Those of the last day that the caller has sent, the latest first',
		extensions: needs('mLocalisation'),
		resolve: (_root, _args, context) => context.inTenant((sql) => listImports(sql, ownerOf(callerOf(context)))),
	}),
);

builder.queryField('textImport', (t) =>
	t.field({
		type: textImport,
		extensions: needs('mLocalisation'),
		args: { id: t.arg.id({ required: true }) },
		resolve: async (_root, { id }, context) => {
			const owner = ownerOf(callerOf(context));
			const found = await context.inTenant((sql) => findImport(sql, owner, checkId(id)));
			if (!found) throw new ApiError('NOT_FOUND');
			return found;
		},
	}),
);

builder.queryField('textImportRows', (t) =>
	t.field({
		type: [importRow],
		description: 'What an import changes, or what keeps rows from being saved, in the order of the file',
		extensions: needs('mLocalisation'),
		args: {
			id: t.arg.id({ required: true }),
			faulty: t.arg.boolean({ required: true }),
			first: t.arg.int({ defaultValue: 25 }),
			offset: t.arg.int({ defaultValue: 0 }),
		},
		resolve: (_root, { id, faulty, first, offset }, context) => {
			const owner = ownerOf(callerOf(context));
			const page = checkPaging({ first: first ?? 25, offset: offset ?? 0 });
			return context.inTenant(async (sql) => {
				const found = await findImport(sql, owner, checkId(id));
				if (!found) throw new ApiError('NOT_FOUND');
				return listImportRows(sql, owner.tenantId, found.id, { faulty, ...page });
			});
		},
	}),
);

builder.mutationField('checkTextImport', (t) =>
	t.field({
		type: checked,
		description: 'Looks at a file (CSV, XLSX, XLIFF) and keeps what it would change; saves nothing',
		extensions: needs('mLocalisation'),
		args: {
			file: t.arg({ type: 'Upload', required: true }),
			removeEmpty: t.arg.boolean({ description: 'Whether empty cells take away what is there', defaultValue: false }),
		},
		resolve: async (_root, { file, removeEmpty }, context): Promise<Checked> => {
			try {
				const options = { removeEmpty: removeEmpty ?? false };
				return { textImport: await checkImport(context, callerOf(context), file, options), broken: null };
			} catch (error) {
				if (error instanceof BrokenImport) return { textImport: null, broken: error };
				throw error;
			}
		},
	}),
);

builder.mutationField('applyTextImport', (t) =>
	t.field({
		type: textImport,
		description: 'Begins to save what an import changes; rows with faults are left out',
		extensions: needs('mLocalisation'),
		args: { id: t.arg.id({ required: true }) },
		resolve: (_root, { id }, context) => context.inTenant((sql) => beginImport(sql, callerOf(context), checkId(id))),
	}),
);

builder.mutationField('removeTextImport', (t) =>
	t.boolean({
		description: 'Gives up an import that was not begun, or forgets one that is over',
		extensions: needs('mLocalisation'),
		args: { id: t.arg.id({ required: true }) },
		resolve: async (_root, { id }, context) => {
			const owner = ownerOf(callerOf(context));
			const removed = await context.inTenant((sql) => removeImport(sql, owner, checkId(id)));
			if (!removed) throw new ApiError('NOT_FOUND');
			return true;
		},
	}),
);
