import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { newId } from '../../../rules/ids.ts';
import type { ImportError } from '../../../rules/tenants/transfer.ts';
import { makeShop } from '../../testing/shop.ts';
import {
	type Entries,
	forge,
	forgeFile,
	type Installation,
	makeInstallation,
	manifestOf,
	readEntries,
	setManifest,
	writeEntries,
} from '../../testing/transfer.ts';
import { importTenant } from './import-tenant.ts';
import { clearImports, listImports } from './imports.ts';
import { ImportRefused } from './refused.ts';

const project = path.resolve(import.meta.dirname, '../../..');

let installation: Installation;
let good: string;
let tenantId: string;
const pictures = 40;

beforeAll(async () => {
	installation = await makeInstallation(inject('cluster'), 'the key of an installation, long enough');
	const { test, services } = installation;
	const shop = await makeShop(test, 'quelle');
	tenantId = shop.id;
	await test.database.inTenant(tenantId, async (sql) => {
		await sql`
			insert into users (tenant_id, id, email, language) values (${tenantId}, ${newId()}, 'erika@example.com', 'de-DE')`;
		const [role, folder, below] = [newId(), newId(), newId()];
		await sql`insert into roles (tenant_id, id, name, label, type) values (${tenantId}, ${role}, 'clerk', 'Clerk', 'staff')`;
		await sql`insert into user_roles (tenant_id, user_id, role_id) select ${tenantId}, id, ${role} from users`;
		// Its parent stands behind it in the file.
		await sql`insert into media_folders (tenant_id, id, parent_id, name) values (${tenantId}, ${below}, null, 'Oben')`;
		await sql`insert into media_folders (tenant_id, id, parent_id, name) values (${tenantId}, ${folder}, null, 'Unten')`;
		await sql`update media_folders set parent_id = greatest(${folder}::uuid, ${below}::uuid) where id = least(${folder}::uuid, ${below}::uuid)`;
		const actor = { id: undefined, email: null, address: undefined, requestId: undefined };
		for (const name of ['a', 'b'])
			await services.record(sql, tenantId, actor, {
				action: 'setTenantTier',
				entity: { type: 'Tenant', id: tenantId },
				after: { name },
			});
	});
	for (let index = 0; index < pictures; index += 1)
		await services.stores.media.write(tenantId, `${newId()}.png`, 'image/png', Buffer.from(`picture ${index}`));
	await services.stores.private.write(tenantId, `${newId()}.data`, 'application/pdf', Buffer.from('print data'));
	good = path.join(installation.dataDir, 'good.zip');
	await installation.exportTo(good, tenantId);
});

afterAll(() => installation.close());

let files = 0;

async function altered(change: (entries: Entries) => void): Promise<string> {
	const entries = await readEntries(good);
	change(entries);
	files += 1;
	return writeEntries(path.join(installation.dataDir, `altered-${files}.zip`), entries);
}

const bytesOf = (change: (bytes: Buffer) => Buffer) => async () => {
	files += 1;
	const place = path.join(installation.dataDir, `bytes-${files}.zip`);
	fs.writeFileSync(place, change(fs.readFileSync(good)));
	return place;
};

const changedManifest = (change: (manifest: ReturnType<typeof manifestOf>) => void) => () =>
	altered((entries) => {
		const manifest = manifestOf(entries);
		change(manifest);
		setManifest(entries, manifest);
	});

const firstContent = (entries: Entries) => [...entries.keys()].find((name) => name.startsWith('media/')) ?? '';

