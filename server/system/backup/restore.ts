// An installation from its backup, into a folder that is empty: everything is read and compared before anything is written.
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { loadDatabase } from '../../database/backup/load-tables.ts';
import { readKnownMigrations } from '../../database/known-migrations.ts';
import { ExpectedFailure } from '../../failure.ts';
import { readLines } from '../../import-export/archives/lines.ts';
import { type Archive, BrokenArchive, openArchive } from '../../import-export/archives/read-archive.ts';
import {
	type BackedUpFile,
	type BackupManifest,
	contentFile,
	fileList,
	folders,
	manifestFile,
	readManifest,
	secretFile,
	tableFile,
} from './manifest.ts';

const batch = { lines: 500, bytes: 2 * 2 ** 20, longest: 512 * 2 ** 20 };

const damaged = (name: string) =>
	new ExpectedFailure(`The backup is damaged: ${name}.`, 'Nothing was written. Take another backup.');

async function readText(archive: Archive, name: string): Promise<string> {
	const chunks: Buffer[] = [];
	for await (const chunk of archive.read(name)) chunks.push(chunk);
	return Buffer.concat(chunks).toString('utf8');
}

async function validate(archive: Archive, name: string, expected: { bytes: number; sha256: string }): Promise<void> {
	if (!archive.entries.has(name)) throw damaged(name);
	const hash = createHash('sha256');
	for await (const chunk of archive.read(name)) hash.update(chunk);
	if (hash.digest('hex') !== expected.sha256) throw damaged(name);
}

/** Below one of our folders, and nowhere else. */
const isPlace = (name: string) =>
	folders.some((folder) => name.startsWith(`${folder}/`)) && !/(^|\/)\.\.?(\/|$)|\\|\/\//.test(name);

function parseFiles(text: string): BackedUpFile[] {
	const files = text
		.split('\n')
		.filter(Boolean)
		.map((line): BackedUpFile => JSON.parse(line));
	const strange = files.find(({ name }) => typeof name !== 'string' || !isPlace(name));
	if (strange) throw damaged(String(strange.name));
	return files;
}

export interface ValidBackup {
	archive: Archive;
	manifest: BackupManifest;
	files: readonly BackedUpFile[];
}

/** Opens a backup whose every part is what its manifest says. The caller closes it. */
export async function openBackup(place: string): Promise<ValidBackup> {
	let archive: Archive | undefined;
	try {
		archive = await openArchive(place);
		const known = readKnownMigrations().migrations.map(({ name }) => name);
		if (!archive.entries.has(manifestFile)) throw damaged(manifestFile);
		const manifest = readManifest(await readText(archive, manifestFile), known);
		for (const table of manifest.tables) await validate(archive, tableFile(table), table);
		await validate(archive, fileList, manifest.files);
		if (manifest.secretKey) await validate(archive, secretFile, manifest.secretKey);
		const files = parseFiles(await readText(archive, fileList));
		const contents = new Map(files.map((file) => [file.sha256, file]));
		for (const file of contents.values()) await validate(archive, contentFile(file.sha256), file);
		return { archive, manifest, files };
	} catch (error) {
		await archive?.close();
		throw error instanceof BrokenArchive ? damaged(error.message) : error;
	}
}

export async function restoreFiles({ archive, manifest, files }: ValidBackup, dataDir: string): Promise<void> {
	for (const { name, sha256 } of files) {
		const place = path.join(dataDir, name);
		await fs.promises.mkdir(path.dirname(place), { recursive: true });
		await pipeline(archive.read(contentFile(sha256)), fs.createWriteStream(place, { flags: 'wx', flush: true }));
	}
	if (!manifest.secretKey) return;
	const key = await readText(archive, secretFile);
	await fs.promises.writeFile(path.join(dataDir, 'secret-key'), key, { flag: 'wx', mode: 0o600, flush: true });
}

/** @param url of the superuser, of a database that has the migrations of the backup and no other */
export const restoreTables = ({ archive, manifest }: ValidBackup, url: string): Promise<void> =>
	loadDatabase(url, manifest.tables, (table) => readLines(archive.read(tableFile(table)), batch));
