// Imports of products in the API. Each is seen by whoever has sent it, and by nobody else.
import { productImportFaults } from '../../rules/catalogue/product-import.ts';
import { importFileFaults } from '../../rules/texts/import-faults.ts';
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

const state = builder.enumType('ProductImportState', { values: ['checked', 'applying', 'done', 'failed'] as const });
const rowFault = builder.enumType('ProductImportFault', { values: productImportFaults });
const fileFault = builder.enumType('ProductFileFault', { values: importFileFaults });

const productImport = builder.objectRef<FileImport>('ProductImport').implement({
	description: 'A table of products that was sent: what it would change, then how far saving has come',
	fields: (t) => ({
		id: t.exposeID('id'),
		fileName: t.exposeString('fileName'),
		state: t.field({ type: state, resolve: (found) => found.state }),
		added: t.exposeInt('added', { description: 'Values of products and variants that are not there yet' }),
		changed: t.exposeInt('changed', { description: 'Values that would be others' }),
		unchanged: t.exposeInt('unchanged', { description: 'Rows that change nothing' }),
		faulty: t.exposeInt('faulty', { description: 'Faults; their rows are left out' }),
		done: t.exposeInt('done', { description: 'Of those that are new or changed' }),
		refused: t.exposeInt('refused', { description: 'Of those done: could not be saved after all' }),
		createdAt: t.string({ resolve: ({ createdAt }) => createdAt.toISOString() }),
		finishedAt: t.string({ nullable: true, resolve: ({ finishedAt }) => finishedAt?.toISOString() ?? null }),
	}),
});

const importRow = builder.objectRef<KeptRow>('ProductImportRow').implement({
	fields: (t) => ({
		row: t.exposeInt('rowNumber', { description: 'As a spreadsheet counts' }),
		column: t.exposeString('columnName'),
		key: t.exposeString('key', { description: 'Code or slug; of a variant after that of its product' }),
		before: t.exposeString('before', { nullable: true }),
		after: t.exposeString('after'),
		fault: t.field({
			type: rowFault,
			nullable: true,
			resolve: ({ fault }) => productImportFaults.find((known) => known === fault) ?? null,
		}),
	}),
});

interface Checked {
	productImport: FileImport | null;
	broken: BrokenImport | null;
}

const checked = builder.objectRef<Checked>('CheckedProductImport').implement({
	description: 'What a table would change, or why it cannot be read at all',
	fields: (t) => ({
		productImport: t.field({ type: productImport, nullable: true, resolve: (found) => found.productImport }),
		fault: t.field({ type: fileFault, nullable: true, resolve: ({ broken }) => broken?.fault ?? null }),
		row: t.int({ nullable: true, resolve: ({ broken }) => broken?.row ?? null }),
	}),
});

builder.queryField('productImports', (t) =>
	t.field({
		type: [productImport],
		description: 'Those of the last day that the caller has sent, the latest first',
		extensions: needs('mProd'),
		resolve: (_root, _args, context) => context.inTenant((sql) => listImports(sql, ownerOf(callerOf(context)))),
	}),
);

builder.queryField('productImportRows', (t) =>
	t.field({
		type: [importRow],
		description: 'What an import changes, or what keeps rows from being saved',
		extensions: needs('mProd'),
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

builder.mutationField('checkProductImport', (t) =>
	t.field({
		type: checked,
		description: 'Looks at a table (CSV, XLSX) and keeps what it would change; saves nothing',
		extensions: needs('mProd'),
		args: {
			file: t.arg({ type: 'Upload', required: true }),
			removeEmpty: t.arg.boolean({ description: 'Whether empty cells take away what is there', defaultValue: false }),
		},
		resolve: async (_root, { file, removeEmpty }, context): Promise<Checked> => {
			try {
				const options = { removeEmpty: removeEmpty ?? false };
				return { productImport: await checkImport(context, callerOf(context), file, options), broken: null };
			} catch (error) {
				if (error instanceof BrokenImport) return { productImport: null, broken: error };
				throw error;
			}
		},
	}),
);

builder.mutationField('applyProductImport', (t) =>
	t.field({
		type: productImport,
		description: 'Begins to save what an import changes; rows with faults are left out',
		extensions: needs('mProd'),
		args: { id: t.arg.id({ required: true }) },
		resolve: (_root, { id }, context) => context.inTenant((sql) => beginImport(sql, callerOf(context), checkId(id))),
	}),
);

builder.mutationField('removeProductImport', (t) =>
	t.boolean({
		description: 'Gives up an import that was not begun, or forgets one that is over',
		extensions: needs('mProd'),
		args: { id: t.arg.id({ required: true }) },
		resolve: async (_root, { id }, context) => {
			const owner = ownerOf(callerOf(context));
			const removed = await context.inTenant((sql) => removeImport(sql, owner, checkId(id)));
			if (!removed) throw new ApiError('NOT_FOUND');
			return true;
		},
	}),
);