const refusals: [string, ImportError, () => Promise<string>][] = [
	['is cut off', 'truncated', bytesOf((bytes) => bytes.subarray(0, bytes.length - 40))],
	['is no archive', 'notAnArchive', bytesOf(() => Buffer.from('<!doctype html>'.repeat(100)))],
	['has no manifest', 'notAnExport', () => altered((entries) => entries.delete('manifest.json'))],
	[
		'is another kind of archive',
		'notAnExport',
		changedManifest((manifest) => {
			manifest.format = 'other';
		}),
	],
	[
		'has another content than its manifest says',
		'damaged',
		() => altered((entries) => entries.set('tables/users.ndjson', Buffer.from('{}\n'))),
	],
	[
		'has another picture than its manifest says',
		'damaged',
		() => altered((entries) => entries.set(firstContent(entries), Buffer.from('other'))),
	],
	[
		'has fewer rows than its manifest says',
		'damaged',
		changedManifest((manifest) => {
			manifest.tables.find(({ name }: { name: string }) => name === 'users').rows += 1;
		}),
	],
	[
		'has the format of a newer version',
		'newerFormat',
		changedManifest((manifest) => {
			manifest.formatVersion = 99;
		}),
	],
	[
		'has the schema of a newer version',
		'newerSchema',
		changedManifest((manifest) => {
			manifest.schema = { number: '9999', sha256: 'f'.repeat(64) };
		}),
	],
	[
		'has the schema of an older version',
		'olderSchema',
		changedManifest((manifest) => {
			manifest.schema = { number: '0001', sha256: 'f'.repeat(64) };
		}),
	],
	[
		'has another schema of the same number',
		'otherSchema',
		changedManifest((manifest) => {
			manifest.schema = { ...manifest.schema, sha256: 'f'.repeat(64) };
		}),
	],
	[
		'has a number that contradicts its schema',
		'damaged',
		changedManifest((manifest) => {
			manifest.schema = { ...manifest.schema, number: '9999' };
		}),
	],
	[
		'has a shop with a name that no screen lets through',
		'shopInvalid',
		changedManifest((manifest) => {
			manifest.tenant.name = '<img src=x>';
			manifest.tenant.row = JSON.stringify({ ...JSON.parse(manifest.tenant.row), name: '<img src=x>' });
		}),
	],
	[
		'has a shop with a tier that does not exist',
		'shopInvalid',
		changedManifest((manifest) => {
			manifest.tenant.row = JSON.stringify({ ...JSON.parse(manifest.tenant.row), tier: 'emperor' });
		}),
	],
	[
		'has a table that is not there',
		'unknownTable',
		changedManifest((manifest) => {
			manifest.tables.push({ ...manifest.tables[0], name: 'pg_authid' });
		}),
	],
	[
		'has a table that is not exported',
		'unknownTable',
		changedManifest((manifest) => {
			manifest.tables.push({ ...manifest.tables[0], name: 'secrets' });
		}),
	],
	[
		'lacks a table',
		'missingTable',
		changedManifest((manifest) => {
			manifest.tables = manifest.tables.filter(({ name }: { name: string }) => name !== 'orders');
		}),
	],
	[
		'has a column that is not there',
		'unknownColumn',
		() =>
			altered((entries) => forge(entries, 'roles', (lines) => lines.map((line) => line.replace('{', '{"pwned":1,')))),
	],
	[
		'has rows of another shop',
		'foreignTenant',
		() =>
			altered((entries) => forge(entries, 'roles', (lines) => lines.map((line) => line.replace(tenantId, newId())))),
	],
	['has a row that refers to nothing', 'inconsistent', () => altered((entries) => forge(entries, 'roles', () => []))],
	[
		'has a value of the wrong kind',
		'inconsistent',
		() =>
			altered((entries) =>
				forge(entries, 'roles', (lines) => lines.map((line) => line.replace('"staff"', '"emperor"'))),
			),
	],
	[
		'names a file that leads elsewhere',
		'unsafeName',
		() =>
			altered((entries) =>
				forgeFile(
					entries,
					'files.ndjson',
					'files',
					String(entries.get('files.ndjson')).replace(/"name":"[^"]*"/, '"name":"../../../secret-key"'),
				),
			),
	],
	[
		'names a folder that is not there',
		'unsafeName',
		() =>
			altered((entries) =>
				forgeFile(
					entries,
					'files.ndjson',
					'files',
					String(entries.get('files.ndjson')).replace('"folder":"media"', '"folder":"postgres"'),
				),
			),
	],
	[
		'has a file that no one names',
		'unknownFile',
		() => altered((entries) => entries.set('media/extra', Buffer.from('x'))),
	],
	['lacks a file', 'missingFile', () => altered((entries) => entries.delete(firstContent(entries)))],
	[
		'has an entry that leads elsewhere',
		'unsafeName',
		() => altered((entries) => entries.set('../evil', Buffer.from('x'))),
	],
	['is a bomb', 'bomb', () => altered((entries) => entries.set('media/bomb', Buffer.alloc(20 * 2 ** 20)))],
	[
		'has a log with a changed entry',
		'brokenLog',
		() =>
			altered((entries) =>
				forgeFile(
					entries,
					'audit/log.ndjson',
					'log',
					String(entries.get('audit/log.ndjson')).replace(/"name": ?"a"/, '"name":"z"'),
				),
			),
	],
	[
		'has a log without its first entry',
		'brokenLog',
		() =>
			altered((entries) =>
				forgeFile(
					entries,
					'audit/log.ndjson',
					'log',
					String(entries.get('audit/log.ndjson')).split('\n').slice(1).join('\n'),
				),
			),
	],
];

