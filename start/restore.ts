// `npm run restore -- --from file.zip`: an installation from its backup, into a DATA_DIR that is empty.
import fs from 'node:fs';
import path from 'node:path';
import { processEnvironment, readConfig } from '../server/config.ts';
import { lockDataFolder, prepareDataFolder } from '../server/data-folder.ts';
import { startEmbedded } from '../server/database/embedded/start.ts';
import { readKnownMigrations } from '../server/database/known-migrations.ts';
import { migrateTo } from '../server/database/open.ts';
import { ExpectedFailure, errorCode } from '../server/failure.ts';
import { openBackup, restoreFiles, restoreTables, type ValidBackup } from '../server/system/backup/restore.ts';
import { readArguments, runCommand } from './run-command.ts';

const project = path.dirname(import.meta.dirname);
const usage = 'DATA_DIR=/new/folder npm run restore -- --from file.zip';

async function restore(backup: ValidBackup, dataDir: string): Promise<void> {
	const lock = lockDataFolder(dataDir);
	try {
		await restoreFiles(backup, dataDir);
		const embedded = await startEmbedded(dataDir, (message) => console.warn(message));
		try {
			// Up to where the backup was: what is newer migrates the restored rows at the next start.
			const { migrations, version } = readKnownMigrations();
			const known = migrations.filter(({ name }) => backup.manifest.migrations.includes(name));
			await migrateTo(embedded.ownerUrl, { version, migrations: known });
			await restoreTables(backup, embedded.superuserUrl);
		} finally {
			await embedded.stop();
		}
	} finally {
		lock.release();
	}
}

await runCommand(async () => {
	const { values } = readArguments({ from: { type: 'string' } }, usage);
	if (values.from === undefined) throw new ExpectedFailure('From which file?', usage);
	const config = readConfig(processEnvironment(project), project, false);
	if (config.database)
		throw new ExpectedFailure(
			'A backup is restored into an embedded database; DATABASE_URL is set.',
			'For a PostgreSQL of your own: pg_restore, docs/operations.md, "Backup and restore".',
		);
	const { dataDir } = config;
	const wasThere = fs.existsSync(dataDir);
	if (wasThere && fs.readdirSync(dataDir).length > 0)
		throw new ExpectedFailure(`${dataDir} is not empty.`, 'Set DATA_DIR to an empty folder: nothing is overwritten.');
	const backup = await openBackup(values.from).catch((error) => {
		throw errorCode(error) === 'ENOENT' ? new ExpectedFailure(`${values.from} is not there.`, usage) : error;
	});
	try {
		prepareDataFolder(dataDir);
		await restore(backup, dataDir);
		const { madeBy, takenAt, files, secretKey } = backup.manifest;
		console.log(`${dataDir}: restored what version ${madeBy} had at ${takenAt}, with ${files.count} files.`);
		if (files.where === 'bucket')
			console.log('The files are in a bucket: set S3_URL to it, or to one restored from its backup.');
		if (!secretKey)
			console.log(
				'Set SECRET_KEY to the key of that installation, or put it into DATA_DIR/secret-key, before you start.',
			);
	} catch (error) {
		// Half an installation would start and miss things.
		for (const name of fs.readdirSync(dataDir)) fs.rmSync(path.join(dataDir, name), { recursive: true, force: true });
		if (!wasThere) fs.rmSync(dataDir, { recursive: true, force: true });
		throw error;
	} finally {
		await backup.archive.close();
	}
});
