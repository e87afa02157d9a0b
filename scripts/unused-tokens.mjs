// Every token of a theme changes something that is visible. This finds those that no component uses: neither by their own
// variable nor as what another token follows that is used. Fonts and borders count as well.
import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { command } from './command.mjs';

/** Screens about the tokens themselves: naming one there changes nothing in a shop. */
const aboutTokens = /^web\/(kit-page|theme-editor)\//;

const settings = [
	...['display', 'body', 'serif', 'sans', 'mono', 'light', 'bold'].map((role) => `font.${role}`),
	'border.radius',
	'border.width',
];

const variableOf = (/** @type {string} */ token) => `--${token.replaceAll('.', '-')}`;

/** @param {string} text */
const escaped = (text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Names that the style sheet gives to tokens, such as --color-card; a name is a use only where it is used itself. */
const alias = /^[ \t]*--(color|radius|font)-([\w-]+):\s*var\((--[\w-]+)\);/gm;

/**
 * @param {Map<string, string>} files
 * @returns {Set<string>} the variables, and of programs on the server the paths, that are used somewhere
 */
function namesUsed(files) {
	const texts = [...files].filter(([file]) => !aboutTokens.test(file)).map(([, text]) => text);
	const all = texts.join('\n');
	const aliases = [...all.matchAll(alias)];
	const rest = all.replace(alias, '').replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');
	const used = new Set(rest.match(/--[A-Za-z][\w-]*|(?<=['"])(?:colors|applications)\.[\w.]+(?=['"])/g) ?? []);
	for (const [, kind = '', name = '', variable = ''] of aliases) {
		const utility = kind === 'color' ? '[a-z]+' : kind === 'radius' ? 'rounded' : 'font';
		const asClass = new RegExp(`(?<![\\w-])${utility}(?:-[a-z]+)?-${escaped(name)}(?![\\w-])`);
		if (used.has(`--${kind}-${name}`) || asClass.test(rest)) used.add(variable);
	}
	return used;
}

/**
 * @param {Map<string, string>} links of each token what it follows by default, or its colour
 * @param {Map<string, string>} files text by path, paths relative to the project
 * @returns {string[]} the tokens that no one would miss
 */
export function findUnusedTokens(links, files) {
	const names = namesUsed(files);
	const acts = new Set(
		[...links.keys(), ...settings].filter((token) => names.has(variableOf(token)) || names.has(token)),
	);
	for (const token of acts) {
		const followed = links.get(token);
		if (followed && links.has(followed)) acts.add(followed);
	}
	return [...links.keys(), ...settings]
		.filter((token) => !acts.has(token))
		.map((token) => `${token}: no component uses ${variableOf(token)}`);
}

/** In a process of its own: the tree is TypeScript, which the Node of this script may not read. */
const tellTree =
	'const { applications, colours } = await import(process.argv[1]); console.log(JSON.stringify({ colors: colours, applications }));';

/**
 * @param {string} node
 * @param {string} root
 * @returns {Promise<Map<string, string>>}
 */
export async function readTokens(node, root) {
	const tree = pathToFileURL(path.join(root, 'rules', 'theme', 'tokens.ts')).href;
	const { output } = await command(node, ['--input-type=module', '-e', tellTree, tree], { cwd: root });
	const links = new Map();
	/** @param {object} below @param {string} above */
	const walk = (below, above) => {
		for (const [name, value] of Object.entries(below)) {
			const token = above ? `${above}.${name}` : name;
			if (typeof value === 'string') links.set(token, value);
			else walk(value, token);
		}
	};
	walk(JSON.parse(output.slice(output.indexOf('{'))), '');
	return links;
}

/**
 * @param {string} root
 * @returns {Map<string, string>} where tokens are used on the server: in mails and in the sign of a shop
 */
export function readServerLooks(root) {
	const files = new Map();
	for (const folder of ['server/mail', 'server/theme']) {
		for (const name of fs.readdirSync(path.join(root, folder)).filter((file) => /(?<!\.test)\.ts$/.test(file)))
			files.set(`${folder}/${name}`, fs.readFileSync(path.join(root, folder, name), 'utf8'));
	}
	return files;
}
