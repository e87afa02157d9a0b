// Writes the lists of all blocks from their folders: blocks/registry.ts for everybody, blocks/renderers.ts for those who show pages.
// `npm run blocks`; a test fails when they are not what the folders say.
import fs from 'node:fs';
import { inProject } from './project.mjs';

const folder = inProject('blocks');

/** @param {string} name */
const camel = (name) => name.replace(/-(\w)/g, (_, letter) => letter.toUpperCase());

/** Folders of blocks, in the order of the alphabet. */
const names = () =>
	fs
		.readdirSync(folder, { withFileTypes: true })
		.filter((entry) => entry.isDirectory() && fs.existsSync(`${folder}/${entry.name}/block.ts`))
		.map((entry) => entry.name)
		.sort();

/** The widest line that the formatter leaves as it is, behind one tab. */
const widest = 118;

/** @param {string} name */
function renderer(name) {
	const file = `module: 'blocks/${name}/render.tsx',`;
	const load = `load: () => import('./${name}/render.tsx')`;
	const line = `${camel(name)}: { ${file} ${load} },`;
	return line.length <= widest ? `\t${line}\n` : `\t${camel(name)}: {\n\t\t${file}\n\t\t${load},\n\t},\n`;
}

/** Written here, it would be read as an import of this file. @param {string} place */
const from = (place) => `from '${place}'`;

const notice = '// Written by `npm run blocks` from the folders here.\n';

/** @returns {Record<string, string>} by file, what should be in it */
export function blockLists() {
	const all = names();
	const definitions = all.map((name) => `import { block as ${camel(name)} } from './${name}/block.ts';\n`);
	const migrations = all.map(
		(name) => `import { migrations as ${camel(name)}Migrations } from './${name}/migrations.ts';\n`,
	);
	const imports = all.flatMap((_, index) => [definitions[index], migrations[index]]);
	return {
		'blocks/registry.ts':
			`${notice}import type { Definitions } ${from('../rules/pages/block.ts')};\nimport type { Migrations } ${from('../rules/pages/upgrade.ts')};\n${imports.join('')}\n` +
			`export const definitions = {\n${all.map((name) => `\t${camel(name)},\n`).join('')}} as unknown as Definitions;\n\n` +
			`export const migrations: Migrations = {\n${all.map((name) => `\t${camel(name)}: ${camel(name)}Migrations,\n`).join('')}};\n`,
		'blocks/renderers.ts':
			`${notice}import type { ComponentType } from 'react';\nimport type { AnySection } from './stage/stage.tsx';\n\n` +
			'export interface Renderer {\n\t/** The source file, as the build names it. */\n\tmodule: string;\n\tload(): Promise<{ Render: ComponentType<{ section: AnySection }> }>;\n}\n\n' +
			`export const renderers: Readonly<Record<string, Renderer>> = {\n${all.map(renderer).join('')}};\n`,
	};
}

if (process.argv[1]?.endsWith('write-blocks.mjs'))
	for (const [file, text] of Object.entries(blockLists())) fs.writeFileSync(inProject(file), text);
