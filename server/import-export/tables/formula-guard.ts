// Spreadsheets take what begins with = + - @, also in full width, for a formula, also when it came from a stranger. An apostrophe in front keeps it a text;
// taking one off again gives back exactly what was there, also for texts that begin with apostrophes of their own.

const dangerous = /^'*[=+\-@＝＋－＠\t\r\n]/;
const guarded = /^'+[=+\-@＝＋－＠\t\r\n]/;

export const guardCell = (text: string): string => (dangerous.test(text) ? `'${text}` : text);

export const unguardCell = (cell: string): string => (guarded.test(cell) ? cell.slice(1) : cell);
