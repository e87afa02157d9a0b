import { spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../../rules/ids.ts';
import { openAsSuperuser } from '../../database/backup/dump-tables.ts';
import { type Database, openDatabase } from '../../database/connection.ts';
import { findRunningDatabase, findRunningSuperuser } from '../../database/embedded/start.ts';
import { mediaStore } from '../../media/store.ts';
import { createTenant } from '../../tenants/create-tenant.ts';
import { removeFolder, temporaryFolder } from '../../testing/cluster.ts';
import { beginServer, type ServerProcess } from '../../testing/server-process.ts';

const project = path.resolve(import.meta.dirname, '../../..');
const env = { DEMO: 'off', DEFAULT_TENANT: 'shop' };

const dataDir = temporaryFolder('backup');
const folder = temporaryFolder('backups');
let server: ServerProcess;
let database: Database;
let tenantId: string;

beforeAll(async () => {
	server = await beginServer({ dataDir, env });
	database = openDatabase(findRunningDatabase(dataDir) ?? '', 4);
	tenantId = await createTenant(database, {
		slug: 'shop',
		name: 'Druckerei „Süd“',
		allowTemporaryUsers: true,
		languageCodes: ['de-DE'],
	});
	const pictures = mediaStore(dataDir);
	for (let index = 0; index < 20; index += 1)
		await pictures.write(tenantId, `${newId()}.png`, 'image/png', Buffer.from(`picture ${index}`));
	await database.inTenant(
		tenantId,
		(sql) => sql`
		insert into audit_log (tenant_id, id, action, entity_type, entity_id, before, after)
			values (${tenantId}, ${newId()}, 'odd', 'Tenant', ${tenantId}, null, 'null'::jsonb)`,
	);
});

afterAll(async () => {
	await database.close();
	await server.end();
	removeFolder(dataDir);
	removeFolder(folder);
});

function run(program: string, args: string[], dataFolder: string): Promise<{ code: number | null; output: string }> {
	return new Promise((resolve) => {
		const child = spawn(process.execPath, [`start/${program}.ts`, ...args], {
			cwd: project,
			env: { PATH: process.env.PATH, ...env, DATA_DIR: dataFolder },
		});
		let output = '';
		for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
		child.on('exit', (code) => resolve({ code, output }));
	});
}

/** Two rows that belong together, again and again. */
function writeOn(): { end(): Promise<number> } {
	let [isOver, written] = [false, 0];
	const writing = (async () => {
		while (!isOver) {
			const key = `backup.${newId()}`;
			await database.inTenant(tenantId, async (sql) => {
				await sql`insert into text_entries (tenant_id, key, type, "group", base_text, base_language) values (${tenantId}, ${key}, 'static', 'x', 'Ä "\\ \n\t', 'de-DE')`;
				await sql`insert into text_translations (tenant_id, key, language_code, translation, origin) values (${tenantId}, ${key}, 'de-DE', 'Ä', 'human')`;
			});
			written += 1;
		}
		return written;
	})();
	return {
		end: () => {
			isOver = true;
			return writing;
		},
	};
}

async function contentOf(place: string) {
	const sql = openAsSuperuser(findRunningSuperuser(place) ?? '');
	try {
		const [row] = await sql`
			select (select count(*)::int from text_entries) as entries, (select count(*)::int from text_translations) as translations,
				(select count(*)::int from text_entries where base_text = ${'Ä "\\ \n\t'}) as exact,
				(select after::text from audit_log where action = 'odd' and before is null) as odd, (select name from tenants) as name,
				(select count(*)::int from migrations) as migrations, (select count(*)::int from jobs.queue) as queues`;
		return row;
	} finally {
		await sql.end();
	}
}

describe('a backup of the installation', () => {
	it('is taken while it serves, and restored as it was at one moment', async () => {
		const writing = writeOn();
		const file = path.join(folder, 'one.zip');
		const made = await run('backup', ['--out', file, '--with-secret-key'], dataDir);
		expect(made).toMatchObject({ code: 0 });
		expect(await writing.end()).toBeGreaterThan(10);
		const restored = temporaryFolder('restored');
		const result = await run('restore', ['--from', file], restored);
		expect(result).toMatchObject({ code: 0 });
		const other = await beginServer({ dataDir: restored, env });
		try {
			const [before, after] = [await contentOf(dataDir), await contentOf(restored)];
			expect(after?.entries).toBe(after?.translations);
			expect(after?.exact).toBe(after?.entries);
			expect(after?.entries).toBeLessThanOrEqual(before?.entries);
			expect(after).toMatchObject({
				odd: 'null',
				name: 'Druckerei „Süd“',
				migrations: before?.migrations,
				queues: before?.queues,
			});
			const files = (place: string) => fs.readdirSync(path.join(place, 'media', tenantId)).sort();
			expect(files(restored)).toEqual(files(dataDir));
			expect((await other.ask('/login')).status).toBe((await server.ask('/login')).status);
		} finally {
			await other.end();
			removeFolder(restored);
		}
	});

	it('has the secret key only when that is wanted', async () => {
		const file = path.join(folder, 'without.zip');
		expect((await run('backup', ['--out', file], dataDir)).output).toContain('Without the secret key');
		const secret = fs.readFileSync(path.join(dataDir, 'secret-key'));
		expect(fs.readFileSync(file).includes(secret.subarray(0, 20))).toBe(false);
		const restored = temporaryFolder('restored');
		expect((await run('restore', ['--from', file], restored)).output).toContain('Set SECRET_KEY');
		expect(fs.existsSync(path.join(restored, 'secret-key'))).toBe(false);
		await expect(beginServer({ dataDir: restored, env })).rejects.toThrow(
			`The secret key of this database is missing: neither SECRET_KEY nor ${path.join(restored, 'secret-key')} is there.`,
		);
		expect(fs.existsSync(path.join(restored, 'secret-key'))).toBe(false);
		removeFolder(restored);
	});

	it('is not restored over anything, nor when it is damaged', async () => {
		const file = path.join(folder, 'one.zip');
		const taken = await run('restore', ['--from', file], dataDir);
		expect(taken).toMatchObject({ code: 2 });
		expect(taken.output).toContain('is not empty');
		const bytes = fs.readFileSync(file);
		const at = bytes.indexOf('picture 7');
		bytes[at] = 0x50;
		const damaged = path.join(folder, 'damaged.zip');
		fs.writeFileSync(damaged, bytes);
		const restored = temporaryFolder('restored');
		expect((await run('restore', ['--from', damaged], restored)).output).toContain('The backup is damaged');
		expect(fs.readdirSync(restored)).toEqual([]);
		removeFolder(restored);
	});
});
