// Installations to move shops between: a database, a folder and a secret key of their own; and archives that were tampered with.
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import postgres from 'postgres';
import { transferServices } from '../../start/transfer-services.ts';
import { readTables } from '../database/tables/read-tables.ts';
import { openArchive } from '../import-export/archives/read-archive.ts';
import { writeArchive } from '../import-export/archives/write-archive.ts';
import { exportTenant } from '../tenants/transfer/export-tenant.ts';
import { removeFolder, type TestCluster, temporaryFolder } from './cluster.ts';
import { cloneDatabase } from './database.ts';

export async function makeInstallation(cluster: TestCluster, secretKey: string) {
	const test = await cloneDatabase(cluster);
	const dataDir = temporaryFolder('transfer');
	const services = transferServices(
		{ dataDir, bucket: undefined },
		{ database: test.database, secretKey, version: '9.9.9' },
	);
	/** As the superuser, whom row security does not bind. */
	async function asSuperuser<T>(work: (sql: postgres.Sql) => Promise<T>): Promise<T> {
		const url = new URL(cluster.adminUrl);
		url.pathname = new URL(test.appUrl).pathname;
		const sql = postgres(url.href, { max: 1, onnotice: () => undefined });
		try {
			return await work(sql);
		} finally {
			await sql.end();
		}
	}
	return {
		test,
		dataDir,
		services,
		secretKey,
		asSuperuser,
		async exportTo(place: string, tenantId: string, withPasswords = false) {
			const file = fs.openSync(place, 'w');
			try {
				return await exportTenant(
					services,
					{ tenantId, withPasswords },
					async (chunk) => void fs.writeSync(file, chunk),
				);
			} finally {
				fs.closeSync(file);
			}
		},
		/** Rows of all tables but that which lists imports, and files. */
		async count(): Promise<Record<string, number>> {
			const tables = await test.database.withoutTenant((sql) => readTables(sql, 'all'));
			const counts: Record<string, number> = {};
			await asSuperuser(async (sql) => {
				for (const { name } of tables.filter((table) => table.name !== 'tenant_imports')) {
					const [row] = await sql<{ total: number }[]>`select count(*)::int as total from ${sql(name)}`;
					counts[name] = row?.total ?? 0;
				}
			});
			const files = fs.readdirSync(dataDir, { recursive: true, withFileTypes: true });
			return { ...counts, files: files.filter((file) => file.isFile()).length };
		},
		/** As the job does when the days of grace are over, at once. */
		async removeTenant(tenantId: string): Promise<void> {
			const tables = await test.database.withoutTenant((sql) => readTables(sql));
			await asSuperuser((sql) =>
				sql.begin(async (all) => {
					await all`set local session_replication_role = replica`;
					for (const { name } of tables) await all`delete from ${all(name)} where tenant_id = ${tenantId}`;
					await all`delete from tenants where id = ${tenantId}`;
				}),
			);
			for (const folder of ['media', 'private', 'designs'])
				fs.rmSync(path.join(dataDir, folder, tenantId), { recursive: true, force: true });
		},
		async close() {
			await test.drop();
			removeFolder(dataDir);
		},
	};
}

export type Installation = Awaited<ReturnType<typeof makeInstallation>>;

export type Entries = Map<string, Buffer>;

export async function readEntries(place: string): Promise<Entries> {
	const archive = await openArchive(place);
	const entries: Entries = new Map();
	for (const name of archive.entries.keys()) {
		const chunks: Buffer[] = [];
		for await (const chunk of archive.read(name)) chunks.push(chunk);
		entries.set(name, Buffer.concat(chunks));
	}
	await archive.close();
	return entries;
}

export async function writeEntries(place: string, entries: Entries): Promise<string> {
	const file = fs.openSync(place, 'w');
	const archive = writeArchive(async (chunk) => void fs.writeSync(file, chunk));
	for (const [name, content] of entries) await archive.add(name, [content]);
	await archive.finish();
	fs.closeSync(file);
	return place;
}

const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

export const manifestOf = (entries: Entries) => JSON.parse(String(entries.get('manifest.json')));
export const setManifest = (entries: Entries, manifest: object) =>
	entries.set('manifest.json', Buffer.from(JSON.stringify(manifest)));

/** Changes the lines of a table and lets the manifest say so: who forges knows how to count. */
export function forge(entries: Entries, table: string, change: (lines: string[]) => string[]): void {
	const name = `tables/${table}.ndjson`;
	const lines = change(String(entries.get(name)).split('\n').filter(Boolean));
	const bytes = Buffer.from(lines.map((line) => `${line}\n`).join(''));
	entries.set(name, bytes);
	const manifest = manifestOf(entries);
	const listed = manifest.tables.find((one: { name: string }) => one.name === table);
	Object.assign(listed, { rows: lines.length, bytes: bytes.length, sha256: sha256(bytes) });
	setManifest(entries, manifest);
}

/** The same for a file that is no table. */
export function forgeFile(entries: Entries, name: string, key: 'files' | 'log' | 'personKeys', content: string): void {
	const bytes = Buffer.from(content);
	entries.set(name, bytes);
	const manifest = manifestOf(entries);
	Object.assign(manifest[key], { bytes: bytes.length, sha256: sha256(bytes) });
	if (key === 'files') manifest.files.count = content.split('\n').filter(Boolean).length;
	setManifest(entries, manifest);
}
