// Arrays of one dimension between JavaScript and PostgreSQL, for the element types we use.

type Element = string | number | Date | null;

function writeArray(values: readonly Element[]): string {
	const texts = values.map((value) => (value instanceof Date ? value.toISOString() : value));
	const elements = texts.map((value) => (value === null ? 'NULL' : `"${String(value).replace(/["\\]/g, '\\$&')}"`));
	return `{${elements.join(',')}}`;
}

function readArray<T>(text: string, element: (value: string) => T): (T | null)[] {
	const found = text.slice(1, -1).matchAll(/"((?:[^"\\]|\\.)*)"|([^",]+)/g);
	return Array.from(found, ([, quoted, plain]) => {
		if (quoted !== undefined) return element(quoted.replace(/\\(.)/g, '$1'));
		return plain === 'NULL' || plain === undefined ? null : element(plain);
	});
}

const arrayType = (oid: number, element: (value: string) => Element) => ({
	to: oid,
	from: [oid],
	serialize: writeArray,
	parse: (text: string) => readArray(text, element),
});

const same = (value: string) => value;

export const arrayTypes = {
	nameArray: arrayType(1003, same),
	smallintArray: arrayType(1005, Number),
	integerArray: arrayType(1007, Number),
	textArray: arrayType(1009, same),
	varcharArray: arrayType(1015, same),
	// As strings, like single values of this type: they may be larger than a JavaScript number holds.
	bigintArray: arrayType(1016, same),
	uuidArray: arrayType(2951, same),
	timestamptzArray: arrayType(1185, (value) => new Date(value)),
};
