// Ids are made by the app, not by the database: uuid version 7, whose first bits are the time, so that new rows sit together.

const hex = (value: number) => value.toString(16).padStart(4, '0');

export function newId(now: number = Date.now()): string {
	const time = now.toString(16).padStart(12, '0');
	const [a = 0, b = 0, c = 0, d = 0, e = 0] = crypto.getRandomValues(new Uint16Array(5));
	const version = hex((a & 0x0fff) | 0x7000);
	const variant = hex((b & 0x3fff) | 0x8000);
	return `${time.slice(0, 8)}-${time.slice(8)}-${version}-${variant}-${hex(c)}${hex(d)}${hex(e)}`;
}

export const isId = (text: string): boolean => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text);
