// What can be checked without running the product: types, format and lint, dead code, the arrows between rooms, who owns tables,
// migrations that were changed after their release, texts and colours that are written where they do not belong, code that
// asks for a language, times that are not those of the shop, tokens of a theme that change nothing.
import { command } from './command.mjs';
import { findLanguageSwitches } from './language-switches.mjs';
import { findLiteralColours, readWeb } from './literal-colours.mjs';
import { inProject, root } from './project.mjs';
import { findMigrationErrors } from './released-migrations.mjs';
import { findRoomErrors, readRooms } from './rooms.mjs';
import { findZonelessTimes } from './time-zones.mjs';
import { findUnusedTokens, readServerLooks, readTokens } from './unused-tokens.mjs';
import { findVocabularyErrors } from './vocabulary.mjs';

/**
 * @param {string} node
 * @param {string} program
 * @param {string[]} args
 * @returns {() => Promise<string | undefined>} what was found, if anything
 */
const tool = (node, program, args) => async () => {
	const result = await command(node, [inProject('node_modules', program), ...args], { cwd: root });
	return result.code === 0 ? undefined : result.output;
};

/**
 * By one checker: each of several works out the types of our GraphQL documents anew, which takes longer together than one after the other.
 * @param {string} node
 * @param {string} project
 */
const typesOf = (node, project) => tool(node, 'typescript/bin/tsc', ['-p', project, '--checkers', '1']);

/** @param {string} node */
const checks = (node) => ({
	'types of the server': typesOf(node, 'tsconfig.server.json'),
	'types of the browser': typesOf(node, 'tsconfig.web.json'),
	'format and lint': tool(node, '@biomejs/biome/bin/biome', ['ci', '--colors=off', '.']),
	'dead code': tool(node, 'knip/bin/knip.js', ['--no-progress']),
	'arrows between rooms': async () => findRoomErrors(readRooms(root)).join('\n') || undefined,
	'owners of tables': async () => {
		// Needs the installed packages, which this script is there before.
		const { findOwnerErrors, readSqlSources } = await import('./table-owners.mjs');
		return findOwnerErrors(readSqlSources(root)).join('\n') || undefined;
	},
	'released migrations': async () =>
		findMigrationErrors(inProject('server', 'database', 'migrations')).join('\n') || undefined,
	'words of exported names': async () => findVocabularyErrors(readRooms(root)).join('\n') || undefined,
	'no literal text in web and blocks': async () => {
		// Needs the installed packages, which this script is there before.
		const { findLiteralTexts } = await import('./literal-texts.mjs');
		return findLiteralTexts(readRooms(root)).join('\n') || undefined;
	},
	'no switch on a language': async () => findLanguageSwitches(readRooms(root)).join('\n') || undefined,
	'no time without a time zone': async () => findZonelessTimes(readRooms(root)).join('\n') || undefined,
	'no literal colour in web and blocks': async () => findLiteralColours(readWeb(root)).join('\n') || undefined,
	'no token without a use': async () =>
		findUnusedTokens(await readTokens(node, root), new Map([...readWeb(root), ...readServerLooks(root)])).join('\n') ||
		undefined,
});

/**
 * @param {string} node
 * @param {(line: string) => void} [print]
 * @returns {Promise<{ passed: number, failed: number }>}
 */
export async function runChecks(node, print = console.log) {
	let failed = 0;
	const entries = Object.entries(checks(node));
	for (const [title, check] of entries) {
		const found = await check();
		print(`  ${found === undefined ? '✓' : '✗'} ${title}`);
		if (found !== undefined) {
			failed += 1;
			print(found.trimEnd().replace(/^/gm, '    '));
		}
	}
	return { passed: entries.length - failed, failed };
}
