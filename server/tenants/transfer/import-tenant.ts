// Makes a shop from an archive: everything is validated, then the files are written, then all tables in one transaction. What fails leaves nothing.
import { newId } from '../../../rules/ids.ts';
import type { Tier } from '../../../rules/pages/tiers.ts';
import { tenantSlugError } from '../../../rules/tenants/slug.ts';
import type { ImportError } from '../../../rules/tenants/transfer.ts';
import { archiveLines, beginArchive } from '../../audit/archive.ts';
import type { Actor, Recorder } from '../../audit/record-change.ts';
import { importPersonKeys } from '../../audit/seal.ts';
import { asTenant } from '../../database/as-tenant.ts';
import type { Database, Sql } from '../../database/connection.ts';
import { runAs } from '../../database/gate/admission.ts';
import { deferReferences, writeRow, writeRows } from '../../database/tables/copy-rows.ts';
import { readTables } from '../../database/tables/read-tables.ts';
import { type Archive, openArchive } from '../../import-export/archives/read-archive.ts';
import type { Tenant } from '../find-tenant.ts';
import { loadTenant } from '../load-tenant.ts';
import { beginImport, clearImports, failImport, finishImport, showImport } from './imports.ts';
import { logFile, type Manifest, tableFile } from './manifest.ts';
import { asRefusal, ImportRefused } from './refused.ts';
import { removeFiles, type TransferStores, writeContent } from './stores.ts';
import { exportedTables } from './table-list.ts';
import { contentOf, linesOf, readManifestOf, tierOf, type ValidArchive, validateArchive } from './validate-archive.ts';

type Rebuild = (sql: Sql, tenant: Tenant) => Promise<void>;

export interface ImportServices {
	database: Database;
	stores: TransferStores;
	auditKey: Buffer;
	record: Recorder;
	/** Make what is derived in their domains anew, from what was imported, or have it made by jobs. */
	rebuilds: readonly Rebuild[];
}

export interface WantedImport {
	/** The archive, on this machine. */
	place: string;
	fileName: string;
	/** That of the export unless specified. */
	slug?: string | undefined;
	/** Called with the id of the import as soon as it is listed. */
	onBegin?: ((id: string) => void) | undefined;
	/** Who imports, and the shop whose log says so; undefined: a command. */
	operator?: { tenantId: string; actor: Actor } | undefined;
}

export interface ImportedTenant {
	tenantId: string;
	slug: string;
	/** That of the file. */
	tier: Tier;
	manifest: Manifest;
}

const nobody: Actor = { id: undefined, email: null, address: undefined, requestId: undefined };
const sayEvery = 2000;

/** Tells how far it is, seldom enough not to matter. */
class Reporter {
	#database: Database;
	#id: string;
	#said = 0;
	#saying = Promise.resolve();
	done = 0;
	total = 0;
	slug: string;
	state: 'checking' | 'writing' = 'checking';

	constructor(database: Database, id: string, slug: string) {
		this.#database = database;
		this.#id = id;
		this.slug = slug;
	}

