// Migrations that have been released never change: `released.json` beside them holds the checksum of each, first that of its file, then
// those of earlier forms that databases may have applied and that a later migration has made good.
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

const listName = 'released.json';

/** @typedef {Record<string, string[]>} Released */

/** @param {string} text */
const checksumOf = (text) => createHash('sha256').update(text).digest('hex');

/**
 * @param {string} folder
 * @returns {Released}
 */
export function readReleased(folder) {
	const file = path.join(folder, listName);
	return fs.existsSync(file) ? JSON.parse(fs.readFileSync(file, 'utf8')) : {};
}

/**
 * @param {string} folder
 * @returns {{ name: string, text: string, checksum: string }[]} in the order in which they are applied
 */
function readMigrationFiles(folder) {
	return fs
		.readdirSync(folder)
		.filter((file) => file.endsWith('.sql'))
		.sort()
		.map((file) => {
			const text = fs.readFileSync(path.join(folder, file), 'utf8');
			return { name: path.basename(file, '.sql'), text, checksum: checksumOf(text) };
		});
}

/**
 * @param {string} folder
 * @returns {string[]} what was changed or taken away after its release
 */
function findChanged(folder) {
	const files = new Map(readMigrationFiles(folder).map(({ name, checksum }) => [name, checksum]));
	return Object.entries(readReleased(folder)).flatMap(([name, [released]]) => {
		const checksum = files.get(name);
		if (checksum === released) return [];
		const what = checksum === undefined ? 'is gone' : 'was changed';
		return `${name}.sql ${what} after its release: put it back as it was and write the change as a new migration`;
	});
}

/** @param {string} folder */
const findUnreleased = (folder) => {
	const released = readReleased(folder);
	return readMigrationFiles(folder).filter(({ name }) => released[name] === undefined);
};

/**
 * @param {string} folder
 * @returns {string[]}
 */
export function findMigrationErrors(folder) {
	const missing = findUnreleased(folder).map(
		({ name }) => `${name}.sql is not in ${listName}: when it is finished, npm run migrations:release adds it`,
	);
	return [...findChanged(folder), ...missing];
}

/**
 * Adds the migrations that are new. Those in the list stay as they are.
 * @param {string} folder
 * @returns {{ added: string[], errors: string[] }} nothing is added while something was changed
 */
export function releaseMigrations(folder) {
	const errors = findChanged(folder);
	const added = errors.length > 0 ? [] : findUnreleased(folder);
	if (added.length > 0) {
		const entries = [
			...Object.entries(readReleased(folder)),
			...added.map(({ name, checksum }) => /** @type {const} */ ([name, [checksum]])),
		];
		const sorted = entries.sort(([one], [other]) => (one < other ? -1 : 1));
		const lines = sorted.map(
			([name, checksums]) => `\t${JSON.stringify(name)}: ${JSON.stringify(checksums).replaceAll(',', ', ')}`,
		);
		fs.writeFileSync(path.join(folder, listName), `{\n${lines.join(',\n')}\n}\n`);
	}
	return { added: added.map(({ name }) => name), errors };
}
