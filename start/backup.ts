// `npm run backup -- --out folder|file.zip [--with-secret-key]`: the embedded database and all files of this installation, also while it serves.
import fs from 'node:fs';
import path from 'node:path';
import { type Config, processEnvironment, readConfig } from '../server/config.ts';
import { lockDataFolder } from '../server/data-folder.ts';
import { findRunningSuperuser, startEmbedded } from '../server/database/embedded/start.ts';
import { ExpectedFailure } from '../server/failure.ts';
import { backUp } from '../server/system/backup/backup.ts';
import { readArguments, runCommand } from './run-command.ts';
import { secretKeyOf, versionOf } from './transfer-services.ts';

const project = path.dirname(import.meta.dirname);
const usage = 'npm run backup -- --out folder|file.zip [--with-secret-key]';

/** The database of the running server, or one that is started for as long as it takes. */
async function withDatabase<T>(config: Config, work: (url: string) => Promise<T>): Promise<T> {
	const running = findRunningSuperuser(config.dataDir);
	if (running) return work(running);
	if (!fs.existsSync(path.join(config.dataDir, 'postgres')))
		throw new ExpectedFailure(`${config.dataDir} has no database.`, 'Set DATA_DIR to the folder of the installation.');
	const lock = lockDataFolder(config.dataDir);
	try {
		const embedded = await startEmbedded(config.dataDir, (message) => console.warn(message));
		return await work(embedded.superuserUrl).finally(embedded.stop);
	} finally {
		lock.release();
	}
}

function fileFor(out: string): string {
	const name = `platen-${new Date().toISOString().slice(0, 19).replaceAll(':', '')}.zip`;
	const file = fs.existsSync(out) && fs.statSync(out).isDirectory() ? path.join(out, name) : out;
	if (fs.existsSync(file)) throw new ExpectedFailure(`${file} is there already.`, 'Name another file.');
	return file;
}

await runCommand(async () => {
	const { values } = readArguments(
		{ out: { type: 'string' }, 'with-secret-key': { type: 'boolean', default: false } },
		usage,
	);
	if (values.out === undefined) throw new ExpectedFailure('Into which file?', usage);
	const config = readConfig(processEnvironment(project), project, false);
	if (config.database)
		throw new ExpectedFailure(
			'This installation has a PostgreSQL of its own (DATABASE_URL).',
			'Use pg_dump and a copy of the files: docs/operations.md, "Backup and restore".',
		);
	const file = fileFor(values.out);
	const half = `${file}.half`;
	try {
		const handle = await fs.promises.open(half, 'wx', 0o600);
		const made = await withDatabase(config, (databaseUrl) =>
			backUp(
				{
					...{
						databaseUrl,
						dataDir: config.dataDir,
						isInBucket: config.bucket !== undefined,
						version: versionOf(project),
					},
					secretKey: values['with-secret-key'] ? secretKeyOf(config) : undefined,
				},
				async (chunk) => void (await handle.appendFile(chunk)),
			),
		).finally(() => handle.close());
		await fs.promises.rename(half, file);
		const { tables, files, secretKey } = made.manifest;
		console.log(`${file}: ${tables.length} tables, ${files.count} files, ${made.bytes} bytes`);
		console.log(`SHA-256 ${made.sha256}`);
		if (files.where === 'bucket') console.log('The files are in the bucket (S3_URL): they need a backup of their own.');
		if (!secretKey)
			console.log('Without the secret key: keep SECRET_KEY, or DATA_DIR/secret-key, in a safe place of its own.');
	} finally {
		await fs.promises.rm(half, { force: true });
	}
});
