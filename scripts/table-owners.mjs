// Every table belongs to one domain, which alone writes it. What another domain reads of it is listed with its reason. The check reads the SQL of the
// server's source and of the functions and triggers that the migrations make; the lists are in table-owner-list.mjs.
import fs from 'node:fs';
import path from 'node:path';
import { parseSync, Visitor } from 'vite';
import { readFunctions, readTriggers } from './sql-functions.mjs';
import { callsIn, hole, tableAtStart, tablesIn } from './sql-tables.mjs';
import { foreignReads, functionOwners, tableOwners } from './table-owner-list.mjs';

/** @typedef {import('vite').ESTree.Node} Node */
/** @typedef {import('./sql-tables.mjs').Access} Access */
/** @typedef {{ tables: string[], why: string }} ListedRead */
/**
 * @typedef {object} Lists
 * @property {Record<string, string[]>} tableOwners tables by domain
 * @property {Record<string, string[]>} functionOwners functions of the database by domain
 * @property {Record<string, ListedRead[]>} foreignReads by the domain that reads
 */
/** @typedef {{ file: string, line: number, domain: string }} Place */
/** @typedef {{ sql: string, at: number, tag: string | undefined, holes: (Node | undefined)[] }} Literal `tag` undefined: a plain string */

/** Writes the tables that a domain has named there: that call counts as writing them. */
const sharedWriter = { domain: 'editing', call: 'declareEditingTables' };

/** Copies whole tables as the catalogue of the database lists them: what becomes of each is decided by those who call it. */
const tableCopiers = ['server/database/backup/', 'server/database/tables/'];

const listFile = 'scripts/table-owner-list.mjs';

const isChecked = (/** @type {string} */ file) =>
	/^(server|start)\/.*\.ts$/.test(file) && !/\.test\.ts$|\.generated\.ts$|^server\/testing\//.test(file);

/** The first folder of the server, or what stands beside all of them. @param {string} file */
function domainOf(file) {
	const [first = '', second = '', third] = file.split('/');
	return first === 'server' && third !== undefined ? second : first;
}

/**
 * @param {Record<string, string[]>} byDomain
 * @returns {Map<string, string>}
 */
const ownersOf = (byDomain) =>
	new Map(Object.entries(byDomain).flatMap(([domain, names]) => names.map((name) => [name, domain])));

/**
 * Every string and template of a file, as SQL in which a hole stands for each thing that is put in.
 * @param {string} file
 * @param {string} source
 */
function literalsOf(file, source) {
	const { program, errors } = parseSync(file, source, { lang: 'ts' });
	if (errors[0]) throw new Error(`${file}: cannot be read: ${errors[0].message}`);
	const tags = /** @type {Map<Node, string>} */ (new Map());
	const literals = /** @type {Literal[]} */ ([]);
	new Visitor({
		TaggedTemplateExpression: (node) => void tags.set(node.quasi, source.slice(node.tag.start, node.tag.end)),
		TemplateLiteral: (node) =>
			void literals.push({
				sql: node.quasis.map(({ value }) => value.raw).join(hole),
				at: node.start,
				tag: tags.get(node),
				holes: node.expressions,
			}),
		Literal: (node) =>
			void (
				typeof node.value === 'string' && literals.push({ sql: node.value, at: node.start, tag: undefined, holes: [] })
			),
	}).visit(program);
	return literals;
}

/**
 * Whether a hole is a name that is chosen when it runs, `${sql(table)}`, and not a piece, which is looked at where it is written.
 * @param {Literal} literal
 * @param {Access} access
 */
function isDynamicName({ sql, tag, holes }, { at, isWrite }) {
	if (tag === undefined) return isWrite;
	const value = holes[sql.slice(0, at).split(hole).length - 1];
	return value?.type === 'CallExpression' && value.callee.type === 'Identifier' && tag.startsWith(value.callee.name);
}

/** @typedef {{ table: string, isWrite: boolean, at: number }} FoundAccess */

/**
 * What one literal reads and writes; a dynamic name may be each table that its file names.
 * @param {Literal} literal
 * @param {string[]} named
 * @returns {FoundAccess[]}
 */
function accessesOf(literal, named) {
	const atStart = tableAtStart(literal.sql);
	return [...tablesIn(literal.sql), ...(atStart ? [atStart] : [])].flatMap((access) => {
		const { table, isWrite } = access;
		const at = literal.at + access.at;
		if (table !== hole) return [{ table, isWrite, at }];
		if (!isDynamicName(literal, access)) return [];
		return (named.length === 0 ? [hole] : named).map((name) => ({ table: name, isWrite, at }));
	});
}

class Check {
	/** @param {Lists} lists */
	constructor(lists) {
		this.lists = lists;
		this.tables = ownersOf(lists.tableOwners);
		this.functions = ownersOf(lists.functionOwners);
		/** @type {string[]} */
		this.faults = [];
		/** @type {Set<string>} */
		this.reads = new Set();
	}

