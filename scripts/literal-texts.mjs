// Finds words written into the screens: whatever a person reads belongs into the catalogue, where it can be translated.
import { parseSync, Visitor } from 'vite';

/** @typedef {import('vite').ESTree.Node} Node */

/** Attributes that a person sees or hears. */
const readAttributes = new Set([
	'alt',
	'title',
	'placeholder',
	'label',
	'aria-label',
	'aria-description',
	'aria-roledescription',
]);

const isScreen = (/** @type {string} */ file) =>
	/^(web|blocks)\/.*\.tsx$/.test(file) && !/\.test\.tsx$|^blocks\/testing\//.test(file);

/** Signs such as &nbsp; are written with letters and are none. */
const hasLetters = (/** @type {string} */ text) => /\p{L}/u.test(text.replace(/&#?\w+;/g, ''));

/**
 * The words that an expression can become on the page, through its branches; what a call returns is the call's own affair.
 * @param {Node} node
 * @returns {{ text: string, at: number }[]}
 */
function wordsIn(node) {
	switch (node.type) {
		case 'JSXText':
			return [{ text: node.value, at: node.start + node.value.search(/\S|$/) }];
		case 'Literal':
			return typeof node.value === 'string' ? [{ text: node.value, at: node.start }] : [];
		case 'TemplateLiteral':
			return [{ text: node.quasis.map(({ value }) => value.raw).join(' … '), at: node.start }];
		case 'JSXExpressionContainer':
			return wordsIn(node.expression);
		case 'ParenthesizedExpression':
		case 'TSAsExpression':
		case 'TSSatisfiesExpression':
			return wordsIn(node.expression);
		case 'ConditionalExpression':
			return [...wordsIn(node.consequent), ...wordsIn(node.alternate)];
		case 'LogicalExpression':
			return [...(node.operator === '&&' ? [] : wordsIn(node.left)), ...wordsIn(node.right)];
		case 'BinaryExpression':
			return node.operator === '+' ? [...wordsIn(node.left), ...wordsIn(node.right)] : [];
		default:
			return [];
	}
}

/**
 * @param {string} file
 * @param {string} source
 * @returns {string[]}
 */
function findIn(file, source) {
	const { program, errors } = parseSync(file, source, { lang: 'tsx' });
	if (errors[0]) return [`${file}: cannot be read: ${errors[0].message}`];

	const found = /** @type {{ text: string, at: number }[]} */ ([]);
	const look = (/** @type {Node} */ node) => found.push(...wordsIn(node).filter(({ text }) => hasLetters(text)));
	new Visitor({
		JSXElement: ({ children }) => children.forEach(look),
		JSXFragment: ({ children }) => children.forEach(look),
		JSXAttribute({ name, value }) {
			if (name.type === 'JSXIdentifier' && readAttributes.has(name.name) && value) look(value);
		},
	}).visit(program);
	return found
		.sort((a, b) => a.at - b.at)
		.map(({ text, at }) => {
			const line = source.slice(0, at).split('\n').length;
			return `${file}:${line}: "${text.trim().replace(/\s+/g, ' ')}" belongs into rules/messages`;
		});
}

/**
 * @param {Map<string, string>} files text by path, paths relative to the project
 * @returns {string[]} the literal texts in them
 */
export function findLiteralTexts(files) {
	return [...files].filter(([file]) => isScreen(file)).flatMap(([file, source]) => findIn(file, source));
}
