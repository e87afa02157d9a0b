// What every import has in the API, whatever is in its files: how far it is, its rows, beginning and giving it up. Each is seen by
// a caller who has sent it, and by no one else. How a file is looked at is declared by the domain that knows what is in it.
import type { Right } from '../../../rules/permissions.ts';
import { importFileErrors } from '../../../rules/texts/import-errors.ts';
import { callerOf } from '../../accounts/graphql-caller.ts';
import type { Caller } from '../../accounts/services.ts';
import type { Sql } from '../../database/connection.ts';
import { builder } from '../../graphql/builder.ts';
import { describeValues } from '../../graphql/describe-values.ts';
import { ApiError } from '../../graphql/errors.ts';
import { checkId } from '../../graphql/ids.ts';
import { checkPaging, pageOffset, pageSize } from '../../graphql/paging.ts';
import { needs } from '../../graphql/rights.ts';
import { BrokenImport } from './broken-import.ts';
import {
	type FileImport,
	findImport,
	importOwner,
	listImportRows,
	listImports,
	type Owner,
	removeImport,
	type StoredImportRow,
} from './imports.ts';

interface Declared {
	/** Of the types and, in small letters, of the operations: Text, Product. */
	name: string;
	kind: Owner['kind'];
	right: Right;
	/** What can be wrong with a row, with descriptions. */
	faults: Readonly<Record<string, { description: string }>>;
	/** Of the fields that mean something else in each kind of import. */
	descriptions: {
		fileImport: string;
		added: string;
		changed: string;
		unchanged: string;
		faulty: string;
		row: string;
		column: string;
		key: string;
	};
	begin(sql: Sql, caller: Caller, id: string): Promise<FileImport>;
}

function declareTypes({ name, faults, descriptions }: Declared) {
	const state = builder.enumType(`${name}ImportState`, {
		description: 'State of an import.',
		values: {
			checked: { description: 'The file has been read; nothing is saved yet.' },
			applying: { description: 'A job is saving the changes.' },
			done: { description: 'All changes have been saved or refused.' },
			failed: { description: 'Saving has failed.' },
		},
	});
	const rowError = builder.enumType(`${name}ImportFault`, {
		description: 'Why a row of the file cannot be saved.',
		values: faults,
	});
	const fileImport = builder.objectRef<FileImport>(`${name}Import`).implement({
		description: descriptions.fileImport,
		fields: (t) => ({
			id: t.exposeID('id', { description: 'Id of the import.' }),
			fileName: t.exposeString('fileName', { description: 'Name of the file.' }),
			state: t.field({ type: state, description: 'State of the import.', resolve: (found) => found.state }),
			added: t.exposeInt('added', { description: descriptions.added }),
			changed: t.exposeInt('changed', { description: descriptions.changed }),
			unchanged: t.exposeInt('unchanged', { description: descriptions.unchanged }),
			faulty: t.exposeInt('faulty', { description: descriptions.faulty }),
			done: t.exposeInt('done', { description: 'Number of changes that have been processed.' }),
			refused: t.exposeInt('refused', { description: 'Number of processed changes that could not be saved.' }),
			createdAt: t.string({
				description: 'When the file was sent, in ISO 8601.',
				resolve: ({ createdAt }) => createdAt.toISOString(),
			}),
			finishedAt: t.string({
				nullable: true,
				description: 'When the import ended, in ISO 8601; null until then.',
				resolve: ({ finishedAt }) => finishedAt?.toISOString() ?? null,
			}),
		}),
	});
	const row = builder.objectRef<StoredImportRow>(`${name}ImportRow`).implement({
		description: 'A change that an import makes, or an error of the file.',
		fields: (t) => ({
			row: t.exposeInt('rowNumber', { description: descriptions.row }),
			column: t.exposeString('columnName', { description: descriptions.column }),
			key: t.exposeString('key', { description: descriptions.key }),
			before: t.exposeString('before', { nullable: true, description: 'Current value; null if there is none.' }),
			after: t.exposeString('after', { description: 'Value in the file.' }),
			fault: t.field({
				type: rowError,
				nullable: true,
				description: 'Why the row cannot be saved; null if it can.',
				resolve: ({ fault }) => (fault !== null && Object.hasOwn(faults, fault) ? fault : null),
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
	const fileError = builder.enumType(`${name}FileFault`, {
		description: 'Why a file cannot be read at all.',
		values: describeValues(importFileErrors, {
			empty: 'The file is empty.',
			unreadable: 'The file is damaged or has another format.',
			unclosedQuote: 'A quotation mark is not closed.',
			fileTooLarge: 'The file is too large.',
			tooManyRows: 'The file has too many rows.',
			tooManyColumns: 'The file has too many columns.',
			tooManyCells: 'The file has too many cells.',
			cellTooLong: 'A cell has too many characters.',
			noKeyColumn: 'There is no column with the keys of the rows.',
			noLanguageColumn: 'There is no column with a language of the shop.',
		}),
	});
	const checked = builder.objectRef<Checked>(`Checked${name}Import`).implement({
		description: `What a ${what} would change, or why it cannot be read at all.`,
		fields: (t) => ({
			fault: t.field({
				type: fileError,
				nullable: true,
				description: 'Why the file cannot be read; null if it can.',
				resolve: ({ broken }) => broken?.fault ?? null,
			}),
			row: t.int({
				nullable: true,
				description: 'Row of the file at which this was found; null if it concerns no single row.',
				resolve: ({ broken }) => broken?.row ?? null,
			}),
		}),
	});
	const field = `${name.charAt(0).toLowerCase()}${name.slice(1)}Import`;
	builder.objectField(checked, field, (t) =>
		t.field({
			type: fileImport,
			nullable: true,
			description: 'The import with what it would change; null if the file cannot be read.',
			resolve: ({ found }) => found,
		}),
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
	const { name, kind, right, begin } = declared;
	const { fileImport, row } = declareTypes(declared);
	const operation = `${name.charAt(0).toLowerCase()}${name.slice(1)}Import`;

	builder.queryField(`${operation}s`, (t) =>
		t.field({
			type: [fileImport],
			description: 'Imports that the caller has sent within the last day, the latest first, at most 20.',
			extensions: needs(right),
			resolve: (_root, _args, context) =>
				context.inTenant((sql) => listImports(sql, importOwner(callerOf(context), kind))),
		}),
	);

	builder.queryField(`${operation}Rows`, (t) =>
		t.field({
			type: [row],
			description:
				'Changes that an import of the caller makes, or its errors, in the order of the file. Fails with `NOT_FOUND` for other imports.',
			extensions: needs(right),
			args: {
				id: t.arg.id({ required: true, description: 'Id of the import.' }),
				faulty: t.arg.boolean({ required: true, description: 'True for errors, false for changes.' }),
				first: t.arg.int(pageSize(25)),
				offset: t.arg.int(pageOffset),
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
			description: 'Starts to save the changes of an import as a job; rows with errors are left out.',
			extensions: needs(right),
			args: { id: t.arg.id({ required: true, description: 'Id of the import.' }) },
			resolve: (_root, { id }, context) => context.inTenant((sql) => begin(sql, callerOf(context), checkId(id))),
		}),
	);

	builder.mutationField(`remove${name}Import`, (t) =>
		t.boolean({
			description: 'Deletes an import of the caller that has not been started or has ended. Always true.',
			extensions: needs(right),
			args: { id: t.arg.id({ required: true, description: 'Id of the import.' }) },
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
