import { execFileSync, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import zlib from 'node:zlib';
import { afterAll, describe, expect, it } from 'vitest';
import { type ArchiveLimits, BrokenArchive, openArchive, usualLimits } from './read-archive.ts';
import { type ArchiveWriter, writeArchive } from './write-archive.ts';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'platen-archives-'));
afterAll(() => fs.rmSync(folder, { recursive: true }));

let files = 0;

async function make(fill: (archive: ArchiveWriter) => Promise<void>, isLarge = false): Promise<string> {
	files += 1;
	const place = path.join(folder, `${files}.zip`);
	const file = fs.openSync(place, 'w');
	const archive = writeArchive(async (chunk) => void fs.writeSync(file, chunk), isLarge);
	await fill(archive);
	const { bytes } = await archive.finish();
	fs.closeSync(file);
	expect(fs.statSync(place).size).toBe(bytes);
	return place;
}

const picture = randomBytes(300_000);
const text = Buffer.from('{"name":"Visitenkarte"}\n'.repeat(20_000));

async function fill(archive: ArchiveWriter): Promise<void> {
	await archive.add('tables/products.ndjson', [text.subarray(0, 1000), text.subarray(1000)]);
	await archive.addStored('media/a', { bytes: picture.length, crc: zlib.crc32(picture) }, [picture]);
	await archive.add('empty.ndjson', []);
}

async function readAll(place: string, limits?: ArchiveLimits): Promise<Record<string, Buffer>> {
	const archive = await openArchive(place, limits);
	const found: Record<string, Buffer> = {};
	try {
		for (const name of archive.entries.keys()) {
			const chunks: Buffer[] = [];
			for await (const chunk of archive.read(name)) chunks.push(chunk);
			found[name] = Buffer.concat(chunks);
		}
	} finally {
		await archive.close();
	}
	return found;
}

const faultOf = (place: string, limits?: ArchiveLimits) =>
	readAll(place, limits).then(
		() => 'none',
		(error) => (error instanceof BrokenArchive ? error.fault : String(error)),
	);

function changed(place: string, change: (bytes: Buffer) => Buffer): string {
	files += 1;
	const other = path.join(folder, `${files}.zip`);
	fs.writeFileSync(other, change(fs.readFileSync(place)));
	return other;
}

const hasPython = spawnSync('python3', ['--version']).status === 0;

describe('an archive', () => {
	it.each([false, true])('comes back as it was written, with the records of large ones: %s', async (isLarge) => {
		const found = await readAll(await make(fill, isLarge));
		expect(Object.keys(found)).toEqual(['tables/products.ndjson', 'media/a', 'empty.ndjson']);
		expect(found['tables/products.ndjson']?.equals(text)).toBe(true);
		expect(found['media/a']?.equals(picture)).toBe(true);
	});

	it.runIf(hasPython).each([false, true])(
		'is read by other programs, with the records of large ones: %s',
		async (isLarge) => {
			const place = await make(fill, isLarge);
			const program =
				'import sys,zipfile;z=zipfile.ZipFile(sys.argv[1]);print(z.testzip(),[i.file_size for i in z.infolist()])';
			expect(String(execFileSync('python3', ['-c', program, place])).trim()).toBe(
				`None [${text.length}, ${picture.length}, 0]`,
			);
		},
	);

	it('is the same file for the same content', async () => {
		expect(fs.readFileSync(await make(fill)).equals(fs.readFileSync(await make(fill)))).toBe(true);
	});
});

describe('an archive that is not what it says', () => {
	it('is refused when it is cut off anywhere', async () => {
		const place = await make(fill);
		const { size } = fs.statSync(place);
		for (const length of [1, 21, 100, Math.floor(size / 2), size - 30, size - 1])
			expect(await faultOf(changed(place, (bytes) => bytes.subarray(0, length)))).toMatch(/truncated|notAnArchive/);
	});

	it('is refused when it is something else', async () => {
		const place = path.join(folder, 'other');
		fs.writeFileSync(place, '<html>'.repeat(100));
		expect(await faultOf(place)).toBe('notAnArchive');
		fs.writeFileSync(place, '');
		expect(await faultOf(place)).toBe('notAnArchive');
	});

	it('is refused when a byte of its content was changed', async () => {
		const place = await make(fill);
		const flip = (bytes: Buffer, at: number) => {
			bytes[at] = (bytes[at] ?? 0) ^ 1;
			return bytes;
		};
		const at = fs.readFileSync(place).indexOf(picture.subarray(0, 20));
		expect(await faultOf(changed(place, (bytes) => flip(bytes, at + 5)))).toBe('damaged');
		expect(await faultOf(changed(place, (bytes) => flip(bytes, 200)))).toBe('damaged');
	});

	it('is refused when something stands behind it', async () => {
		expect(await faultOf(changed(await make(fill), (bytes) => Buffer.concat([bytes, Buffer.alloc(30)])))).toBe(
			'truncated',
		);
	});

	it.each(['../secret-key', '/etc/passwd', 'a/../b', 'a\\b', 'C:/x', 'a//b', './a', 'tables/..'])(
		'is refused for the name %s',
		async (name) => {
			const place = await make(async (archive) => void (await archive.add(name, [Buffer.from('x')])));
			expect(await faultOf(place)).toBe('unsafeName');
		},
	);

	it('is refused when it unpacks to far more than it is', async () => {
		const nothing = Buffer.alloc(2 ** 20);
		const bomb = await make(async (archive) => void (await archive.add('bomb', Array(20).fill(nothing))));
		expect(await faultOf(bomb)).toBe('bomb');
		expect(await faultOf(bomb, { ...usualLimits, ratio: 2000 })).toBe('none');
	});

	it('is refused when an entry unpacks to more than it says', async () => {
		const lying = changed(await make(fill), (bytes) => {
			const at = bytes.lastIndexOf('tables/products.ndjson') - 46;
			bytes.writeUInt32LE(100, at + 24);
			return bytes;
		});
		expect(await faultOf(lying)).toBe('bomb');
	});

	it('is refused when entries share their bytes', async () => {
		const overlapping = changed(await make(fill), (bytes) => {
			const [first, second] = [bytes.lastIndexOf('tables/products.ndjson') - 46, bytes.lastIndexOf('media/a') - 46];
			bytes.writeUInt32LE(bytes.readUInt32LE(first + 42), second + 42);
			return bytes;
		});
		expect(await faultOf(overlapping)).toBe('bomb');
	});

	it('is refused when it has too many entries, or too much in them', async () => {
		const place = await make(fill);
		expect(await faultOf(place, { ...usualLimits, entries: 2 })).toBe('tooManyEntries');
		expect(await faultOf(place, { ...usualLimits, bytes: 100_000 })).toBe('tooLarge');
	});
});
