// A whole shop as one archive, written while it is served: tables as they were at one moment, files, the log, and last the manifest.

import { exportLog } from '../../audit/archive.ts';
import { exportPersonKeys } from '../../audit/seal.ts';
import type { Database, Sql } from '../../database/connection.ts';
import { listApplied } from '../../database/migrate.ts';
import { countRows, readRows } from '../../database/tables/copy-rows.ts';
import { inDependencyOrder, readTables, type Table } from '../../database/tables/read-tables.ts';
import {
	type ArchiveWriter,
	type Sink,
	type WrittenEntry,
	writeArchive,
} from '../../import-export/archives/write-archive.ts';
import {
	contentFile,
	fileList,
	format,
	formatVersion,
	logFile,
	type Manifest,
	manifestFile,
	personKeysFile,
	schemaOf,
	tableFile,
} from './manifest.ts';
import { fileFolders, readContent, type TransferStores } from './stores.ts';
import { exportedTables } from './table-list.ts';

export interface ExportServices {
	database: Database;
	stores: TransferStores;
	/** What seals the names of persons in the log. */
	auditKey: Buffer;
	/** Of the application. */
	version: string;
}

export interface WantedExport {
	tenantId: string;
	/** Otherwise everyone sets a new one. */
	withPasswords: boolean;
	onProgress?: ((done: number, total: number) => void) | undefined;
	signal?: AbortSignal | undefined;
}

const passwordColumn = 'password_hash';

/** Of the exported tables, in the order in which they can be written. */
export function exportedInOrder(tables: readonly Table[]): Table[] {
	const further = Object.fromEntries(Object.entries(exportedTables).map(([name, { after = [] }]) => [name, after]));
	return inDependencyOrder(
		tables.filter(({ name }) => name in exportedTables),
		further,
	);
}

class Progress {
	#done = 0;
	#total = 0;
	#wanted: WantedExport;
	constructor(wanted: WantedExport) {
		this.#wanted = wanted;
	}
	expect(more: number): void {
		this.#total += more;
	}
	add(more: number): void {
		this.#wanted.signal?.throwIfAborted();
		this.#done += more;
		this.#wanted.onProgress?.(Math.min(this.#done, this.#total), this.#total);
	}
}

const asChunk = (lines: readonly string[]) => Buffer.from(`${lines.join('\n')}\n`);

class Files {
	readonly lines: string[] = [];
	readonly #seen = new Set<string>();
	readonly #contents = new Set<string>();