	/** @param {Place} place @param {{ table: string, isWrite: boolean }} access */
	addAccess({ file, line, domain }, { table, isWrite }) {
		if (table === hole && (domain === sharedWriter.domain || tableCopiers.some((folder) => file.startsWith(folder))))
			return;
		if (table === hole) this.faults.push(`${file}:${line}: the names of its tables are to be in a list of this file`);
		const owner = this.tables.get(table);
		if (!owner || owner === domain) return;
		if (isWrite) {
			this.faults.push(`${file}:${line}: writes ${table}, which belongs to ${owner}: call its use case`);
			return;
		}
		this.reads.add(`${domain} ${table}`);
		const isListed = this.lists.foreignReads[domain]?.some(({ tables }) => tables.includes(table));
		if (!isListed)
			this.faults.push(
				`${file}:${line}: reads ${table}, which belongs to ${owner}: call its use case, or give the reason in ${listFile}`,
			);
	}

	/** @param {string} file @param {string} source */
	addFile(file, source) {
		const domain = domainOf(file);
		const literals = literalsOf(file, source);
		const named = literals.filter(({ sql }) => this.tables.has(sql)).map(({ sql }) => sql);
		const placeAt = (/** @type {number} */ at) => ({ file, line: source.slice(0, at).split('\n').length, domain });
		if (source.includes(`${sharedWriter.call}({`))
			for (const { sql, at } of literals.filter(({ sql: text }) => this.tables.has(text)))
				this.addAccess(placeAt(at), { table: sql, isWrite: true });
		for (const literal of literals) {
			for (const access of accessesOf(literal, named)) this.addAccess(placeAt(access.at), access);
			for (const call of callsIn(literal.sql)) this.addCall(placeAt(literal.at + call.at), call.name);
		}
	}

	/** @param {Place} place @param {string} name */
	addCall({ file, line, domain }, name) {
		const owner = this.functions.get(name);
		if (owner && owner !== domain)
			this.faults.push(`${file}:${line}: calls ${name}(), which belongs to ${owner}: call its use case`);
	}

	/** @param {ReadonlyMap<string, string>} migrations text by path, in the order in which they are applied */
	addMigrations(migrations) {
		const functions = readFunctions(migrations);
		for (const { name, file, line, body } of functions) {
			const domain = this.functions.get(name);
			if (!domain) this.faults.push(`${file}:${line}: the function ${name} has no owner in ${listFile}`);
			else
				for (const access of tablesIn(body))
					this.addAccess({ file, line: line + body.slice(0, access.at).split('\n').length - 1, domain }, access);
		}
		for (const { name, table, calls, file } of readTriggers(migrations)) {
			const [owner, domain] = [this.tables.get(table), this.functions.get(calls)];
			if (owner && domain && owner !== domain)
				this.faults.push(`${file}: the trigger ${name} on ${table} of ${owner} calls ${calls}() of ${domain}`);
		}
		const made = new Set(functions.map(({ name }) => name));
		for (const name of this.functions.keys())
			if (!made.has(name)) this.faults.push(`${listFile}: there is no function ${name}`);
	}

	/** @param {readonly string[]} tables that the migrated database has */
	addTables(tables) {
		for (const table of tables)
			if (!this.tables.has(table)) this.faults.push(`${listFile}: the table ${table} has no owner`);
		const listed = Object.values(this.lists.tableOwners).flat();
		for (const table of listed.filter((one) => !one.includes('.') && !tables.includes(one)))
			this.faults.push(`${listFile}: there is no table ${table}`);
		for (const table of listed.filter((one, index) => listed.indexOf(one) !== index))
			this.faults.push(`${listFile}: the table ${table} has two owners`);
	}

	/** What is listed and no longer read would let it come back unseen. */
	addUnusedReads() {
		for (const [domain, entries] of Object.entries(this.lists.foreignReads))
			for (const table of entries.flatMap(({ tables }) => tables))
				if (!this.reads.has(`${domain} ${table}`)) this.faults.push(`${listFile}: ${domain} no longer reads ${table}`);
	}
}

/** The tables of rows.generated.ts. @param {string} source */
const tablesOfRows = (source) => Array.from(source.matchAll(/^\t(\w+): \{$/gm), ([, name = '']) => name);

/**
 * @param {ReadonlyMap<string, string>} files text by path: source of the server, and its migrations
 * @param {Lists} [lists]
 * @returns {string[]} the errors
 */
export function findOwnerErrors(files, lists = { tableOwners, functionOwners, foreignReads }) {
	const check = new Check(lists);
	check.addTables(tablesOfRows(files.get('server/database/rows.generated.ts') ?? ''));
	for (const [file, source] of files) if (isChecked(file)) check.addFile(file, source);
	check.addMigrations(new Map([...files].filter(([file]) => file.endsWith('.sql'))));
	check.addUnusedReads();
	return check.faults;
}

/**
 * @param {string} root
 * @returns {Map<string, string>}
 */
export function readSqlSources(root) {
	const files = new Map();
	for (const room of ['server', 'start'])
		for (const name of fs.readdirSync(path.join(root, room), { recursive: true, encoding: 'utf8' }).sort()) {
			const file = path.posix.join(room, name);
			if (/\.ts$/.test(file) || /^server\/database\/migrations\/.*\.sql$/.test(file))
				files.set(file, fs.readFileSync(path.join(root, file), 'utf8'));
		}
	return files;
}
