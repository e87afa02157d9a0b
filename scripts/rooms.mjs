// The allowed arrows between the rooms of the house, and the check that nothing goes another way.
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

/** Rooms of the server that are not capabilities: every capability may use the first ones, none the others. */
const ground = ['database', 'jobs', 'foreign-fetch', 'integrations', 'untrusted-work'];
const composition = ['api', 'http', 'graphql', 'rendering', 'testing'];

/** Packages that only some rooms may touch: whoever wants a connection asks the room that keeps it. */
const guarded = {
	postgres: ['server/database'],
	pg: ['server/database'],
	'pg-boss': ['server/database'],
	nodemailer: ['server/integrations'],
	'deepl-node': ['sandbox'],
	'@sendgrid/mail': ['sandbox'],
	// The sandbox has its types alone, and its tests the whole of it.
	stripe: ['server/integrations', 'sandbox'],
};

/** Tests may look behind every door. */
const isTest = (/** @type {string} */ file) => /\.test\.tsx?$|^server\/testing\//.test(file);

/** @param {string} text */
function importsOf(text) {
	const code = text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/^\s*\/\/.*$/gm, '');
	const patterns = [
		/\b(?:import|export)\s+(?:type\s+)?[\w*{][^'";]*?\bfrom\s*['"]([^'"]+)['"]/g,
		/\bimport\s*['"]([^'"]+)['"]/g,
		/\bimport\(\s*['"]([^'"]+)['"]\s*\)/g,
	];
	return patterns.flatMap((pattern) => [...code.matchAll(pattern)].map((match) => match[1] ?? ''));
}

/**
 * @param {string} file
 * @param {string} target
 * @returns {string | undefined} why this import is not allowed
 */
function roomFault(file, target) {
	const [from = ''] = file.split('/');
	const [to = ''] = target.split('/');
	const allowed = arrows[/** @type {keyof typeof arrows} */ (from)];
	if (from === to || !allowed) return undefined;
	if (!allowed.some((room) => room === to)) return `${from} may not import ${to}`;
	if ((from === 'server' || from === 'demo') && to === 'blocks' && !/\/(block|migrations|registry)\.ts$/.test(target))
		return `${from} imports block.ts and migrations.ts of a block only`;
	if (to === 'scripts' && target !== 'scripts/lock.mjs') return `${from} imports only the lock of the scripts`;
	return undefined;
}

/** Where a capability describes its part of the API: graphql.ts, or several files that are called so. */
const isApi = (/** @type {string} */ file) => /\/graphql(-[a-z-]+)?\.ts$/.test(file);

/** Types that the API of several capabilities tells, such as addresses: they hold no use case. */
const isSharedPart = (/** @type {string} */ file) => file.endsWith('/graphql-parts.ts');

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
function capabilityFault(file, target) {
	const from = serverRoom(file);
	const to = serverRoom(target);
	if (!from || !to || from === to || composition.includes(from)) return undefined;
	const schema = isApi(file) && to === 'graphql';
	if (composition.includes(to) && !schema) return `server/${from} may not import server/${to}`;
	if (ground.includes(from) && !ground.includes(to)) return `server/${from} may not import a capability`;
	if (from.split('/')[0] === to.split('/')[0]) return undefined;
	if (target.endsWith('/tables.ts') && !file.endsWith('/tables.ts'))
		return 'the tables of another capability are its own: call its use cases';
	if (isApi(target) && !isSharedPart(target)) return 'the API of another capability is its own: call its use cases';
	return undefined;
}

/**
 * Circles between capabilities, each as "a → b → a".
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
function packageFault(file, specifier) {
	const keepers = guarded[/** @type {keyof typeof guarded} */ (specifier)];
	if (!keepers || keepers.some((keeper) => file.startsWith(`${keeper}/`))) return undefined;
	return `${file}: only ${keepers.join(' and ')} may import ${specifier}`;
}

/**
 * @param {string} file
 * @param {string} target
 */
function pathFault(file, target) {
	const fault = roomFault(file, target) ?? capabilityFault(file, target);
	return fault && `${file}: imports ${target}; ${fault}`;
}

/**
 * @param {Map<string, string>} files text by path, paths relative to the project
 * @returns {string[]} the faults
 */
export function findRoomFaults(files) {
	const faults = [];
	const graph = /** @type {Map<string, Set<string>>} */ (new Map());
	for (const [file, text] of [...files].filter(([name]) => !isTest(name))) {
		for (const specifier of importsOf(text)) {
			const target = path.posix.join(path.posix.dirname(file), specifier);
			faults.push(specifier.startsWith('.') ? pathFault(file, target) : packageFault(file, specifier));
			const [from, to] = [serverRoom(file), serverRoom(target)];
			const counts = !file.endsWith('/tables.ts') && !isSharedPart(target);
			const arrow = from && to && from !== to && counts && !composition.includes(to);
			if (arrow) graph.set(from, (graph.get(from) ?? new Set()).add(to));
		}
		if (/\bprocess\.env\b/.test(text) && file.startsWith('server/') && file !== 'server/config.ts')
			faults.push(`${file}: reads the environment; only server/config.ts does`);
	}
	return [
		...faults.filter((fault) => fault !== undefined),
		...circles(graph).map((circle) => `server: circle ${circle}`),
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
