// Calls npm the way it was called for us, and says in words why it failed.
import path from 'node:path';
import { command } from './command.mjs';
import { Failure } from './say.mjs';

/** Without a network npm would try for more than a minute before it says so. */
const impatient = ['--fetch-retries=3', '--fetch-retry-mintimeout=1000', '--fetch-retry-maxtimeout=5000'];
const quiet = ['--no-audit', '--no-fund', '--no-update-notifier', '--loglevel=warn'];

/**
 * @param {string} node the Node that runs npm and the packages' own scripts
 * @param {string[]} args
 * @param {string} folder
 */
export async function runNpm(node, args, folder) {
	const cli = process.env.npm_execpath;
	const options = {
		cwd: folder,
		env: { ...process.env, PATH: `${path.dirname(node)}${path.delimiter}${process.env.PATH ?? ''}` },
	};
	const { code, output } =
		cli && path.basename(cli) === 'npm-cli.js'
			? await command(node, [cli, ...args, ...quiet, ...impatient], options)
			: await command('npm', [...args, ...quiet, ...impatient], options);
	// A file that could not be unpacked, mostly for want of space, is only a warning to npm.
	return { code: /TAR_ENTRY_ERROR/.test(output) ? 1 : code, output };
}

/**
 * @param {string} message
 * @param {string} output
 */
export function npmFailure(message, output) {
	const lines = output
		.split('\n')
		.filter((line) => line.trim() && !/A complete log of this run/.test(line))
		.slice(-8)
		.join('\n');
	if (/ENOSPC|EDQUOT|no space left/i.test(output))
		return new Failure(message, 'The disk is full: free about 1 GB and start again.', lines);
	if (/ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|network/i.test(output))
		return new Failure(
			message,
			'The npm registry cannot be reached: check the network (and proxy settings of npm), then start again.',
			lines,
		);
	if (/EACCES|EPERM|EROFS/.test(output))
		return new Failure(
			message,
			'This user may not write there: check the owner of the project folder and of the npm cache, then start again.',
			lines,
		);
	return new Failure(message, 'Start again; if it fails the same way, the lines above name the cause.', lines);
}
