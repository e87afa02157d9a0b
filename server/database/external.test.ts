// The same code on a PostgreSQL that is not ours: here a server from the system's packages, the oldest version we promise.
import fs from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { migrateNewDatabase, removeFolder, temporaryFolder } from '../testing/cluster.ts';
import { untilJobsRest } from '../testing/jobs-rest.ts';
import { beginServer } from '../testing/server-process.ts';
import { openDatabase, openPool } from './connection.ts';
import { superuser } from './embedded/cluster.ts';
import { type EmbeddedServer, startEmbeddedServer } from './embedded/start.ts';
import { findIsolationErrors } from './isolation.ts';
import { appRole, createDatabase, ownerRole } from './provision.ts';

const packages = '/usr/lib/postgresql';
const versions = fs.existsSync(packages) ? fs.readdirSync(packages).filter((version) => Number(version) >= 15) : [];
const systemFolder = versions
	.map((version) => path.join(packages, version))
	.find((folder) => fs.existsSync(path.join(folder, 'bin', 'postgres')));

describe.runIf(systemFolder)('a PostgreSQL from the system (needs the package postgresql, 15 or newer)', () => {
	let folder: string;
	let server: EmbeddedServer;

	beforeAll(async () => {
		folder = temporaryFolder('external');
		server = await startEmbeddedServer({
			dataDir: folder,
			report: () => undefined,
			binaries: () => ({ folder: systemFolder ?? '', localeOptions: ['--locale=C.UTF-8'] }),
		});
	});

	afterAll(async () => {
		await server.stop();
		removeFolder(folder);
	});

	const addresses = (database: string) => ({
		DATABASE_URL: server.urlFor(appRole, database),
		DATABASE_OWNER_URL: server.urlFor(ownerRole, database),
	});
	const begin = (name: string, env: Record<string, string>) =>
		beginServer({ dataDir: path.join(folder, name), env: { DEMO: 'on', ...env } });

	it('is migrated, filled and served with two addresses; several processes may share it', async () => {
		await server.asSuperuser((admin) => createDatabase(admin, 'shop'));
		const env = { ...addresses('shop'), SECRET_KEY: 'the secret of all processes of this shop' };
		const shared = path.join(folder, 'shared');
		const files = ['media', 'private', 'designs', 'exports'];
		for (const kind of files) fs.mkdirSync(path.join(shared, kind), { recursive: true });
		for (const name of ['one', 'two', 'three']) {
			fs.mkdirSync(path.join(folder, name));
			for (const kind of files) fs.symlinkSync(path.join(shared, kind), path.join(folder, name, kind));
		}
		const servers = await Promise.all([begin('one', env), begin('two', env)]);
		for (const process of servers) {
			expect((await process.ask('/', { host: 'demo.localhost' })).body).toContain('<title>Druckwerk Nord</title>');
			expect((await process.ask('/service-api/ready')).status).toBe(200);
		}
		const { DATABASE_OWNER_URL: _, ...appOnly } = env;
		const third = await begin('three', appOnly);
		expect((await third.ask('/', { host: 'atelier.localhost' })).body).toContain('<title>Atelier Marlow</title>');
		// Who has just filled a demo has jobs to do. On a busy machine they take longer than an end may.
		const owner = openPool(env.DATABASE_OWNER_URL, 1);
		await untilJobsRest(owner);
		await owner.end();
		expect(await Promise.all([...servers, third].map((process) => process.end()))).toEqual([0, 0, 0]);
		expect(third.output()).toMatch(/"reason":"SIG\w+","msg":"stopping"[\s\S]*"msg":"stopped"/);
		await expect(begin('three', { ...appOnly, SECRET_KEY: 'the secret of a process of another shop' })).rejects.toThrow(
			/ended with 2:[\s\S]*SECRET_KEY is not the secret key of this database\.\s+→ [^\n]*npm run secret:adopt/,
		);
		await expect(begin('elsewhere', appOnly)).rejects.toThrow(
			/ended with 2:[\s\S]*The pictures of this database are not in \S.*elsewhere\/media: it belongs to another store\.\s+→ Share DATA_DIR\/media/,
		);
	});

	it('keeps tenants apart as the embedded one does', async () => {
		await migrateNewDatabase(server, 'apart');
		const owner = openPool(server.urlFor(ownerRole, 'apart'), 1);
		const database = openDatabase(server.urlFor(appRole, 'apart'), 1);
		expect(await findIsolationErrors(owner, appRole)).toEqual([]);
		await owner.unsafe('drop policy tenant on languages');
		expect(await findIsolationErrors(owner, appRole)).toHaveLength(1);
		await Promise.all([owner.end(), database.close()]);
		await expect(begin('apart', { DATABASE_URL: server.urlFor(appRole, 'apart') })).rejects.toThrow(
			/does not keep tenants apart:\s+languages: does not have the tenant policy/,
		);
	});

	it('that lacks migrations is not served by a process that may not migrate', async () => {
		await server.asSuperuser((admin) => createDatabase(admin, 'empty'));
		await expect(begin('empty', { DATABASE_URL: server.urlFor(appRole, 'empty') })).rejects.toThrow(
			/lacks \d+ migration\(s\): 0001_tenants/,
		);
	});

	it.each([
		[{ DATABASE_OWNER_URL: () => server.urlFor(superuser, 'postgres') }, 'is a superuser or may bypass row security'],
		[{ DATABASE_OWNER_URL: () => server.urlFor(appRole, 'postgres') }, 'name the same role'],
		[{ DATABASE_OWNER_URL: () => server.urlFor(ownerRole, 'postgres') }, 'the role "platen_owner" has too few rights'],
		[{ DATABASE_URL: () => server.urlFor(appRole, 'nowhere') }, 'there is no database at'],
		[
			{ DATABASE_URL: () => server.urlFor(appRole, 'postgres').replace(/:[^:@]+@/, ':wrong@') },
			'refuses the user "platen_app" or the password',
		],
	])('is refused with a clear line when an address is wrong: %#', async (wrong, message) => {
		const changed = Object.fromEntries(Object.entries(wrong).map(([name, url]) => [name, url()]));
		const env = 'DATABASE_URL' in changed ? changed : { ...addresses('postgres'), ...changed };
		await expect(begin('wrong', env)).rejects.toThrow(message);
	});
});