const importFile = (place: string, slug: string | undefined = 'ziel') =>
	importTenant(installation.services, { place, fileName: path.basename(place), slug });

const refusalOf = (work: Promise<unknown>) =>
	work.then(
		() => 'imported',
		(error) => (error instanceof ImportRefused ? error.fault : String(error)),
	);

describe('an archive that', () => {
	it.each(refusals)('%s is refused by name, and nothing is written', async (_what, fault, make) => {
		const place = await make();
		const before = await installation.count();
		expect(await refusalOf(importFile(place))).toBe(fault);
		expect(await installation.count()).toEqual(before);
		const [listed] = await installation.test.database.withoutTenant(listImports);
		expect(listed).toMatchObject({ state: 'failed', failure: fault });
	});

	it('is whole is imported, whatever the order of its rows', async () => {
		const imported = await importFile(
			await altered((entries) => forge(entries, 'media_folders', (lines) => lines.reverse())),
		);
		expect(imported.slug).toBe('ziel');
		const [listed] = await installation.test.database.withoutTenant(listImports);
		expect(listed).toMatchObject({ state: 'done', slug: 'ziel' });
		await installation.removeTenant(imported.tenantId);
	});

	it('makes someone an operator does not', async () => {
		const place = await altered((entries) =>
			forge(entries, 'users', (lines) => lines.map((line) => line.replace('"admin":false', '"admin":true'))),
		);
		const imported = await importFile(place, 'kein-betreiber');
		const admins = await installation.test.database.inTenant(
			imported.tenantId,
			(sql) => sql`select from users where admin`,
		);
		expect(admins).toHaveLength(0);
		await installation.removeTenant(imported.tenantId);
	});

	it.each([
		['quelle', 'slugTaken'],
		['Nicht-so', 'slugInvalid'],
		['admin', 'slugReserved'],
		["a'; drop table x", 'slugInvalid'],
	])('is to be the shop %s is refused: %s', async (slug, fault) => {
		const before = await installation.count();
		expect(await refusalOf(importFile(good, slug))).toBe(fault);
		expect(await installation.count()).toEqual(before);
	});
});

describe('an import whose process is killed', () => {
	it('leaves no row, and its files are removed by the next one', async () => {
		const { test, services, dataDir } = installation;
		// Enough files that it is still writing them when it is killed.
		const many = await altered((entries) => {
			const lines = String(entries.get('files.ndjson')).trimEnd().split('\n');
			for (let index = 0; index < 3000; index += 1) {
				const content = Buffer.from(`another picture ${index}`);
				const sha256 = createHash('sha256').update(content).digest('hex');
				entries.set(`media/${sha256}`, content);
				lines.push(JSON.stringify({ folder: 'media', name: `${newId()}.png`, bytes: content.length, sha256 }));
			}
			forgeFile(entries, 'files.ndjson', 'files', `${lines.join('\n')}\n`);
		});
		const before = await installation.count();
		const child = spawn(process.execPath, ['start/import-tenant.ts', many, '--slug', 'getroffen'], {
			cwd: project,
			env: { ...process.env, DATABASE_URL: test.appUrl, DATA_DIR: dataDir, SECRET_KEY: installation.secretKey },
			stdio: 'ignore',
		});
		const ended = new Promise((resolve) => child.on('exit', (_code, signal) => resolve(signal)));
		for (let waited = 0; waited < 600; waited += 1) {
			const [listed] = await test.database.withoutTenant(listImports);
			if (listed?.state === 'writing' && listed.slug === 'getroffen') break;
			await sleep(50);
		}
		await sleep(200);
		child.kill('SIGKILL');
		expect(await ended).toBe('SIGKILL');
		const left = await installation.count();
		expect(left.files).toBeGreaterThan(before.files ?? 0);
		expect({ ...left, files: 0 }).toEqual({ ...before, files: 0 });
		await test.database.withoutTenant(
			(sql) => sql`update tenant_imports set seen_at = now() - interval '5 minutes' where slug = 'getroffen'`,
		);
		expect(await clearImports(test.database, services.stores)).toBe(1);
		expect(await installation.count()).toEqual(before);
		const [listed] = await test.database.withoutTenant(listImports);
		expect(listed).toMatchObject({ slug: 'getroffen', state: 'failed', failure: 'interrupted' });
	});
});
