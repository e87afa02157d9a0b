// The allowed arrows between the rooms of the house, and the check that nothing goes another way: layers of the project, of the server and of
// the browser, circles between folders, packages that only one room may touch. Types count as much as values, and so do dynamic imports.
import fs from 'node:fs';
import path from 'node:path';

/** What each room may import besides itself. */
const arrows = {
	rules: [],
	blocks: ['rules'],
	web: ['blocks', 'rules'],
	start: ['server', 'demo', 'sandbox', 'rules', 'scripts'],
	server: ['rules', 'blocks', 'scripts'],
	demo: ['server', 'blocks', 'rules'],
	sandbox: ['rules', 'scripts'],
	scripts: [],
};

/** Of the server: every domain may use the first ones, which know no domain, and none the second, which know them all. What is in neither is a
 *  domain, with a room for each of its folders. */
const ground = ['database', 'jobs', 'integrations', 'untrusted-work', 'graphql', 'http', 'rendering'];
const composition = ['api', 'testing'];
/** Of the first ones: what a use case does not know. */
const forDoors = ['graphql', 'http', 'rendering'];

/** Of the browser, from below: a room imports from its own layer and those before it. */
const webLayers = [
	['platform'],
	['kit'],
	['forms'],
	['platform/backoffice'],
	[
		'spreadsheet',
		'text-editing',
		'editing',
		'media-library',
		'page-view',
		'consent',
		'share',
		'page-wizard',
		'print-data',
		'company',
		'approvals',
		'assistant',
	],
	['storefront', 'account', 'admin'],
	['page-editor', 'theme-editor', 'setup-wizard', 'studio', 'product-controls', 'kit-page', 'developer-tools'],
];

/** Rooms that are loaded by `import()` when a user opens them, with the only files that may do so. */
const lazyRooms = [
	'web/storefront/pages.ts',
	'web/storefront/content/content-view.tsx',
	'web/storefront/product/use-tools.ts',
	'web/admin/routes.ts',
];

/** In production neither is loaded: these files alone import them, and are themselves imported when the demo is on. */
const demoLoaders = ['start/fill-demo-shops.ts', 'start/start-sandboxes.ts'];

/** Written by `npm run blocks`: the labels of blocks are messages like all others, and stand in the folder of their block. */
const isListOfLabels = (/** @type {string} */ file, /** @type {string} */ target) =>
	/^rules\/messages\/[\w-]+\/page-blocks\.ts$/.test(file) && /^blocks\/[\w-]+\/messages\/[\w-]+\.ts$/.test(target);

/** Packages that only some rooms may touch: others call the room that owns the connection. */
const guarded = {
	postgres: ['server/database'],
	nodemailer: ['server/integrations'],
	'deepl-node': ['sandbox'],
	'@sendgrid/mail': ['sandbox'],
	// The sandbox has its types alone, and its tests the whole of it.
	stripe: ['server/integrations', 'sandbox'],
};

/** Tests may look behind every door. */
const isTest = (/** @type {string} */ file) => /\.test\.tsx?$|^server\/testing\//.test(file);

/** @typedef {{ specifier: string, isType: boolean, isLazy: boolean }} Import */

/**
 * @param {string} text
 * @returns {Import[]}
 */
function importsOf(text) {
	const code = text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/^\s*\/\/.*$/gm, '');
	const found = (/** @type {RegExp} */ pattern) => [...code.matchAll(pattern)];
	return [
		...found(/\b(?:import|export)\s+(type\s+)?[\w*{][^'";]*?\bfrom\s*['"]([^'"]+)['"]/g).map(
			([, type, specifier = '']) => ({ specifier, isType: type !== undefined, isLazy: false }),
		),
		...found(/\bimport\s*['"]([^'"]+)['"]/g).map(([, specifier = '']) => ({ specifier, isType: false, isLazy: false })),
		...found(/(typeof\s+)?\bimport\(\s*['"]([^'"]+)['"]\s*\)/g).map(([, type, specifier = '']) => ({
			specifier,
			isType: type !== undefined,
			isLazy: true,
		})),
	];
}

/**
 * @param {string} file
 * @param {string} target
 * @param {Import} way
 * @returns {string | undefined} why this import is not allowed
 */
function projectError(file, target, { isType }) {
	const [from = ''] = file.split('/');
	const [to = ''] = target.split('/');
	const allowed = arrows[/** @type {keyof typeof arrows} */ (from)];
	if (from === to || !allowed || isListOfLabels(file, target)) return undefined;
	if (!allowed.some((room) => room === to)) return `${from} may not import ${to}`;
	if (from === 'start' && (to === 'demo' || to === 'sandbox') && !isType && !demoLoaders.includes(file))
		return `only ${demoLoaders.join(' and ')} import ${to}, and are loaded when the demo is on`;
	if ((from === 'server' || from === 'demo') && to === 'blocks' && !/\/(block|migrations|registry)\.ts$/.test(target))
		return `${from} imports block.ts and migrations.ts of a block only`;
	if (to === 'scripts' && target !== 'scripts/lock.mjs') return `${from} imports only the lock of the scripts`;
	return undefined;
}

/** Where a domain describes its part of the API: graphql.ts, or several files that are called so. */
const isApi = (/** @type {string} */ file) => /\/graphql(-[a-z-]+)?\.ts$/.test(file);

/** What the API of several domains shares, such as types of addresses: it holds no use case. */
const isSharedPart = (/** @type {string} */ file) => /\/graphql-(parts|caller|imports|context)\.ts$/.test(file);