	/** No one waits for it: what is imported holds a connection, and there may be no other one free. */
	add(more: number): void {
		this.done += more;
		if (Date.now() - this.#said >= sayEvery) this.say().catch(() => undefined);
	}

	/** One after the other: an earlier state that arrives late would be the latest. */
	say(): Promise<void> {
		this.#said = Date.now();
		const write = () => {
			const { state, done, total, slug } = this;
			return showImport(this.#database, this.#id, { state, done, total, slug });
		};
		this.#saying = this.#saying.then(write, write);
		return this.#saying;
	}
}

const slugFaults = { invalid: 'slugInvalid', reserved: 'slugReserved' } as const;

async function refuseSlug(database: Database, slug: string): Promise<void> {
	const error = tenantSlugError(slug);
	if (error) throw new ImportRefused(slugFaults[error], slug);
	const [taken] = await database.withoutTenant((sql) => sql`select from tenants where slug = ${slug}`);
	if (taken) throw new ImportRefused('slugTaken', slug);
}

interface Import {
	services: ImportServices;
	tenantId: string;
	slug: string;
	archive: Archive;
	valid: ValidArchive;
	report: Reporter;
	wanted: WantedImport;
}

async function writeFiles({ services, tenantId, archive, valid, report }: Import): Promise<void> {
	for (const file of valid.files) {
		await writeContent(services.stores, file.folder, tenantId, file.name, contentOf(archive, file));
		report.add(1);
	}
}

async function writeTenant(sql: Sql, { tenantId, slug, valid: { manifest } }: Import): Promise<void> {
	const [table] = (await readTables(sql, 'all')).filter(({ name }) => name === 'tenants');
	if (!table) throw new Error('there is no table of tenants');
	await writeRow(sql, table, manifest.tenant.row, {
		id: `'${tenantId}'::uuid`,
		slug: `'${slug}'`,
		state: `'suspended'`,
		suspended_at: 'now()',
		deleted_at: 'null',
		exported_at: 'null',
		sells_plans: 'false',
	});
	// Each host has to be proved again: the shop is somewhere else now.
	for (const host of manifest.domains)
		await sql`
			insert into domains (tenant_id, host, active, state) values (${tenantId}, ${host}, false, 'pending')`;
}

async function writeLog(sql: Sql, work: Import): Promise<void> {
	const { tenantId, archive, valid, services, report } = work;
	const { log, tenant, exportedAt, madeBy } = valid.manifest;
	const entries = (await readTables(sql)).find(({ name }) => name === 'audit_archive_entries');
	if (!entries) throw new Error('there is no table of archived entries');
	const end = { number: log.entries, hash: log.lastHash };
	const archiveId = await beginArchive(sql, { tenantId, sourceTenantId: tenant.id, end });
	for await (const lines of linesOf(archive, logFile, log)) {
		await archiveLines(sql, entries, tenantId, archiveId, lines);
		report.add(lines.length);
	}
	await importPersonKeys(sql, services.auditKey, tenantId, valid.personKeys);
	const { fileName, operator } = work.wanted;
	const { name } = await loadTenant(sql, tenantId);
	const shop = { slug: work.slug, name, fileName, exportedAt, madeBy };
	const entity = { type: 'tenant', id: tenantId };
	// Nobody in the new shop knows the operator: who it was is in the log of the shop that they came from.
	await services.record(
		sql,
		tenantId,
		{ ...(operator?.actor ?? nobody), id: undefined, email: null },
		{
			action: 'importTenant',
			entity,
			after: { ...shop, archive: archiveId, entries: log.entries, lastHash: log.lastHash },
		},
	);
	if (operator)
		await asTenant(sql, operator.tenantId, () =>
			services.record(sql, operator.tenantId, operator.actor, { action: 'importTenant', entity, after: shop }),
		);
}

/** Nothing was made; that it was tried, and why it was refused, is in the log of the shop that the operator works in. */
async function recordRefusal(
	{ database, record }: ImportServices,
	{ operator, fileName }: WantedImport,
	{ id, slug, fault, names }: { id: string; slug: string; fault: ImportError; names: readonly string[] },
): Promise<void> {
	if (!operator) return;
	const { tenantId, actor } = operator;
	await database.inTenant(tenantId, (sql) =>
		record(sql, tenantId, actor, {
			action: 'refuseTenantImport',
			entity: { type: 'tenant', id },
			after: { ...(slug !== '' && { slug }), fileName, reason: fault, ...(names.length > 0 && { names }) },
		}),
	);
}

async function writeTables(work: Import): Promise<void> {
	const { services, tenantId, archive, valid, report } = work;
	await services.database.inTenant(tenantId, async (sql) => {
		await deferReferences(sql);
		await writeTenant(sql, work);
		for (const table of valid.tables) {
			const listed = valid.manifest.tables.find(({ name }) => name === table.name);
			if (!listed) throw new ImportRefused('missingTable', table.name);
			const { onImport } = exportedTables[table.name] ?? {};
			for await (const lines of linesOf(archive, tableFile(table.name), listed)) {
				await writeRows(sql, table, tenantId, lines, onImport);
				report.add(lines.length);
			}
		}
		await writeLog(sql, work);
		for (const rebuild of services.rebuilds) await rebuild(sql, await loadTenant(sql, tenantId));
		if (!(await finishImport(sql, tenantId, work.slug))) throw new ImportRefused('interrupted');
	});
}

/** Throws `ImportRefused` for a file that is refused; then nothing was written. */
export const importTenant = (services: ImportServices, wanted: WantedImport): Promise<ImportedTenant> =>
	runAs('background', () => importInBackground(services, wanted));

async function importInBackground(services: ImportServices, wanted: WantedImport): Promise<ImportedTenant> {
	const { database, stores } = services;
	await clearImports(database, stores);
	const tenantId = newId();
	await beginImport(database, { id: tenantId, slug: wanted.slug ?? '', fileName: wanted.fileName });
	wanted.onBegin?.(tenantId);
	const report = new Reporter(database, tenantId, wanted.slug ?? '');
	const beat = setInterval(() => report.say().catch(() => undefined), sayEvery * 5);
	let archive: Archive | undefined;
	try {
		archive = await openArchive(wanted.place);
		const manifest = await readManifestOf(archive, database);
		const slug = wanted.slug ?? manifest.tenant.slug;
		report.slug = slug;
		await refuseSlug(database, slug);
		const valid = await validateArchive(archive, manifest, database, () => report.add(0));
		report.total = valid.total;
		report.state = 'writing';
		await report.say();
		const work: Import = { services, tenantId, slug, archive, valid, report, wanted };
		await writeFiles(work);
		await writeTables(work);
		return { tenantId, slug, tier: tierOf(manifest), manifest };
	} catch (error) {
		const refusal = asRefusal(error);
		const isCleared = await removeFiles(stores, tenantId).then(
			() => true,
			() => false,
		);
		const { fault, names } = refusal instanceof ImportRefused ? refusal : { fault: 'failed' as const, names: [] };
		await failImport(database, tenantId, { fault, names, isCleared }).catch(() => undefined);
		await recordRefusal(services, wanted, { id: tenantId, slug: report.slug, fault, names }).catch(() => undefined);
		throw refusal;
	} finally {
		clearInterval(beat);
		await archive?.close();
	}
}
