// Files of one kind of thing to take away: the export, and what was wrong with an import.
import type { FastifyInstance } from 'fastify';
import { isId } from '../../../rules/ids.ts';
import type { Right } from '../../../rules/permissions.ts';
import type { SubjectWatch } from '../../accounts/sign-in/watch-subjects.ts';
import { errorFile as productErrors } from '../../catalogue/import-export/error-file.ts';
import { exportProducts } from '../../catalogue/import-export/export-products.ts';
import { readExportRequest as readProductRequest } from '../../catalogue/import-export/export-request.ts';
import type { Database, Sql } from '../../database/connection.ts';
import type { WriteErrorFile } from '../../import-export/jobs/error-file.ts';
import { findImport, type Owner } from '../../import-export/jobs/imports.ts';
import type { ExportedFile } from '../../import-export/tables/exported-file.ts';
import { errorFile as subscriberErrors } from '../../newsletter/import-export/error-file.ts';
import {
	exportSubscribers,
	readExportRequest as readSubscriberRequest,
} from '../../newsletter/import-export/export-subscribers.ts';
import { errorFile as priceErrors } from '../../pricing/import-export/error-file.ts';
import { exportPrices, readExportRequest as readPriceRequest } from '../../pricing/import-export/export-prices.ts';
import type { Tenant } from '../../tenants/find-tenant.ts';
import { errorFile as textErrors } from '../../texts/import-export/error-file.ts';
import { readExportRequest as readTextRequest } from '../../texts/import-export/export-request.ts';
import { exportTexts } from '../../texts/import-export/export-texts.ts';
import { allowed, refuse, send } from './files.ts';

interface Parts {
	database: Database;
	subjects: SubjectWatch;
}

interface Exchanged {
	/** In the address. */
	path: string;
	kind: Owner['kind'];
	mayExport: Right;
	mayImport: Right;
	/** @returns what is wrong with the request, if something is */
	read(query: Record<string, unknown>, tenant: Tenant): string | ((sql: Sql) => Promise<ExportedFile | undefined>);
	errorFile: WriteErrorFile;
}

const readThenExport =
	<Wanted extends object>(
		readRequest: (query: Record<string, unknown>, tenant: Tenant) => string | Wanted,
		exportFile: (sql: Sql, tenant: Tenant, wanted: Wanted) => Promise<ExportedFile | undefined>,
	): Exchanged['read'] =>
	(query, tenant) => {
		const wanted = readRequest(query, tenant);
		return typeof wanted === 'string' ? wanted : (sql) => exportFile(sql, tenant, wanted);
	};

const exchanged: readonly Exchanged[] = [
	{
		path: 'texts',
		kind: 'texts',
		mayExport: 'qLocalisation',
		mayImport: 'mLocalisation',
		read: readThenExport(readTextRequest, exportTexts),
		errorFile: textErrors,
	},
	{
		path: 'products',
		kind: 'products',
		mayExport: 'qProd',
		mayImport: 'mProd',
		read: readThenExport(readProductRequest, exportProducts),
		errorFile: productErrors,
	},
	{
		path: 'prices',
		kind: 'prices',
		mayExport: 'qPrice',
		mayImport: 'mPrice',
		read: readThenExport(readPriceRequest, exportPrices),
		errorFile: priceErrors,
	},
	{
		path: 'subscribers',
		kind: 'subscribers',
		mayExport: 'qCRM',
		mayImport: 'mCRM',
		read: readThenExport(readSubscriberRequest, exportSubscribers),
		errorFile: subscriberErrors,
	},
];

function addFiles(scope: FastifyInstance, { database, subjects }: Parts, what: Exchanged): void {
	scope.get(`/service-api/${what.path}/export`, async (request, reply) => {
		const caller = await allowed(subjects, request, reply, what.mayExport);
		if (!caller) return reply;
		const { tenant } = caller;
		const write = what.read(request.query as Record<string, unknown>, tenant);
		if (typeof write === 'string') return refuse(reply, 'VALIDATION', write);
		const file = await database.inTenant(tenant.id, write);
		return file ? send(reply, file) : refuse(reply, 'NOT_FOUND');
	});

	scope.get(`/service-api/${what.path}/imports/:id/errors`, async (request, reply) => {
		const caller = await allowed(subjects, request, reply, what.mayImport);
		if (!caller) return reply;
		const { tenant, user } = caller;
		const { id } = request.params as { id: string };
		const { language } = request.query as { language?: unknown };
		const file = await database.inTenant(tenant.id, async (sql) => {
			const owner = { tenantId: tenant.id, userId: user.id, kind: what.kind };
			const found = isId(id) ? await findImport(sql, owner, id) : undefined;
			return found && what.errorFile(sql, tenant, found, typeof language === 'string' ? language : undefined);
		});
		return file ? send(reply, file) : refuse(reply, 'NOT_FOUND');
	});
}

export function addExchange(scope: FastifyInstance, parts: Parts): void {
	for (const what of exchanged) addFiles(scope, parts, what);
}
