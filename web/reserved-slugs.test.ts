// No page can stand where something else does: what is reserved is what the tables of routes say, and what is promised to come.
import fs from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { reservedSegments, slugError } from '../rules/pages/slugs.ts';
import { adminPages } from './admin/routes.ts';
import type { Platform } from './platform/environment.tsx';
import { pagesOf } from './storefront/pages.ts';
import { themeEditorPages } from './theme-editor/pages.ts';

/** Without what stands for anything. */
const firstOf = (address: string): string[] => /^\/([a-z0-9-]+)/.exec(address)?.slice(1) ?? [];

const shown = [...pagesOf({ kitPage: true } as Platform), ...adminPages, ...themeEditorPages];
const inBrowser = shown.flatMap((page) => firstOf(page.path));

/** Routes of the server, as they are written there. */
function onServer(): string[] {
	const folder = path.join(import.meta.dirname, '..', 'server');
	const files = ['api', 'http']
		.flatMap((room) => fs.globSync(`${room}/**/*.ts`, { cwd: folder }))
		.filter((file) => !file.endsWith('.test.ts'));
	return files.flatMap((file) => {
		const text = fs.readFileSync(path.join(folder, file), 'utf8');
		return [...text.matchAll(/\.(?:get|post|route|register)\b[^;]{0,80}?['`](\/[a-z][\w.-]*)/g)].flatMap(
			([, found = '']) => firstOf(found.replace(/\.\w+$/, '')),
		);
	});
}

it('every first segment of a route is reserved', () => {
	const server = onServer();
	expect(server).toEqual(expect.arrayContaining(['service-api', 'media', 'theme', 'sitemap']));
	expect(inBrowser).toEqual(expect.arrayContaining(['admin', 'cart', 'product', 'login', 'themeeditor', 'kit']));
	// Files such as robots.txt have a dot, which no address of a page has.
	const missing = [...inBrowser, ...server].filter((segment) => slugError(segment, 'page', []) === undefined);
	expect(missing.filter((segment) => segment !== 'robots')).toEqual([]);
});

it('a shop may put a page of its own where the shipped one is', () => {
	for (const slug of ['pricing', 'roi', 'roi-print']) expect(slugError(slug, 'page', ['de-DE'])).toBeUndefined();
});

it('nothing is reserved that is neither used nor planned', () => {
	const promised = 'assets cancel-contract get-in-touch newsletter punchout studio'.split(' ');
	const used = new Set([...inBrowser, ...onServer(), ...promised]);
	expect([...reservedSegments].filter((segment) => !used.has(segment))).toEqual([]);
});
