import fs from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { removeFolder, temporaryFolder } from '../server/testing/cluster.ts';
import { findMigrationErrors, readReleased, releaseMigrations } from './released-migrations.mjs';

const migrations = path.join(path.dirname(import.meta.dirname), 'server', 'database', 'migrations');
let folder: string;

beforeEach(() => {
	folder = temporaryFolder('migrations');
	fs.cpSync(migrations, folder, { recursive: true });
});

afterEach(() => removeFolder(folder));

const write = (name: string, text: string) => fs.writeFileSync(path.join(folder, `${name}.sql`), text);

describe('released migrations', () => {
	it('of this project are as they were released', () => {
		expect(findMigrationErrors(migrations)).toEqual([]);
	});

	it('fail the check when one is changed, if only by a space, or taken away', () => {
		fs.appendFileSync(path.join(folder, '0007_mails.sql'), ' ');
		fs.rmSync(path.join(folder, '0008_media.sql'));
		expect(findMigrationErrors(folder)).toEqual([
			expect.stringMatching(/^0007_mails.sql was changed after its release: put it back/),
			expect.stringMatching(/^0008_media.sql is gone after its release/),
		]);
	});

	it('are joined by a new one with a command, until which the check fails', () => {
		const before = readReleased(folder);
		write('9000_more', 'select 1;');
		expect(findMigrationErrors(folder)).toEqual([expect.stringContaining('npm run migrations:release adds it')]);
		expect(releaseMigrations(folder)).toEqual({ added: ['9000_more'], errors: [] });
		expect(findMigrationErrors(folder)).toEqual([]);
		const { '9000_more': added, ...rest } = readReleased(folder);
		expect([added?.length, rest]).toEqual([1, before]);
		write('9000_more', 'select 2;');
		expect(findMigrationErrors(folder)).toHaveLength(1);
	});

	it('are not made good by that command when one was changed', () => {
		write('0007_mails', 'select 1;');
		write('9000_more', 'select 1;');
		expect(releaseMigrations(folder)).toEqual({ added: [], errors: [expect.stringContaining('0007_mails')] });
		expect(findMigrationErrors(folder)).toHaveLength(2);
	});

	it('are listed in one form, for every author', () => {
		const list = fs.readFileSync(path.join(folder, 'released.json'), 'utf8');
		write('9000_more', 'select 1;');
		releaseMigrations(folder);
		const added = fs.readFileSync(path.join(folder, 'released.json'), 'utf8');
		expect(added.startsWith(list.slice(0, -3))).toBe(true);
	});
});
