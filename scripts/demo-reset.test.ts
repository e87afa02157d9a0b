import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { takeLock } from './lock.mjs';

let folder = '';

beforeEach(() => {
	folder = fs.mkdtempSync(path.join(os.tmpdir(), 'platen-reset-'));
	fs.mkdirSync(path.join(folder, 'postgres', 'cluster'), { recursive: true });
	fs.mkdirSync(path.join(folder, 'media'));
	fs.writeFileSync(path.join(folder, 'secret-key'), 'kept');
});

afterEach(() => fs.rmSync(folder, { recursive: true }));

function reset(env: Record<string, string> = {}) {
	const script = path.join(import.meta.dirname, 'demo-reset.mjs');
	const { status, stdout, stderr } = spawnSync(process.execPath, [script], {
		env: { PATH: process.env.PATH, DATA_DIR: folder, ...env },
		encoding: 'utf8',
	});
	return { status, said: stdout + stderr, left: fs.readdirSync(folder).sort() };
}

it('deletes the embedded database and the pictures, says so, and keeps the rest', () => {
	const { status, said, left } = reset();
	expect(status).toBe(0);
	expect(said).toContain(`Deleted ${path.join(folder, 'postgres')}`);
	expect(said).toContain(`Deleted ${path.join(folder, 'media')}`);
	expect(left).toEqual(['secret-key']);
	expect(reset().said).toContain('Nothing to delete');
});

it('refuses while a server runs on the folder', () => {
	const lock = takeLock(path.join(folder, 'lock'));
	if (!('release' in lock)) throw new Error('taken');
	const { status, said, left } = reset();
	expect(status).toBe(1);
	expect(said).toContain(`A Platen (process ${process.pid}) is running`);
	expect(left).toContain('postgres');
	lock.release();
});

it('refuses while the database of a killed server still runs', () => {
	fs.writeFileSync(path.join(folder, 'postgres', 'cluster', 'postmaster.pid'), `${process.pid}\n`);
	const { status, said, left } = reset();
	expect(status).toBe(1);
	expect(said).toContain('is still running');
	expect(left).toContain('media');
});

it('deletes nothing where the database is one of your own', () => {
	const { status, said, left } = reset({ DATABASE_URL: 'postgres://app@db.example/platen' });
	expect(status).toBe(1);
	expect(said).toContain('nothing was deleted');
	expect(left).toEqual(['media', 'postgres', 'secret-key']);
});
