// Which tables a piece of SQL reads and writes. It reads tokens, not a grammar: enough for `insert into`, `update`, `delete from`, `merge into` and
// `truncate`, and for what stands behind `from`, `join` and `using`.

/** Stands for a value or a piece that is put into the text when it runs. */
export const hole = '\u0000';

/** @typedef {{ text: string, isName: boolean, at: number }} Token `text` in lower case unless it was quoted */
/** @typedef {{ table: string, isWrite: boolean, at: number }} Access `table` is a hole where the name is put in when it runs */

const pattern = new RegExp(
	[
		'--[^\\n]*',
		'/\\*[\\s\\S]*?\\*/',
		"e?'(?:[^']|'')*'",
		'"(?<quoted>(?:[^"]|"")+)"',
		'(?<name>[a-z_][\\w$]*)',
		'\\d[\\w.]*',
		`(?<sign>${hole}|\\$\\w*\\$|[^\\s\\w])`,
	].join('|'),
	'gi',
);

/**
 * Comments and strings are left out: nothing in them is a table.
 * @param {string} sql
 * @returns {Token[]}
 */
function tokenise(sql) {
	const tokens = /** @type {Token[]} */ ([]);
	for (const { groups, index } of sql.matchAll(pattern)) {
		const { quoted, name, sign } = groups ?? {};
		if (quoted !== undefined) tokens.push({ text: quoted, isName: true, at: index });
		else if (name !== undefined) tokens.push({ text: name.toLowerCase(), isName: true, at: index });
		else if (sign !== undefined) tokens.push({ text: sign, isName: false, at: index });
		else tokens.push({ text: "''", isName: false, at: index });
	}
	return tokens;
}

/** Functions whose arguments are parted by `from`. */
const fromFunctions = new Set(['extract', 'substring', 'trim', 'overlay']);

/** What ends the list behind `from` or `using`, in which each comma is followed by another table. */
const afterList = new Set(
	'where group order limit offset fetch having union except intersect returning window for set values select loop then'.split(
		' ',
	),
);

/** What stands before `update` where it is no statement: `for update`, `for no key update`, `do update`, `on update`, `insert or update on`. */
const beforeOtherUpdate = new Set(['for', 'key', 'do', 'on', 'or', 'before', 'after', ',', 'grant', 'revoke']);

/**
 * Names that `with` gives to queries: `name as (`, `name (columns) as materialized (`.
 * @param {Token[]} tokens
 */
function queryNames(tokens) {
	const text = (/** @type {number} */ index) => tokens[index]?.text;
	const afterColumns = (/** @type {number} */ index) => {
		if (text(index) !== '(') return index;
		const end = tokens.findIndex((token, at) => at > index && token.text === ')');
		return end < 0 ? tokens.length : end + 1;
	};
	const isQuery = (/** @type {number} */ index) => {
		const as = afterColumns(index + 1);
		const words = [0, 1, 2, 3].map((offset) => text(as + offset)).join(' ');
		return /^as (not )?(materialized )?\(/.test(words);
	};
	return new Set(tokens.filter((token, index) => token.isName && isQuery(index)).map(({ text: name }) => name));
}

class Reader {
	/** @param {string} sql */
	constructor(sql) {
		this.tokens = tokenise(sql);
		this.queries = queryNames(this.tokens);
		/** @type {Access[]} */
		this.found = [];
		/** One for each open bracket, and one for the text outside of all. @type {{ callee: string, inList: boolean }[]} */
		this.frames = [{ callee: '', inList: false }];
	}

	/** @param {number} index */
	text(index) {
		return this.tokens[index]?.text ?? '';
	}

	/** @param {string} callee */
	open(callee) {
		this.frames.push({ callee, inList: false });
	}

	close() {
		if (this.frames.length > 1) this.frames.pop();
	}

	get frame() {
		return /** @type {{ callee: string, inList: boolean }} */ (this.frames[this.frames.length - 1]);
	}

	/**
	 * Takes the table that stands here, if one does.
	 * @param {number} index
	 * @param {boolean} isWrite
	 */
	take(index, isWrite) {
		const start = ['only', 'lateral', 'table'].includes(this.text(index)) ? index + 1 : index;
		const first = this.tokens[start];
		if (!first || !(first.isName || first.text === hole)) return;
		const isQualified = this.text(start + 1) === '.';
		const name = isQualified ? `${first.text}.${this.text(start + 2)}` : first.text;
		const isCall = this.text(start + (isQualified ? 3 : 1)) === '(';
		if (this.queries.has(name) || (isCall && !isWrite)) return;
		this.found.push({ table: name.replace(/^public\./, ''), isWrite, at: first.at });
	}

	/** @param {number} index @param {Token} token */
	readName(index, token) {
		const before = this.text(index - 1);
		const next = this.text(index + 1);
		const { frame } = this;
		if (before === '.' || next === '.') return;
		if (token.text === 'into' && (before === 'insert' || before === 'merge')) this.take(index + 1, true);
		else if (token.text === 'update' && !beforeOtherUpdate.has(before)) this.take(index + 1, true);
		else if (token.text === 'truncate') this.take(index + 1, true);
		else if (token.text === 'from') this.readFrom(index, before);
		else if (token.text === 'join') this.take(index + 1, false);
		else if (token.text === 'using' && next !== '(') {
			frame.inList = true;
			this.take(index + 1, false);
		} else if (afterList.has(token.text)) frame.inList = false;
	}

	/** @param {number} index @param {string} before */
	readFrom(index, before) {
		const isDistinct = before === 'distinct' && ['is', 'not'].includes(this.text(index - 2));
		const isRole = this.text(0) === 'revoke';
		if (isDistinct || isRole || fromFunctions.has(this.frame.callee)) return;
		this.frame.inList = before !== 'delete';
		this.take(index + 1, before === 'delete');
	}

	read() {
		this.tokens.forEach((token, index) => {
			if (token.text === '(') this.open(this.text(index - 1));
			else if (token.text === ')') this.close();
			else if (token.text === ';') this.frame.inList = false;
			else if (token.text === ',' && this.frame.inList) this.take(index + 1, false);
			else if (token.isName) this.readName(index, token);
		});
		return this.found;
	}
}

/**
 * @param {string} sql
 * @returns {Access[]}
 */
export function tablesIn(sql) {
	return new Reader(sql).read();
}

/**
 * The table that a piece begins with, as in `orders o join users u on …`, which another text puts behind its `from`.
 * @param {string} sql
 * @returns {Access | undefined}
 */
export function tableAtStart(sql) {
	const tokens = tokenise(sql);
	const isQualified = tokens[1]?.text === '.';
	const [first, name, alias, keyword] = isQualified
		? [tokens[0], tokens[2], tokens[3], tokens[4]]
		: [tokens[0], tokens[0], tokens[1], tokens[2]];
	if (!first?.isName || !name?.isName || !alias?.isName || !/^(join|left|inner|cross|where)$/.test(keyword?.text ?? ''))
		return undefined;
	return { table: isQualified ? `${first.text}.${name.text}` : name.text, isWrite: false, at: first.at };
}

/**
 * Functions that are called: `name(`.
 * @param {string} sql
 */
export function callsIn(sql) {
	const tokens = tokenise(sql);
	return tokens.flatMap((token, index) => {
		const isCall = token.isName && tokens[index + 1]?.text === '(';
		const schema = tokens[index - 1]?.text === '.' ? `${tokens[index - 2]?.text}.` : '';
		return isCall ? [{ name: `${schema}${token.text}`, at: token.at }] : [];
	});
}
