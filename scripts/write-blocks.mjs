// Writes the lists of all blocks from their folders: blocks/registry.ts for everyone, blocks/sample-texts.ts with what
// new ones say, blocks/renderers.ts for those who show pages, and for each language what blocks and their settings are called.
// `npm run blocks`; a test fails when they are not what the folders say.
import fs from 'node:fs';
import path from 'node:path';
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

/** The one whose keys are those of all others; named here, for this runs on every Node. */
const baseLanguage = 'en-GB';

/** @param {string} name @param {'sample' | 'messages'} part */
function languagesOf(name, part) {
	const files = path.join(folder, name, part);
	if (!fs.existsSync(files)) return [];
	return fs
		.readdirSync(files)
		.map((file) => file.replace('.ts', ''))
		.sort();
}

/** In which languages a block says something when it is new. @param {string} name */
const sampleLanguages = (name) => languagesOf(name, 'sample');

/** The widest line that the formatter leaves as it is, behind one tab. */
const widest = 118;

/** Those of usual first pages, in one file: each of them alone would be a file that only names another one. */
const firstBlocks = ['category-tiles', 'double-cta', 'hero', 'image-text', 'product-grid', 'quote', 'text'];

/** @param {string} name */
function renderer(name) {
	const load = firstBlocks.includes(name)
		? `load: () => first('${camel(name)}')`
		: `load: () => import('./${name}/render.tsx')`;
	const line = `${camel(name)}: { ${load} },`;
	return line.length <= widest ? `\t${line}\n` : `\t${camel(name)}: {\n\t\t${load},\n\t},\n`;
}

/** Written here, it would be read as an import of this file. @param {string} place */
const from = (place) => `from '${place}'`;

const notice = '// Written by `npm run blocks` from the folders here.\n';

/** What blocks and their settings are called, in one language. @param {readonly string[]} all @param {string} language */
function labels(all, language) {
	const labelled = all.filter((name) => languagesOf(name, 'messages').includes(language));
	const imports = labelled.map(
		(name) => `import { messages as ${camel(name)} } ${from(`../../../blocks/${name}/messages/${language}.ts`)};\n`,
	);
	const isBase = language === baseLanguage;
	const types = `import type { pageBlocks as base } ${from(`../${baseLanguage}/page-blocks.ts`)};\nimport type { TranslationOf } ${from('../entry.ts')};\n`;
	return (
		`// Written by \`npm run blocks\` from the folders of the blocks: what they and their settings are called in the page editor.\n` +
		`${imports.join('')}${isBase ? '' : types}\n` +
		`export const pageBlocks${isBase ? '' : ': TranslationOf<typeof base>'} = {\n${labelled.map((name) => `\t...${camel(name)},\n`).join('')}};\n`
	);
}

/** @returns {Record<string, string>} by file, what should be in it */
export function blockLists() {
	const all = names();
	const imports = [...all, 'sample-texts'].sort().flatMap((name) => {
		if (name === 'sample-texts') return [`import { sampleTexts } ${from('./sample-texts.ts')};\n`];
		return [
			`import { block as ${camel(name)} } from './${name}/block.ts';\n`,
			`import { migrations as ${camel(name)}Migrations } from './${name}/migrations.ts';\n`,
		];
	});
	const saying = all.filter((name) => sampleLanguages(name).length > 0);
	/** @param {string} name @param {string} language */
	const sampleName = (name, language) => camel(`${name}-${language}`);
	const samples = saying.flatMap((name) =>
		sampleLanguages(name).map(
			(language) => `import { sample as ${sampleName(name, language)} } from './${name}/sample/${language}.ts';\n`,
		),
	);
	/** @param {string} name */
	const inLanguages = (name) =>
		sampleLanguages(name)
			.map((language) => `\t\t'${language}': ${sampleName(name, language)},\n`)
			.join('');
	const languages = [...new Set(all.flatMap((name) => languagesOf(name, 'messages')))];
	return {
		...Object.fromEntries(
			languages.map((language) => [`rules/messages/${language}/page-blocks.ts`, labels(all, language)]),
		),
		'blocks/registry.ts':
			`${notice}import type { Definitions } ${from('../rules/pages/block.ts')};\nimport { withSamples } ${from('../rules/pages/sample-texts.ts')};\nimport type { Migrations } ${from('../rules/pages/upgrade.ts')};\n${imports.join('')}\n` +
			`const blocks = {\n${all.map((name) => `\t${camel(name)},\n`).join('')}} as unknown as Definitions;\n\n` +
			`export const definitions: Definitions = withSamples(blocks, sampleTexts);\n\n` +
			`export const migrations: Migrations = {\n${all.map((name) => `\t${camel(name)}: ${camel(name)}Migrations,\n`).join('')}};\n`,
		'blocks/sample-texts.ts':
			`${notice}import type { InLanguages, SectionTexts } ${from('../rules/pages/sample-texts.ts')};\n${samples.join('')}\n` +
			`/** What a new section of a block says, by language. */\nexport const sampleTexts: Readonly<Record<string, InLanguages<SectionTexts>>> = {\n${saying.map((name) => `\t${camel(name)}: {\n${inLanguages(name)}\t},\n`).join('')}};\n`,
		'blocks/first-blocks.ts':
			notice +
			firstBlocks.map((name) => `export { Render as ${camel(name)} } ${from(`./${name}/render.tsx`)};\n`).join(''),
		'blocks/renderers.ts':
			`${notice}import type { ComponentType } from 'react';\nimport type { AnySection } from './stage/stage.tsx';\n\n` +
			'export interface Renderer {\n\tload(): Promise<{ Render: ComponentType<{ section: AnySection }> }>;\n}\n\n' +
			`/** Those of usual first pages. */\nexport const firstBlocks: readonly string[] = [\n${firstBlocks.map((name) => `\t'${camel(name)}',\n`).join('')}];\n\n` +
			`const first = async (type: keyof typeof import('./first-blocks.ts')) => ({\n\tRender: (await import('./first-blocks.ts'))[type],\n});\n\n` +
			`export const renderers: Readonly<Record<string, Renderer>> = {\n${all.map(renderer).join('')}};\n`,
	};
}

if (process.argv[1]?.endsWith('write-blocks.mjs'))
	for (const [file, text] of Object.entries(blockLists())) fs.writeFileSync(inProject(file), text);
