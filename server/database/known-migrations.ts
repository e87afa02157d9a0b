// Which migrations this version knows, and how they compare with those that a database has applied.
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { ExpectedFailure } from '../failure.ts';

export interface Migration {
	name: string;
	text: string;
	checksum: string;
	/** Checksums of earlier forms, which databases may have applied. */
	earlier: string[];
	/** The oldest version that goes on working once it is applied; null: only versions that know it. */
	compatibleWith: string | null;
}

export interface KnownMigrations {
	version: string;
	migrations: Migration[];
}

export interface AppliedMigration {
	name: string;
	checksum: string;
	compatibleWith: string | null;
}

const project = path.dirname(path.dirname(import.meta.dirname));
const migrationFolder = path.join(import.meta.dirname, 'migrations');
const compatibility = /^-- compatible with (\d+\.\d+\.\d+)$/m;

/** Of each by its name: the checksum of its file, then those of earlier forms (scripts/released-migrations.mjs keeps it). */
function readReleased(folder: string): Record<string, string[]> {
	const file = path.join(folder, 'released.json');
	return fs.existsSync(file) ? JSON.parse(fs.readFileSync(file, 'utf8')) : {};
}

export function readKnownMigrations(folder = migrationFolder): KnownMigrations {
	const { version } = JSON.parse(fs.readFileSync(path.join(project, 'package.json'), 'utf8'));
	const released = readReleased(folder);
	const files = fs.readdirSync(folder).filter((file) => file.endsWith('.sql'));
	const migrations = files.sort().map((file) => {
		const name = path.basename(file, '.sql');
		const text = fs.readFileSync(path.join(folder, file), 'utf8');
		return {
			name,
			text,
			checksum: createHash('sha256').update(text).digest('hex'),
			earlier: released[name]?.slice(1) ?? [],
			compatibleWith: compatibility.exec(text)?.[1] ?? null,
		};
	});
	return { version, migrations };
}

function isOlder(version: string, than: string): boolean {
	const [ours, theirs] = [version, than].map((text) => text.split('.').map(Number));
	for (const [index, number] of (ours ?? []).entries()) {
		const difference = number - (theirs?.[index] ?? 0);
		if (difference !== 0) return difference < 0;
	}
	return false;
}

/** A newer version has been here. Whether we can go on is for its migrations to say. */
function refuseUnknown({ version, migrations }: KnownMigrations, applied: readonly AppliedMigration[]): void {
	const known = new Set(migrations.map(({ name }) => name));
	const foreign = applied.filter(
		({ name, compatibleWith }) => !known.has(name) && (compatibleWith === null || isOlder(version, compatibleWith)),
	);
	if (foreign.length > 0)
		throw new ExpectedFailure(
			`A newer Platen has migrated this database (${foreign.map(({ name }) => name).join(', ')}); version ${version} cannot serve it.`,
			'Start the newer version, or restore a backup from before the upgrade.',
		);
}

/** @returns those that the database lacks */
export function pendingMigrations(known: KnownMigrations, applied: readonly AppliedMigration[]): Migration[] {
	refuseUnknown(known, applied);
	const checksums = new Map(applied.map(({ name, checksum }) => [name, checksum]));
	for (const { name, checksum, earlier } of known.migrations) {
		const found = checksums.get(name);
		if (found !== undefined && found !== checksum && !earlier.includes(found))
			throw new ExpectedFailure(
				`The migration ${name} was changed after it had been applied to this database.`,
				'Put its file back as it was and write the change as a new migration; or, with nothing to lose, delete DATA_DIR.',
			);
	}
	return known.migrations.filter(({ name }) => !checksums.has(name));
}