	/** Those that are not in the archive yet; called again after the tables, for what was added meanwhile. */
	async addTo(archive: ArchiveWriter, { stores }: ExportServices, tenantId: string, progress: Progress): Promise<void> {
		for (const folder of fileFolders)
			for await (const name of stores.list(folder, tenantId)) {
				if (this.#seen.has(`${folder}/${name}`)) continue;
				progress.expect(1);
				await this.#addFile(archive, stores, folder, tenantId, name);
				progress.add(1);
			}
	}

	async #addFile(
		archive: ArchiveWriter,
		stores: TransferStores,
		...file: [(typeof fileFolders)[number], string, string]
	) {
		const [folder, tenantId, name] = file;
		this.#seen.add(`${folder}/${name}`);
		const content = await readContent(stores, folder, tenantId, name);
		if (!content) return;
		const { sha256, bytes } = content;
		if (!this.#contents.has(sha256)) await archive.addStored(contentFile(sha256), content, await content.open());
		this.#contents.add(sha256);
		this.lines.push(JSON.stringify({ folder, name, bytes, sha256 }));
	}
}

interface Tables
	extends Pick<Manifest, 'tenant' | 'domains' | 'schema' | 'tables' | 'log' | 'personKeys' | 'outside'> {}

async function readTenant(sql: Sql, tenantId: string): Promise<Pick<Manifest, 'tenant' | 'domains'>> {
	const [tenant] = await sql<Manifest['tenant'][]>`
		select id, slug, name, row_to_json(t)::text as row from tenants t where id = ${tenantId}`;
	if (!tenant) throw new Error('there is no such tenant');
	const domains = await sql<{ host: string }[]>`select host from domains where tenant_id = ${tenantId} order by host`;
	return { tenant, domains: domains.map(({ host }) => host) };
}

const keptByOthers = {
	printformer_drafts: { name: 'Printformer', what: 'drafts' },
	printformer_copies: { name: 'Printformer', what: 'released copies' },
	payments: { name: 'payment provider', what: 'payments' },
};

async function exportTables(
	archive: ArchiveWriter,
	{ database, auditKey }: ExportServices,
	{ tenantId, withPasswords }: WantedExport,
	progress: Progress,
): Promise<Tables> {
	return database.snapshot(tenantId, async (sql) => {
		const tables = exportedInOrder(await readTables(sql));
		const counts = new Map<string, number>();
		for (const table of tables) counts.set(table.name, await countRows(sql, table, tenantId));
		progress.expect([...counts.values()].reduce((a, b) => a + b, 0));
		const written: Manifest['tables'] = [];
		for (const table of tables) {
			const { withheld = [] } = exportedTables[table.name] ?? {};
			const hidden = withPasswords ? withheld.filter((column) => column !== passwordColumn) : withheld;
			async function* chunks() {
				for await (const lines of readRows(sql, table, tenantId, hidden)) {
					yield asChunk(lines);
					progress.add(lines.length);
				}
			}
			const file = await archive.add(tableFile(table.name), chunks());
			written.push({ name: table.name, rows: counts.get(table.name) ?? 0, ...file });
		}
		const outside = Object.entries(keptByOthers).flatMap(([table, kept]) => {
			const count = counts.get(table) ?? 0;
			return count > 0 ? [{ ...kept, count }] : [];
		});
		const log = await exportAudit(archive, sql, tenantId);
		const keys = await exportPersonKeys(sql, auditKey, tenantId);
		const personKeys = await archive.add(personKeysFile, keys.length > 0 ? [asChunk(keys)] : []);
		const schema = schemaOf(await listApplied(sql));
		return { ...(await readTenant(sql, tenantId)), schema, tables: written, log, personKeys, outside };
	});
}

async function exportAudit(archive: ArchiveWriter, sql: Sql, tenantId: string): Promise<Manifest['log']> {
	let end = { number: 0, hash: '' };
	async function* chunks() {
		const lines = exportLog(sql, tenantId);
		for (;;) {
			const { done, value } = await lines.next();
			if (done) {
				end = value;
				return;
			}
			yield asChunk(value);
		}
	}
	const file = await archive.add(logFile, chunks());
	return { entries: end.number, lastHash: end.hash, ...file };
}

/** @returns length and hash of the archive, and its manifest */
export async function exportTenant(
	services: ExportServices,
	wanted: WantedExport,
	sink: Sink,
): Promise<WrittenEntry & { manifest: Manifest }> {
	const archive = writeArchive(sink);
	const progress = new Progress(wanted);
	const files = new Files();
	// Files first: what is removed while the tables are read has its row no more, and what is added comes with the second look.
	await files.addTo(archive, services, wanted.tenantId, progress);
	const exportedAt = new Date().toISOString();
	const tables = await exportTables(archive, services, wanted, progress);
	await files.addTo(archive, services, wanted.tenantId, progress);
	const list = await archive.add(fileList, files.lines.length > 0 ? [asChunk(files.lines)] : []);
	const manifest: Manifest = {
		format,
		formatVersion,
		madeBy: services.version,
		exportedAt,
		withPasswords: wanted.withPasswords,
		...tables,
		files: { count: files.lines.length, ...list },
	};
	await archive.add(manifestFile, [Buffer.from(`${JSON.stringify(manifest, null, '\t')}\n`)]);
	return { ...(await archive.finish()), manifest };
}
