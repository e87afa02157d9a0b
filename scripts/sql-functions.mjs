// The functions and triggers that migrations make, as they are after the last of them.

const functionPattern = /\bcreate\s+(?:or\s+replace\s+)?function\s+([\w.]+)\s*\([\s\S]*?\bas\s+(\$\w*\$)([\s\S]*?)\2/gi;
const triggerPattern =
	/\bcreate\s+(?:or\s+replace\s+)?(?:constraint\s+)?trigger\s+(\w+)\s[\s\S]*?\son\s+([\w.]+)\s[\s\S]*?\bexecute\s+(?:function|procedure)\s+([\w.]+)/gi;
const dropPattern = /\bdrop\s+function\s+(?:if\s+exists\s+)?([\w.]+)/gi;

const plainName = (/** @type {string} */ name) => name.toLowerCase().replace(/^public\./, '');
const withoutComments = (/** @type {string} */ sql) =>
	sql.replace(/--[^\n]*/g, (comment) => ' '.repeat(comment.length));

/**
 * @param {ReadonlyMap<string, string>} migrations text by path, in their order
 * @returns {{ name: string, file: string, line: number, body: string }[]} `line` is where the body begins
 */
export function readFunctions(migrations) {
	const functions = new Map();
	for (const [file, text] of migrations) {
		const sql = withoutComments(text);
		for (const [, name = ''] of sql.matchAll(dropPattern)) functions.delete(plainName(name));
		for (const match of sql.matchAll(functionPattern)) {
			const [whole, name = '', quote = '', body = ''] = match;
			const start = match.index + whole.length - quote.length - body.length;
			functions.set(plainName(name), {
				name: plainName(name),
				file,
				line: sql.slice(0, start).split('\n').length,
				body,
			});
		}
	}
	return [...functions.values()];
}

/**
 * @param {ReadonlyMap<string, string>} migrations
 * @returns {{ name: string, table: string, calls: string, file: string }[]}
 */
export function readTriggers(migrations) {
	return [...migrations].flatMap(([file, text]) =>
		Array.from(withoutComments(text).matchAll(triggerPattern), ([, name = '', table = '', calls = '']) => ({
			name,
			table: plainName(table),
			calls: plainName(calls),
			file,
		})),
	);
}