/** @param {string} file */
const serverRoom = (file) => {
	const [first, room = '', part, rest] = file.split('/');
	if (first !== 'server' || part === undefined) return undefined;
	const isWhole = rest === undefined || ground.includes(room) || composition.includes(room);
	return isWhole ? room : `${room}/${part}`;
};

/**
 * @param {string} file
 * @param {string} target
 * @returns {string | undefined}
 */
function domainError(file, target) {
	const from = serverRoom(file);
	const to = serverRoom(target);
	if (!from || !to || from === to || composition.includes(from)) return undefined;
	if (composition.includes(to)) return `server/${from} may not import server/${to}`;
	if (ground.includes(from)) return ground.includes(to) ? undefined : `server/${from} may not import a domain`;
	if (forDoors.includes(to) && !isApi(file))
		return `a use case may not import server/${to}: only the API of a domain does`;
	if (from.split('/')[0] === to.split('/')[0]) return undefined;
	if (isApi(target) && !isSharedPart(target)) return 'the API of another domain is its own: call its use cases';
	return undefined;
}

/**
 * Circles between rooms, each as "a → b → a".
 * @param {Map<string, Set<string>>} graph
 */
function circles(graph) {
	const found = /** @type {Set<string>} */ (new Set());
	/** @param {string[]} trail */
	const walk = (trail) => {
		for (const next of graph.get(trail[trail.length - 1] ?? '') ?? []) {
			if (next === trail[0]) found.add([...trail, next].join(' → '));
			else if (!trail.includes(next) && next > (trail[0] ?? '')) walk([...trail, next]);
		}
	};
	for (const room of graph.keys()) walk([room]);
	return [...found];
}

/**
 * @param {string} file
 * @param {string} specifier
 * @returns {string | undefined}
 */
function packageError(file, specifier) {
	const keepers = guarded[/** @type {keyof typeof guarded} */ (specifier)];
	if (!keepers || keepers.some((keeper) => file.startsWith(`${keeper}/`))) return undefined;
	return `${file}: only ${keepers.join(' and ')} may import ${specifier}`;
}

/** @param {string} file */
const webRoom = (file) => {
	const [first, room = '', part] = file.split('/');
	if (first !== 'web' || part === undefined) return undefined;
	return [`${room}/${part}`, room].find((name) => webLayers.some((layer) => layer.includes(name))) ?? room;
};

/**
 * @param {string} file
 * @param {string} target
 * @param {Import} way
 * @returns {string | undefined}
 */
function layerError(file, target, { isLazy }) {
	const [from, to] = [webRoom(file), webRoom(target)];
	if (!from || !to || from === to || (isLazy && lazyRooms.includes(file))) return undefined;
	const layerOf = (/** @type {string} */ room) => webLayers.findIndex((layer) => layer.includes(room));
	if (layerOf(from) < 0) return `web/${from} is in no layer`;
	return layerOf(to) > layerOf(from) ? `web/${to} is above web/${from}` : undefined;
}

/**
 * @param {string} file
 * @param {string} target
 * @param {Import} way
 */
function pathError(file, target, way) {
	const error = projectError(file, target, way) ?? domainError(file, target) ?? layerError(file, target, way);
	return error && `${file}: imports ${target}; ${error}`;
}

/** Folders of the server and of the browser, between which there are no circles. */
const circled = /** @type {const} */ ([
	['server', serverRoom],
	['web', webRoom],
]);

/**
 * @param {Map<string, Map<string, Set<string>>>} graphs
 * @param {string} file
 * @param {string} target
 */
function addArrow(graphs, file, target) {
	for (const [name, roomOf] of circled) {
		const [from, to] = [roomOf(file), roomOf(target)];
		const graph = graphs.get(name);
		if (graph && from && to && from !== to) graph.set(from, (graph.get(from) ?? new Set()).add(to));
	}
}

/**
 * @param {Map<string, string>} files text by path, paths relative to the project
 * @returns {string[]} the errors
 */
export function findRoomErrors(files) {
	const errors = [];
	const graphs = new Map(circled.map(([name]) => [name, /** @type {Map<string, Set<string>>} */ (new Map())]));
	for (const [file, text] of [...files].filter(([name]) => !isTest(name))) {
		for (const way of importsOf(text)) {
			const target = path.posix.join(path.posix.dirname(file), way.specifier);
			errors.push(way.specifier.startsWith('.') ? pathError(file, target, way) : packageError(file, way.specifier));
			if (!(way.isLazy && lazyRooms.includes(file))) addArrow(graphs, file, target);
		}
		if (/\bprocess\.env\b/.test(text) && file.startsWith('server/') && file !== 'server/config.ts')
			errors.push(`${file}: reads the environment; only server/config.ts does`);
	}
	return [
		...errors.filter((error) => error !== undefined),
		...[...graphs].flatMap(([name, graph]) => circles(graph).map((circle) => `${name}: circle ${circle}`)),
	];
}

/**
 * @param {string} root
 * @returns {Map<string, string>}
 */
export function readRooms(root) {
	const files = new Map();
	for (const room of Object.keys(arrows)) {
		const folder = path.join(root, room);
		if (!fs.existsSync(folder)) continue;
		for (const name of fs.readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
			if (/\.(ts|tsx|mjs)$/.test(name))
				files.set(path.posix.join(room, name), fs.readFileSync(path.join(folder, name), 'utf8'));
		}
	}
	return files;
}
