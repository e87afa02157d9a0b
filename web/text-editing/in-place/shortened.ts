// Enough of a text to know which one it is.
const longest = 80;

export const shortened = (text: string): string =>
	text.length <= longest ? text : `${text.slice(0, longest - 1).trimEnd()}…`;
