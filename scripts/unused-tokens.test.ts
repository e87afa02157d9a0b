import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { tokenPaths } from '../rules/theme/tokens.ts';
import { readWeb } from './literal-colours.mjs';
import { findUnusedTokens, readServerLooks, readTokens } from './unused-tokens.mjs';

const root = path.dirname(import.meta.dirname);

const links = new Map([
	['colors.ink.DEFAULT', '#000000'],
	['colors.ink.dark', '#111111'],
	['applications.card.text', 'colors.ink.DEFAULT'],
	['applications.card.border', 'applications.card.text'],
]);
const settings =
	'--font-display --font-body --font-serif --font-sans --font-mono --font-light --font-bold --border-radius --border-width';
const unused = (files: Record<string, string>) =>
	findUnusedTokens(links, new Map([['web/fonts.css', settings], ...Object.entries(files)])).map(
		(fault) => fault.split(':')[0],
	);

describe('a token without a use', () => {
	it('is found', () => {
		expect(unused({})).toEqual([...links.keys()]);
		expect(unused({ 'web/a.tsx': "className='text-(--colors-ink-dark)'" })).not.toContain('colors.ink.dark');
	});

	it('is not one that another follows which is used', () => {
		expect(unused({ 'web/a.css': 'a { color: var(--applications-card-border) }' })).toEqual(['colors.ink.dark']);
	});

	it('is not one with a longer name that is used', () => {
		expect(unused({ 'web/a.css': 'a { color: var(--colors-ink-darker) }' })).toContain('colors.ink.dark');
	});

	it('is not used by an alias that is not used', () => {
		const name = '@theme inline {\n\t--color-deep: var(--colors-ink-dark);\n}';
		expect(unused({ 'web/styles.css': name })).toContain('colors.ink.dark');
		expect(unused({ 'web/styles.css': name, 'web/a.tsx': "className='bg-deeper'" })).toContain('colors.ink.dark');
		expect(unused({ 'web/styles.css': name, 'web/a.tsx': "className='hover:bg-deep'" })).not.toContain(
			'colors.ink.dark',
		);
	});

	it('is not used by being mentioned', () => {
		const told = '/* --colors-ink-dark */\n// --colors-ink-dark\n';
		expect(unused({ 'web/a.css': told })).toContain('colors.ink.dark');
		expect(unused({ 'web/theme-editor/list.tsx': "'--colors-ink-dark'" })).toContain('colors.ink.dark');
	});

	it('may be used in mails, by its path', () => {
		expect(unused({ 'server/mail/look.ts': "'colors.ink.dark'" })).not.toContain('colors.ink.dark');
	});

	it('does not exist here', async () => {
		const tokens = await readTokens(process.execPath, root);
		expect([...tokens.keys()]).toEqual(tokenPaths);
		expect(findUnusedTokens(tokens, new Map([...readWeb(root), ...readServerLooks(root)]))).toEqual([]);
	});
});
