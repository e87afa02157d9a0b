// Reads a whole archive before any of it is written: that each file is what the manifest says, that every row is one of a table and a column that
// exist, and of the tenant that was exported.
import { createHash } from 'node:crypto';
import { isTier, type Tier } from '../../../rules/pages/tiers.ts';
import { shopNameError } from '../../../rules/tenants/new-shop.ts';
import { followLines } from '../../audit/archive.ts';
import { chainStart } from '../../audit/chain.ts';
import type { Database } from '../../database/connection.ts';
import { listApplied } from '../../database/migrate.ts';
import { readTables, type Table, tenantColumn } from '../../database/tables/read-tables.ts';
import { readLines } from '../../import-export/archives/lines.ts';
import type { Archive } from '../../import-export/archives/read-archive.ts';
import { isStoredFile } from '../../media/files/list-files.ts';
import { exportedInOrder } from './export-tenant.ts';
import {
	contentFile,
	fileList,
	type HashedFile,
	type ListedFile,
	logFile,
	type Manifest,
	manifestFile,
	personKeysFile,
	readManifest,
	tableFile,
} from './manifest.ts';
import { ImportRefused } from './refused.ts';
import { fileFolders, type TransferFolder } from './stores.ts';

const mostManifest = 16 * 2 ** 20;
const batch = { lines: 500, bytes: 2 * 2 ** 20, longest: 256 * 2 ** 20 };

export interface ValidArchive {
	manifest: Manifest;
	/** In the order in which they are written. */
	tables: readonly Table[];
	files: readonly TransferFile[];
	personKeys: readonly { person: string; key: string }[];
	/** Rows, files and entries of the log. */
	total: number;
}

async function readText(archive: Archive, name: string): Promise<string> {
	const entry = archive.entries.get(name);
	if (!entry || entry.bytes > mostManifest) throw new ImportRefused('notAnExport');
	const chunks: Buffer[] = [];
	for await (const chunk of archive.read(name)) chunks.push(chunk);
	return Buffer.concat(chunks).toString('utf8');
}

/** Passes on what it reads; at the end it must be what the manifest says. */
async function* hashed(archive: Archive, name: string, expected: HashedFile): AsyncGenerator<Buffer> {
	if (!archive.entries.has(name)) throw new ImportRefused('missingFile', name);
	const hash = createHash('sha256');
	let bytes = 0;
	for await (const chunk of archive.read(name)) {
		hash.update(chunk);
		bytes += chunk.length;
		yield chunk;
	}
	if (bytes !== expected.bytes || hash.digest('hex') !== expected.sha256) throw new ImportRefused('damaged', name);
}

/** The lines of a file of the archive, verified at their end. */
export const linesOf = (archive: Archive, name: string, expected: HashedFile): AsyncGenerator<string[]> =>
	readLines(hashed(archive, name, expected), batch);

/** The content of a file, verified at its end. */
export const contentOf = (archive: Archive, { sha256, bytes }: HashedFile): AsyncGenerator<Buffer> =>
	hashed(archive, contentFile(sha256), { sha256, bytes });

function parseLine(line: string, name: string): Record<string, unknown> {
	try {
		const value: unknown = JSON.parse(line);
		if (typeof value === 'object' && value !== null) return value as Record<string, unknown>;
	} catch {
		// Said below.
	}
	throw new ImportRefused('damaged', name);
}

async function validateTable(archive: Archive, table: Table, manifest: Manifest): Promise<void> {
	const listed = manifest.tables.find(({ name }) => name === table.name);
	if (!listed) throw new ImportRefused('missingTable', table.name);
	const known = new Set(table.columns.map(({ name }) => name));
	const file = tableFile(table.name);
	let rows = 0;
	for await (const lines of linesOf(archive, file, listed))
		for (const line of lines) {
			const row = parseLine(line, file);
			const foreign = Object.keys(row).find((column) => !known.has(column));
			if (foreign !== undefined) throw new ImportRefused('unknownColumn', table.name, foreign);
			if (row[tenantColumn] !== manifest.tenant.id) throw new ImportRefused('foreignTenant', table.name);
			rows += 1;
		}
	if (rows !== listed.rows) throw new ImportRefused('damaged', file);
}

const isFolder = (folder: unknown): folder is TransferFolder => fileFolders.some((one) => one === folder);

type TransferFile = ListedFile & { folder: TransferFolder };

