// What every import has in the API, whatever is in its files: how far it is, its rows, beginning and giving it up. Each is seen by
// whoever has sent it, and by nobody else. How a file is looked at is declared by whoever knows what is in it.
import type { Right } from '../../../rules/permissions.ts';
import { importFileErrors } from '../../../rules/texts/import-errors.ts';
import { callerOf } from '../../accounts/graphql-caller.ts';
import type { Caller } from '../../accounts/services.ts';
import type { Sql } from '../../database/connection.ts';
import { builder } from '../../graphql/builder.ts';
import { ApiError } from '../../graphql/errors.ts';
import { checkId } from '../../graphql/ids.ts';
import { checkPaging } from '../../graphql/paging.ts';
import { needs } from '../../graphql/rights.ts';
import { BrokenImport } from './broken-import.ts';
import {
	type FileImport,
	findImport,
	importOwner,
	type KeptRow,
	listImportRows,
	listImports,
	type Owner,
	removeImport,
} from './imports.ts';

interface Declared {
	/** Of the types and, in small letters, of the operations: Text, Product. */
	name: string;
	kind: Owner['kind'];
	right: Right;
	/** What can be wrong with a row. */
	faults: readonly string[];
	says: {
		what: string;
		added: string;
		changed?: string;
		unchanged?: string;
		faulty: string;
		row: string;
		key?: string;
		rows: string;
	};
	begin(sql: Sql, caller: Caller, id: string): Promise<FileImport>;
}

const described = (description: string | undefined) => (description === undefined ? {} : { description });

function declareTypes({ name, faults, says }: Declared) {
	const state = builder.enumType(`${name}ImportState`, { values: ['checked', 'applying', 'done', 'failed'] as const });
	const rowFault = builder.enumType(`${name}ImportFault`, { values: faults });
	const fileImport = builder.objectRef<FileImport>(`${name}Import`).implement({
		description: says.what,
		fields: (t) => ({
			id: t.exposeID('id'),
			fileName: t.exposeString('fileName'),
			state: t.field({ type: state, resolve: (found) => found.state }),
			added: t.exposeInt('added', described(says.added)),
			changed: t.exposeInt('changed', described(says.changed)),
			unchanged: t.exposeInt('unchanged', described(says.unchanged)),
			faulty: t.exposeInt('faulty', described(says.faulty)),
			done: t.exposeInt('done', { description: 'Of those that are new or changed' }),
			refused: t.exposeInt('refused', { description: 'Of those done: could not be saved after all' }),
			createdAt: t.string({ resolve: ({ createdAt }) => createdAt.toISOString() }),
			finishedAt: t.string({ nullable: true, resolve: ({ finishedAt }) => finishedAt?.toISOString() ?? null }),
		}),
	});
	const row = builder.objectRef<KeptRow>(`${name}ImportRow`).implement({
		fields: (t) => ({
			row: t.exposeInt('rowNumber', { description: says.row }),
			column: t.exposeString('columnName'),
			key: t.exposeString('key', described(says.key)),
			before: t.exposeString('before', { nullable: true }),
			after: t.exposeString('after'),
			fault: t.field({
				type: rowFault,
				nullable: true,
				resolve: ({ fault }) => faults.find((known) => known === fault) ?? null,
			}),
		}),
	});
	return { fileImport, row };
}

interface Checked {
	found: FileImport | null;
	broken: BrokenImport | null;
}

type FileImportType = ReturnType<typeof declareTypes>['fileImport'];

function declareChecked(name: string, what: string, fileImport: FileImportType) {
	const fileFault = builder.enumType(`${name}FileFault`, { values: importFileErrors });
	const checked = builder.objectRef<Checked>(`Checked${name}Import`).implement({
		description: `What a ${what} would change, or why it cannot be read at all`,
		fields: (t) => ({
			fault: t.field({ type: fileFault, nullable: true, resolve: ({ broken }) => broken?.fault ?? null }),
			row: t.int({ nullable: true, resolve: ({ broken }) => broken?.row ?? null }),
		}),
	});
	const field = `${name.charAt(0).toLowerCase()}${name.slice(1)}Import`;
	builder.objectField(checked, field, (t) =>
		t.field({ type: fileImport, nullable: true, resolve: ({ found }) => found }),
	);
	return checked;
}

/** What a file would change, or why it cannot be read; anything else is thrown on. */
export async function lookAt(check: () => Promise<FileImport>): Promise<Checked> {
	try {
		return { found: await check(), broken: null };
	} catch (error) {
		if (error instanceof BrokenImport) return { found: null, broken: error };
		throw error;
	}
}

/** @returns the types, for what one kind of import has beside the others */
export function declareImports(declared: Declared, file: 'file' | 'table') {
	const { name, kind, right, says, begin } = declared;
	const { fileImport, row } = declareTypes(declared);
	const operation = `${name.charAt(0).toLowerCase()}${name.slice(1)}Import`;

	builder.queryField(`${operation}s`, (t) =>
		t.field({
			type: [fileImport],
			description: 'Those of the last day that the caller has sent, the latest first',
			extensions: needs(right),
			resolve: (_root, _args, context) =>
				context.inTenant((sql) => listImports(sql, importOwner(callerOf(context), kind))),
		}),
	);

	builder.queryField(`${operation}Rows`, (t) =>
		t.field({
			type: [row],
			description: says.rows,
			extensions: needs(right),
			args: {
				id: t.arg.id({ required: true }),
				faulty: t.arg.boolean({ required: true }),
				first: t.arg.int({ defaultValue: 25 }),
				offset: t.arg.int({ defaultValue: 0 }),
			},
			resolve: (_root, { id, faulty, first, offset }, context) => {
				const owner = importOwner(callerOf(context), kind);
				const page = checkPaging({ first: first ?? 25, offset: offset ?? 0 });
				return context.inTenant(async (sql) => {
					const found = await findImport(sql, owner, checkId(id));
					if (!found) throw new ApiError('NOT_FOUND');
					return listImportRows(sql, owner.tenantId, found.id, { faulty, ...page });
				});
			},
		}),
	);

	builder.mutationField(`apply${name}Import`, (t) =>
		t.field({
			type: fileImport,
			description: 'Begins to save what an import changes; rows with faults are left out',
			extensions: needs(right),
			args: { id: t.arg.id({ required: true }) },
			resolve: (_root, { id }, context) => context.inTenant((sql) => begin(sql, callerOf(context), checkId(id))),
		}),
	);

	builder.mutationField(`remove${name}Import`, (t) =>
		t.boolean({
			description: 'Gives up an import that was not begun, or forgets one that is over',
			extensions: needs(right),
			args: { id: t.arg.id({ required: true }) },
			resolve: async (_root, { id }, context) => {
				const owner = importOwner(callerOf(context), kind);
				const removed = await context.inTenant((sql) => removeImport(sql, owner, checkId(id)));
				if (!removed) throw new ApiError('NOT_FOUND');
				return true;
			},
		}),
	);

	return { fileImport, row, checked: declareChecked(name, file, fileImport) };
}
