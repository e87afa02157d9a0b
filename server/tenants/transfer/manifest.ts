// The manifest of an export: what it is, which version made it, and what each of its files must be. It is written last and read first.
import { createHash } from 'node:crypto';
import { ImportRefused } from './refused.ts';

export const format = 'platen-shop';
/** Of the archive, raised when what is in it changes its form. */
export const formatVersion = 1;

export const manifestFile = 'manifest.json';
export const fileList = 'files.ndjson';
export const logFile = 'audit/log.ndjson';
export const personKeysFile = 'audit/person-keys.ndjson';
export const tableFile = (name: string) => `tables/${name}.ndjson`;
export const contentFile = (sha256: string) => `media/${sha256}`;

export interface HashedFile {
	bytes: number;
	sha256: string;
}

export interface ListedFile {
	folder: string;
	name: string;
	bytes: number;
	sha256: string;
}

interface Schema {
	/** Of the latest migration. */
	number: string;
	/** Over the names of all migrations. */
	sha256: string;
}

export interface Manifest {
	format: typeof format;
	formatVersion: number;
	/** Version of the application. */
	madeBy: string;
	schema: Schema;
	exportedAt: string;
	tenant: { id: string; slug: string; name: string; row: string };
	/** Each has to be proved again. */
	domains: string[];
	withPasswords: boolean;
	/** In the order in which they are written. */
	tables: ({ name: string; rows: number } & HashedFile)[];
	/** Contents are in media/, by their hashes. */
	files: { count: number } & HashedFile;
	log: { entries: number; lastHash: string } & HashedFile;
	personKeys: HashedFile;
	/** What belongs to the shop and is kept by others. */
	outside: { name: string; what: string; count: number }[];
}

/** @param names of the migrations that a database has */
export function schemaOf(names: readonly string[]): Schema {
	return {
		number: names.at(-1)?.split('_')[0] ?? '0',
		sha256: createHash('sha256').update(names.join('\n')).digest('hex'),
	};
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
const sha = /^[0-9a-f]{64}$/;
const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0;

const isHashed = (value: unknown): value is HashedFile =>
	isObject(value) && isCount(value.bytes) && typeof value.sha256 === 'string' && sha.test(value.sha256);

const isTable = (value: unknown): boolean =>
	isHashed(value) && 'name' in value && typeof value.name === 'string' && 'rows' in value && isCount(value.rows);

function isManifest(value: Record<string, unknown>): boolean {
	const { tenant, schema, tables, files, log, personKeys, domains } = value;
	return [
		isObject(tenant) && ['id', 'slug', 'name', 'row'].every((key) => typeof tenant[key] === 'string'),
		isObject(schema) && typeof schema.number === 'string' && typeof schema.sha256 === 'string',
		Array.isArray(tables) && tables.every(isTable),
		isHashed(files) && isHashed(log) && isHashed(personKeys),
		isObject(log) && isCount(log.entries) && typeof log.lastHash === 'string',
		Array.isArray(domains) && domains.every((host) => typeof host === 'string'),
	].every(Boolean);
}

/** An export of another version is refused with the version that made it: restore it there, and upgrade. */
function checkVersion({ madeBy, schema }: Manifest, ours: Schema): void {
	const isSame = schema.sha256 === ours.sha256;
	if (isSame && schema.number === ours.number) return;
	// The hash is over the names of the migrations, of which the last one has the number.
	if (isSame) throw new ImportRefused('damaged', manifestFile);
	const difference = Number(schema.number) - Number(ours.number);
	const other = difference > 0 ? 'newerSchema' : 'olderSchema';
	throw new ImportRefused(difference === 0 ? 'otherSchema' : other, String(madeBy), schema.number, ours.number);
}

/** @param migrations of the database into which it is to be imported */
export function readManifest(text: string, migrations: readonly string[]): Manifest {
	let value: unknown;
	try {
		value = JSON.parse(text);
	} catch {
		throw new ImportRefused('notAnExport');
	}
	if (!isObject(value) || value.format !== format) throw new ImportRefused('notAnExport');
	if (!isCount(value.formatVersion)) throw new ImportRefused('notAnExport');
	if (value.formatVersion > formatVersion)
		throw new ImportRefused('newerFormat', String(value.madeBy), String(value.formatVersion), String(formatVersion));
	if (!isManifest(value)) throw new ImportRefused('notAnExport');
	const manifest = value as unknown as Manifest;
	checkVersion(manifest, schemaOf(migrations));
	return manifest;
}