function parseFile(line: string): TransferFile {
	const { folder, name, bytes, sha256 } = parseLine(line, fileList);
	if (!isFolder(folder) || typeof name !== 'string' || !isStoredFile(name))
		throw new ImportRefused('unsafeName', String(name).slice(0, 200));
	if (typeof sha256 !== 'string' || typeof bytes !== 'number') throw new ImportRefused('damaged', fileList);
	return { folder, name, bytes, sha256 };
}

async function validateFiles(archive: Archive, manifest: Manifest): Promise<TransferFile[]> {
	const files: TransferFile[] = [];
	for await (const lines of linesOf(archive, fileList, manifest.files)) files.push(...lines.map(parseFile));
	if (files.length !== manifest.files.count) throw new ImportRefused('damaged', fileList);
	// Several files may have the same content.
	const contents = new Map(files.map((file) => [file.sha256, file]));
	for (const file of contents.values()) for await (const _chunk of contentOf(archive, file));
	return files;
}

/** The chain of the log, from its beginning to the end that the manifest names. */
async function validateLog(archive: Archive, database: Database, { log, tenant }: Manifest): Promise<void> {
	let place = chainStart;
	for await (const lines of linesOf(archive, logFile, log)) {
		for (const line of lines) parseLine(line, logFile);
		const next = await database.withoutTenant((sql) => followLines(sql, tenant.id, lines, place));
		if (!next) throw new ImportRefused('brokenLog');
		place = next;
	}
	if (place.number !== log.entries || (log.entries > 0 && place.hash !== log.lastHash))
		throw new ImportRefused('brokenLog');
}

async function readPersonKeys(archive: Archive, { personKeys }: Manifest): Promise<ValidArchive['personKeys']> {
	const keys: { person: string; key: string }[] = [];
	for await (const lines of linesOf(archive, personKeysFile, personKeys))
		for (const line of lines) {
			const { person, key } = parseLine(line, personKeysFile);
			if (typeof person !== 'string' || typeof key !== 'string') throw new ImportRefused('damaged', personKeysFile);
			keys.push({ person, key });
		}
	return keys;
}

function refuseUnknownTables({ tables }: Manifest, known: readonly Table[]): void {
	const foreign = tables.find(({ name }) => !known.some((table) => table.name === name));
	if (foreign) throw new ImportRefused('unknownTable', foreign.name);
}

function refuseUnknownFiles(archive: Archive, { tables }: Manifest, files: ValidArchive['files']): void {
	const expected = new Set([
		...[manifestFile, fileList, logFile, personKeysFile],
		...tables.map(({ name }) => tableFile(name)),
		...files.map(({ sha256 }) => contentFile(sha256)),
	]);
	for (const name of archive.entries.keys()) if (!expected.has(name)) throw new ImportRefused('unknownFile', name);
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Refuses what no screen would have let through. */
export function tierOf({ tenant }: Manifest): Tier {
	const { name, tier } = parseLine(tenant.row, manifestFile);
	if (typeof name !== 'string' || shopNameError(name)) throw new ImportRefused('shopInvalid', 'name');
	if (typeof tier !== 'string' || !isTier(tier)) throw new ImportRefused('shopInvalid', 'tier');
	return tier;
}

export async function readManifestOf(archive: Archive, database: Database): Promise<Manifest> {
	const text = await readText(archive, manifestFile);
	const manifest = readManifest(text, await database.withoutTenant(listApplied));
	if (!uuid.test(manifest.tenant.id)) throw new ImportRefused('notAnExport');
	tierOf(manifest);
	return manifest;
}

/** @param onProgress called after each table and file */
export async function validateArchive(
	archive: Archive,
	manifest: Manifest,
	database: Database,
	onProgress: () => void = () => undefined,
): Promise<ValidArchive> {
	const tables = exportedInOrder(await database.withoutTenant((sql) => readTables(sql)));
	// Before anything is unpacked that no one has asked for.
	refuseUnknownTables(manifest, tables);
	for (const table of tables) {
		await validateTable(archive, table, manifest);
		onProgress();
	}
	const files = await validateFiles(archive, manifest);
	refuseUnknownFiles(archive, manifest, files);
	await validateLog(archive, database, manifest);
	const personKeys = await readPersonKeys(archive, manifest);
	const rows = manifest.tables.reduce((total, table) => total + table.rows, 0);
	return { manifest, tables, files, personKeys, total: rows + files.length + manifest.log.entries };
}
