// Exports of the own shop and imports of the installation in the API. Files come and go by addresses of their own.
import { exportStates, importErrors, importStates } from '../../../rules/tenants/transfer.ts';
import { callerOf } from '../../accounts/graphql-caller.ts';
import { actorOf } from '../../accounts/services.ts';
import { builder } from '../../graphql/builder.ts';
import type { GraphContext } from '../../graphql/context.ts';
import { describeValues } from '../../graphql/describe-values.ts';
import { needs } from '../../graphql/rights.ts';
import { listExports, requestExport, type TenantExport } from './exports.ts';
import { listImports, type TenantImport } from './imports.ts';

const time = (at: Date | null) => at?.toISOString() ?? null;

const exportState = builder.enumType('TenantExportState', {
	description: 'State of an export of the shop.',
	values: describeValues(exportStates, {
		waiting: 'A job will begin it.',
		running: 'The file is being written.',
		done: 'The file can be downloaded.',
		failed: 'The file could not be written.',
	}),
});

const tenantExport = builder.objectRef<TenantExport>('TenantExport').implement({
	description: 'An export of the shop into one file.',
	fields: (t) => ({
		id: t.exposeID('id', { description: 'Id of the export; the file is at `/service-api/exports/{id}`.' }),
		state: t.field({ type: exportState, description: 'State of the export.', resolve: (found) => found.state }),
		withPasswords: t.exposeBoolean('withPasswords', { description: 'Whether hashes of passwords are included.' }),
		done: t.exposeFloat('done', { description: 'Number of rows and files that are written.' }),
		total: t.exposeFloat('total', { description: 'Number of rows and files, as far as counted.' }),
		size: t.exposeFloat('size', { nullable: true, description: 'Size of the file in bytes; null until it is done.' }),
		sha256: t.exposeString('sha256', { nullable: true, description: 'SHA-256 of the file; null until it is done.' }),
		createdAt: t.string({
			description: 'When it was requested, in ISO 8601.',
			resolve: ({ createdAt }) => createdAt.toISOString(),
		}),
		expiresAt: t.string({
			nullable: true,
			description: 'Until when the file can be downloaded, in ISO 8601; null until it is done.',
			resolve: ({ expiresAt }) => time(expiresAt),
		}),
	}),
});

builder.queryField('tenantExports', (t) =>
	t.field({
		type: [tenantExport],
		description: 'Exports of the shop, latest first.',
		extensions: needs('admin'),
		resolve: (_root, _args, context) => {
			const { tenant } = callerOf(context);
			return context.inTenant((sql) => listExports(sql, tenant.id));
		},
	}),
);

function beginExport(context: GraphContext, withPasswords: boolean): Promise<TenantExport> {
	const caller = callerOf(context);
	const { tenant, user, services } = caller;
	return context.inTenant(async (sql) => {
		const made = await requestExport(sql, tenant.id, { userId: user?.id, withPasswords });
		await services.record(sql, tenant.id, actorOf(caller), {
			action: 'exportTenant',
			entity: { type: 'tenant', id: tenant.id },
			after: { slug: tenant.slug, name: tenant.name, export: made.id, withPasswords: made.withPasswords },
		});
		return made;
	});
}

builder.mutationField('exportTenant', (t) =>
	t.field({
		type: tenantExport,
		description: 'Requests an export of the shop into one file. One that is being made is returned instead.',
		extensions: needs('admin'),
		resolve: (_root, _args, context) => beginExport(context, false),
	}),
);

builder.mutationField('exportTenantWithPasswords', (t) =>
	t.field({
		type: tenantExport,
		description: 'Requests an export of the shop with the password hashes of its users.',
		extensions: needs('actingOperator'),
		resolve: (_root, _args, context) => beginExport(context, true),
	}),
);

const importState = builder.enumType('TenantImportState', {
	description: 'State of an import of a shop.',
	values: describeValues(importStates, {
		checking: 'The file is being validated; nothing is written yet.',
		writing: 'The shop is being written.',
		done: 'The shop is there, suspended.',
		failed: 'The file was refused; nothing was written.',
	}),
});

const importFault = builder.enumType('TenantImportFault', {
	description: 'Why the file of a shop is refused.',
	values: describeValues(importErrors, {
		notAnArchive: 'The file is not a ZIP archive.',
		truncated: 'The end of the file is missing.',
		damaged: 'An entry differs from the manifest.',
		encrypted: 'An entry is encrypted.',
		unsafeName: 'The name of an entry could lead to another folder.',
		tooManyEntries: 'The archive has too many entries.',
		tooLarge: 'The unpacked content is too large.',
		bomb: 'An entry unpacks to far more than it is.',
		notAnExport: 'The archive is not an export of a shop.',
		newerFormat: 'The export has the format of a newer version.',
		newerSchema: 'The export has the database schema of a newer version.',
		olderSchema: 'The export has the database schema of an older version.',
		otherSchema: 'The export has another database schema with the same number.',
		unknownTable: 'A table does not exist here.',
		missingTable: 'A table is missing.',
		unknownColumn: 'A column does not exist here.',
		foreignTenant: 'A table contains rows of another shop.',
		unknownFile: 'An entry is not named by the manifest.',
		missingFile: 'An entry is missing.',
		brokenLog: 'The chain of the audit log is broken.',
		shopInvalid: 'The shop in the export has a name or plan that no shop can have.',
		slugInvalid: 'The slug is invalid.',
		slugReserved: 'The slug is reserved for the system.',
		slugTaken: 'The slug is taken.',
		inconsistent: 'Rows contradict each other or the schema.',
		interrupted: 'The server stopped during the import.',
		failed: 'Another error; the log of the server has it.',
	}),
});

const tenantImport = builder.objectRef<TenantImport>('TenantImport').implement({
	description: 'An import of a shop from the file of an export.',
	fields: (t) => ({
		id: t.exposeID('id', { description: 'Id of the import, and of the shop that it creates.' }),
		slug: t.exposeString('slug', { description: 'Slug of the new shop.' }),
		fileName: t.exposeString('fileName', { description: 'Name of the file.' }),
		state: t.field({ type: importState, description: 'State of the import.', resolve: (found) => found.state }),
		done: t.exposeFloat('done', { description: 'Number of rows and files that are written.' }),
		total: t.exposeFloat('total', { description: 'Number of rows and files.' }),
		fault: t.field({
			type: importFault,
			nullable: true,
			description: 'Why the file was refused; null otherwise.',
			resolve: ({ failure }) => failure,
		}),
		faultNames: t.exposeStringList('failureNames', {
			description: 'Entries, tables or versions that the refusal is about.',
		}),
		createdAt: t.string({
			description: 'When the file was sent, in ISO 8601.',
			resolve: ({ createdAt }) => createdAt.toISOString(),
		}),
	}),
});

builder.queryField('tenantImports', (t) =>
	t.field({
		type: [tenantImport],
		description: 'Imports of shops into this installation, latest first.',
		extensions: needs('operator'),
		resolve: (_root, _args, context) => context.inTenant(listImports),
	}),
);
