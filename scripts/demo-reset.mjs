// `npm run demo:reset`: the next start makes the demo anew. Deletes the embedded database and the pictures of DATA_DIR,
// and nothing where the database is one of your own. Asks for nothing; the secret key stays.
import fs from 'node:fs';
import path from 'node:path';
import { takeLock } from './lock.mjs';
import { inProject, root } from './project.mjs';
import { describeFileFailure, Failure, run } from './say.mjs';

/** What .env says, as far as this script needs it: Node 20 lacks nothing for that. */
function readEnvironment() {
	const file = inProject('.env');
	if (fs.existsSync(file)) process.loadEnvFile(file);
	return process.env;
}

/** @param {string} folder */
function refuseRunningDatabase(folder) {
	const file = path.join(folder, 'postgres', 'cluster', 'postmaster.pid');
	if (!fs.existsSync(file)) return;
	const [pid = ''] = fs.readFileSync(file, 'utf8').split('\n');
	try {
		process.kill(Number(pid), 0);
	} catch (error) {
		if (error instanceof Error && 'code' in error && error.code === 'ESRCH') return;
	}
	throw new Failure(
		`The database of ${folder} is still running (process ${pid}).`,
		'Start Platen once and stop it with Ctrl-C, which ends the database too; then reset.',
	);
}

/** @param {string} folder */
function reset(folder) {
	const deleted = ['postgres', 'media'].map((name) => path.join(folder, name)).filter((place) => fs.existsSync(place));
	for (const place of deleted) {
		try {
			fs.rmSync(place, { recursive: true, force: true });
		} catch (error) {
			throw describeFileFailure(error, place);
		}
	}
	return deleted;
}

await run(async () => {
	const { DATA_DIR, DATABASE_URL } = readEnvironment();
	if (DATABASE_URL)
		throw new Failure(
			'DATABASE_URL is set: the database is not the embedded one, and nothing was deleted.',
			'Empty that database yourself, or run this without DATABASE_URL.',
		);
	const folder = path.resolve(root, DATA_DIR || '.data');
	if (!fs.existsSync(folder)) {
		console.log(`${folder} does not exist: nothing to delete.`);
		return;
	}
	const lock = takeLock(path.join(folder, 'lock'));
	if (!('release' in lock))
		throw new Failure(
			`A Platen${lock.heldBy ? ` (process ${lock.heldBy})` : ''} is running on ${folder}; nothing was deleted.`,
			'Stop it first.',
		);
	try {
		refuseRunningDatabase(folder);
		const deleted = reset(folder);
		for (const place of deleted) console.log(`Deleted ${place}`);
		console.log(deleted.length > 0 ? 'The next start makes the demo anew.' : `Nothing to delete in ${folder}.`);
	} finally {
		lock.release();
	}
});
