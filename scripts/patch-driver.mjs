// Mends the database driver after it was installed (porsager/postgres issue 1208). Version 3.4.9 writes to a connection that has closed, for
// example in the middle of signing in again, which ends the process; it leaves half a message for the next connection; and what was asked
// between the error of a socket and its close is never answered. A peer that takes connections and closes them, as a proxy without a server behind it
// does, is tried again without a pause and without an end; here waiting callers get an error, unless there is another host to try. Run by npm after an install, and by
// our own commands.

import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { inProject } from './project.mjs';
import { Failure } from './say.mjs';

/** @type {readonly [string, string][]} */
const changes = [
	[
		`    if (terminated)
      return queryError(q, Errors.connection('CONNECTION_DESTROYED', options))
`,
		`    if (terminated || !socket)
      return queryError(q, Errors.connection(terminated ? 'CONNECTION_DESTROYED' : 'CONNECTION_CLOSED', options))
`,
	],
	[
		`  function write(x, fn) {
`,
		`  function write(x, fn) {
    if (!socket)
      return false
`,
	],
	[
		`    clearImmediate(nextWriteTimer)
    socket.removeListener('data', data)
`,
		`    clearImmediate(nextWriteTimer)
    chunk = nextWriteTimer = null
    socket.removeListener('data', data)
`,
	],
	[
		`    if (initial)
      return reconnect()

`,
		`    if (initial && options.host[1])
      return setTimeout(reconnect, 100)

    initial && errored(Errors.connection('CONNECTION_CLOSED', options, socket))
`,
	],
	[`    !hadError && (query || sent.length) && error(`, `    ;(query || sent.length) && error(`],
];

/**
 * @param {string} folder of the driver
 * @returns {boolean} whether something was to be done
 */
export function patchDriver(folder) {
	const file = path.join(folder, 'src', 'connection.js');
	if (!fs.existsSync(file)) return false;
	const found = fs.readFileSync(file, 'utf8');
	let patched = found;
	for (const [before, after] of changes) {
		if (patched.includes(after)) continue;
		if (!patched.includes(before))
			throw new Failure(
				'The database driver is not the one that scripts/patch-driver.mjs mends.',
				'Install the packages again with npm ci, or bring the patch into line with the new version.',
			);
		patched = patched.replace(before, () => after);
	}
	if (patched === found) return false;
	// A new file in its place: the old one may be shared with other installations.
	fs.writeFileSync(`${file}.new`, patched);
	fs.renameSync(`${file}.new`, file);
	return true;
}

export const driverFolder = inProject('node_modules', 'postgres');

if (process.argv[1] === fileURLToPath(import.meta.url)) patchDriver(driverFolder);
