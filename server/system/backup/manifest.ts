// What a backup of the installation says of itself: written last, read first.
import type { DumpedTable } from '../../database/backup/dump-tables.ts';
import { ExpectedFailure } from '../../failure.ts';

export const format = 'platen-installation';
export const formatVersion = 1;
export const manifestFile = 'manifest.json';
export const fileList = 'files.ndjson';
export const secretFile = 'secret-key';
export const tableFile = ({ schema, name }: Pick<DumpedTable, 'schema' | 'name'>) => `tables/${schema}.${name}.ndjson`;
export const contentFile = (sha256: string) => `files/${sha256}`;

/** Folders of DATA_DIR with files of shops. */
export const folders = ['media', 'private', 'designs', 'exports'] as const;

interface Hashed {
	bytes: number;
	sha256: string;
}

export interface BackupManifest {
	format: typeof format;
	formatVersion: number;
	madeBy: string;
	takenAt: string;
	migrations: string[];
	tables: (DumpedTable & Hashed)[];
	files: Hashed & { count: number; where: 'here' | 'bucket' };
	/** Null: it is kept elsewhere, as it should be. */
	secretKey: Hashed | null;
}

export interface BackedUpFile extends Hashed {
	/** Below DATA_DIR. */
	name: string;
}

const wrong = (what: string) =>
	new ExpectedFailure(`This is no backup that can be restored: ${what}.`, 'Nothing was written.');

/** @param known the migrations of this version */
export function readManifest(text: string, known: readonly string[]): BackupManifest {
	let manifest: BackupManifest;
	try {
		manifest = JSON.parse(text);
	} catch {
		throw wrong('its manifest cannot be read');
	}
	if (manifest.format !== format) throw wrong('it is something else');
	if (manifest.formatVersion > formatVersion) throw wrong(`it was made by the newer version ${manifest.madeBy}`);
	const foreign = manifest.migrations.filter((name) => !known.includes(name));
	if (foreign.length > 0)
		throw new ExpectedFailure(
			`The backup was made by version ${manifest.madeBy}, whose database this version does not know (${foreign.join(', ')}).`,
			'Restore it with the version that made it, or a newer one.',
		);
	return manifest;
}
