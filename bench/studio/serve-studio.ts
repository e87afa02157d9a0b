// Free mode with a design of a hundred elements, built and served without a shop around it.
import fs from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import tailwind from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import type { Design, DesignElement } from '../../rules/designs/design.ts';
import type { DesignRole } from '../../rules/designs/editing/validate-operation.ts';
import { usualSpecification } from '../../rules/designs/print-specification.ts';
import { sampleShape, sampleText } from '../../rules/designs/sample-design.ts';
import { compileMessages } from '../../rules/texts/compile-messages.ts';
import { shippedMessages } from '../../rules/texts/shipped-messages.ts';
import { adminTheme } from '../../rules/theme/admin-theme.ts';
import { writeThemeCss } from '../../rules/theme/write-css.ts';
import { listFontFiles } from '../../scripts/vite/fonts.ts';
import { loadSampleDesign } from '../../server/testing/designs.ts';

const project = path.dirname(path.dirname(import.meta.dirname));

/** As in vite.config.ts. */
const jsxAliases = Object.fromEntries(
	['jsx-runtime', 'jsx-dev-runtime'].map((name) => [
		`platen-jsx/${name}`,
		path.join(project, 'web', 'platform', `${name}.ts`),
	]),
);

async function bundle(folder: string): Promise<void> {
	await build({
		root: project,
		configFile: false,
		logLevel: 'error',
		publicDir: false,
		plugins: [react({ jsxImportSource: 'platen-jsx' }), tailwind()],
		define: { 'process.env.NODE_ENV': '"production"' },
		resolve: { alias: jsxAliases },
		build: {
			outDir: folder,
			emptyOutDir: true,
			target: 'esnext',
			rolldownOptions: {
				input: path.join(project, 'web', 'measure-studio.tsx'),
				output: { entryFileNames: 'entry.js', assetFileNames: '[name][extname]', chunkFileNames: '[name].js' },
			},
		},
	});
}

const sentence = 'Gutes Papier fasst man gern an, und das merkt man auch am Druck. ';

/** The first is a text of 300 letters; the others are lines of text and shapes. */
export async function manyElements(count: number): Promise<Design> {
	const place = (index: number) => ({
		x: 4000 + (index % 10) * 7700,
		y: 22_000 + Math.floor(index / 10) * 3000,
		width: 7000,
		height: 2500,
		rotation: 0,
	});
	const others = Array.from({ length: count - 1 }, (_, index): DesignElement => {
		const box = place(index);
		return index % 2
			? sampleShape(`shape-${index}`, { name: `Fläche ${index}`, box, fillId: 'sand' })
			: sampleText(`text-${index}`, `Zeile ${index}`, { box, size: 1800, leading: 2300 });
	});
	const long = sampleText('long', sentence.repeat(5).slice(0, 300), {
		name: 'Text',
		box: { x: 4000, y: 4000, width: 77_000, height: 17_000, rotation: 0 },
		size: 2400,
		leading: 3000,
	});
	return loadSampleDesign({ pages: [{ id: 'p1', name: 'front', elements: [long, ...others] }] });
}

const types: Record<string, string> = {
	'.js': 'text/javascript',
	'.css': 'text/css',
	'.wasm': 'application/wasm',
	'.ttf': 'font/ttf',
};

interface Served {
	address: string;
	stop(): void;
}

export interface Shown {
	design: Design;
	role?: DesignRole;
	language?: string;
}

export async function serveStudio(folder: string, shown: ReadonlyMap<string, Shown>): Promise<Served> {
	await bundle(folder);
	const fonts = listFontFiles();
	// That of the entry; those of parts that are loaded later come with them.
	const style = 'measure-studio.css';
	const pageOf = ({ design, role = 'shopper', language = 'de-DE' }: Shown) => {
		const messages = compileMessages(shippedMessages(['common', 'studio'], [language]));
		const { width, height, bleed, safeMargin } = design.product;
		const sides = design.pages.map(({ name }) => ({ name }));
		const specification = { ...usualSpecification, width, height, bleed, safeMargin, sides };
		const state = JSON.stringify({ design, specification, role, language, messages }).replaceAll('<', '\\u003c');
		return `<!doctype html><html lang="${language}"><meta name="viewport" content="width=device-width"><title>Studio</title>
<style>${writeThemeCss(adminTheme)}</style><link rel="stylesheet" href="/${style}">
<body><div id="root"></div><script type="application/json" id="state">${state}</script>
<script type="module" src="/entry.js"></script>`;
	};
	const server = http.createServer((request, response) => {
		const address = new URL(request.url ?? '/', 'http://localhost').pathname;
		const page = shown.get(address);
		if (page) return response.setHeader('content-type', 'text/html; charset=utf-8').end(pageOf(page));
		const file = fonts.get(address.slice(1)) ?? path.join(folder, path.posix.normalize(address));
		if (!fs.existsSync(file) || fs.statSync(file).isDirectory()) return response.writeHead(404).end();
		response.setHeader('content-type', types[path.extname(file)] ?? 'application/octet-stream');
		fs.createReadStream(file).pipe(response);
	});
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
	return { address: `http://localhost:${(server.address() as AddressInfo).port}`, stop: () => server.close() };
}
