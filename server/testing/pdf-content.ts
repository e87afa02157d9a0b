// Reads the operators of a content stream, for tests that hold a PDF against what was to be drawn.

export type Operand = number | string | { name: string } | { hex: string } | Operand[];

export interface Operator {
	operator: string;
	operands: Operand[];
}

const token =
	/\s*(?:(%[^\r\n]*)|(<<|>>|\[|\])|<([0-9A-Fa-f\s]*)>|\/([^\s/<>[\]()%]*)|([-+]?(?:\d+\.?\d*|\.\d+))(?![\w.])|([A-Za-z'"][\w*'"]*)|(\())/y;

/** @returns the text of a string and where it ends */
function readString(content: string, from: number): [string, number] {
	let depth = 1;
	let at = from;
	for (; at < content.length && depth > 0; at += 1) {
		const sign = content[at];
		if (sign === '\\') at += 1;
		else if (sign === '(') depth += 1;
		else if (sign === ')') depth -= 1;
	}
	return [content.slice(from, at - 1), at];
}

/** Collects operands until their operator comes. */
class OperandStack {
	#levels: Operand[][] = [[]];

	push(operand: Operand): void {
		this.#levels.at(-1)?.push(operand);
	}

	bracket(sign: string): void {
		if (sign === '[' || sign === '<<') this.#levels.push([]);
		else this.push(this.#levels.pop() ?? []);
	}

	take(): Operand[] {
		const [operands = []] = this.#levels;
		this.#levels = [[]];
		return operands;
	}
}

function operandOf([, , , hex, name, number]: RegExpExecArray): Operand | undefined {
	if (hex !== undefined) return { hex: hex.replace(/\s/g, '') };
	if (name !== undefined) return { name };
	return number === undefined ? undefined : Number(number);
}

/** @param content decoded, as Latin-1 */
export function readOperators(given: string): Operator[] {
	const content = given.trimEnd();
	const operators: Operator[] = [];
	const stack = new OperandStack();
	let at = 0;
	while (at < content.length) {
		token.lastIndex = at;
		const found = token.exec(content);
		if (!found) throw new Error(`not an operator: ${content.slice(at, at + 30)}`);
		at = token.lastIndex;
		const [, , bracket, , , , operator, paren] = found;
		const operand = operandOf(found);
		if (operand !== undefined) stack.push(operand);
		else if (bracket) stack.bracket(bracket);
		else if (operator) operators.push({ operator, operands: stack.take() });
		else if (paren) {
			const [text, end] = readString(content, at);
			stack.push(text);
			at = end;
		}
		// The pixels of a small picture within the content.
		if (operator === 'ID') at = content.indexOf('EI', at);
	}
	return operators;
}
