// The whole installation as one archive, taken while it serves: the tables as they were at one moment, and the files of all shops.
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import zlib from 'node:zlib';
import { type Dump, dumpDatabase } from '../../database/backup/dump-tables.ts';
import { errorCode } from '../../failure.ts';
import {
	type ArchiveWriter,
	type Sink,
	type WrittenEntry,
	writeArchive,
} from '../../import-export/archives/write-archive.ts';
import {
	type BackedUpFile,
	type BackupManifest,
	contentFile,
	fileList,
	folders,
	format,
	formatVersion,
	manifestFile,
	secretFile,
	tableFile,
} from './manifest.ts';

export interface BackupSource {
	dataDir: string;
	/** Of the superuser of the embedded database. */
	databaseUrl: string;
	/** Files that are in a bucket have a backup of their own. */
	isInBucket: boolean;
	version: string;
	/** Undefined: it stays out of the backup. */
	secretKey: string | undefined;
}

/** What is being written has another ending. */
const isWhole = (name: string) => !/\.(half|part)$/.test(name);

async function* listFolder(root: string, folder: string): AsyncGenerator<string> {
	let entries: fs.Dirent[];
	try {
		entries = await fs.promises.readdir(path.join(root, folder), { withFileTypes: true });
	} catch (error) {
		if (errorCode(error) === 'ENOENT') return;
		throw error;
	}
	for (const entry of entries) {
		const name = `${folder}/${entry.name}`;
		if (entry.isDirectory()) yield* listFolder(root, name);
		else if (entry.isFile() && isWhole(name)) yield name;
	}
}

class Files {
	readonly lines: string[] = [];
	readonly #seen = new Set<string>();
	readonly #contents = new Set<string>();
	readonly #root: string;
	readonly #archive: ArchiveWriter;

	constructor(root: string, archive: ArchiveWriter) {
		this.#root = root;
		this.#archive = archive;
	}

	/** Those that are not in the archive yet. */
	async add(): Promise<void> {
		for (const folder of folders)
			for await (const name of listFolder(this.#root, folder)) {
				if (this.#seen.has(name)) continue;
				this.#seen.add(name);
				await this.#addFile(name).catch((error) => {
					// Removed since it was listed: then no row names it any more.
					if (errorCode(error) !== 'ENOENT') throw error;
				});
			}
	}

	async #addFile(name: string): Promise<void> {
		const place = path.join(this.#root, name);
		const hash = createHash('sha256');
		let [bytes, crc] = [0, 0];
		for await (const chunk of fs.createReadStream(place)) {
			hash.update(chunk);
			bytes += chunk.length;
			crc = zlib.crc32(chunk, crc);
		}
		const sha256 = hash.digest('hex');
		if (!this.#contents.has(sha256))
			await this.#archive.addStored(contentFile(sha256), { bytes, crc }, fs.createReadStream(place));
		this.#contents.add(sha256);
		this.lines.push(JSON.stringify({ name, bytes, sha256 } satisfies BackedUpFile));
	}
}

async function* asChunks(batches: AsyncIterable<string[]>): AsyncGenerator<Uint8Array> {
	for await (const lines of batches) yield Buffer.from(`${lines.join('\n')}\n`);
}

async function addTables(archive: ArchiveWriter, dump: Dump): Promise<BackupManifest['tables']> {
	const tables: BackupManifest['tables'] = [];
	for (const table of dump.tables) {
		const written = await archive.add(tableFile(table), asChunks(dump.read(table)));
		tables.push({ ...table, ...written });
	}
	return tables;
}

export async function backUp(source: BackupSource, sink: Sink): Promise<WrittenEntry & { manifest: BackupManifest }> {
	const archive = writeArchive(sink);
	const files = new Files(source.dataDir, archive);
	// Before the tables and again after them: what is removed meanwhile has no row any more, what is added comes with the second look.
	if (!source.isInBucket) await files.add();
	const takenAt = new Date().toISOString();
	const { tables, migrations } = await dumpDatabase(source.databaseUrl, async (dump) => ({
		tables: await addTables(archive, dump),
		migrations: dump.migrations,
	}));
	if (!source.isInBucket) await files.add();
	const list = await archive.add(fileList, [Buffer.from(files.lines.map((line) => `${line}\n`).join(''))]);
	const secretKey = source.secretKey ? await archive.add(secretFile, [Buffer.from(`${source.secretKey}\n`)]) : null;
	const manifest: BackupManifest = {
		format,
		formatVersion,
		madeBy: source.version,
		takenAt,
		migrations,
		tables,
		files: { ...list, count: files.lines.length, where: source.isInBucket ? 'bucket' : 'here' },
		secretKey,
	};
	await archive.add(manifestFile, [Buffer.from(`${JSON.stringify(manifest, null, '\t')}\n`)]);
	return { ...(await archive.finish()), manifest };
}
