// One colour value of a theme: what may be written, read into a typed value, and written anew from that.

export const colourMessage =
	'Must be a valid color path (starting with "colors." or "applications.") or a direct color value (#hex, rgb, rgba).';

/** What ends a chain of links that leads nowhere. */
export const fallbackColour = '#aabbcc';

export type DirectColour =
	| { kind: 'hex'; digits: string }
	| { kind: 'rgb'; red: number; green: number; blue: number }
	| { kind: 'rgba'; red: number; green: number; blue: number; alpha: number };

type ParsedColour =
	| DirectColour
	| { kind: 'path'; path: string }
	| { kind: 'empty' }
	| { kind: 'invalid'; message: string };

const longest = 100;
const hex = /^#([0-9a-f]{3}|[0-9a-f]{4}|[0-9a-f]{6}|[0-9a-f]{8})$/i;
const path = /^(?:colors|applications)(?:\.[A-Za-z0-9_-]+)+$/;
const rgb = /^rgb\(\s*(\d{1,3})\s*,\s*(\d{1,3})\s*,\s*(\d{1,3})\s*\)$/i;
const rgba = /^rgba\(\s*(\d{1,3})\s*,\s*(\d{1,3})\s*,\s*(\d{1,3})\s*,\s*(\d(?:\.\d{1,6})?|\.\d{1,6})\s*\)$/i;

const invalid: ParsedColour = { kind: 'invalid', message: colourMessage };

function parseChannels(text: string): ParsedColour {
	const match = rgb.exec(text) ?? rgba.exec(text);
	if (!match) return invalid;
	const [red = 256, green = 256, blue = 256] = match.slice(1, 4).map(Number);
	if (Math.max(red, green, blue) > 255) return invalid;
	if (match[4] === undefined) return { kind: 'rgb', red, green, blue };
	const alpha = Number(match[4]);
	return alpha <= 1 ? { kind: 'rgba', red, green, blue, alpha } : invalid;
}

export function parseColour(value: unknown): ParsedColour {
	if (typeof value !== 'string' || value.length > longest) return invalid;
	const text = value.trim();
	if (text === '') return { kind: 'empty' };
	if (path.test(text)) return { kind: 'path', path: text };
	const digits = hex.exec(text)?.[1];
	return digits ? { kind: 'hex', digits: digits.toLowerCase() } : parseChannels(text);
}

export function writeColour(colour: DirectColour): string {
	if (colour.kind === 'hex') return `#${colour.digits}`;
	const channels = `${colour.red}, ${colour.green}, ${colour.blue}`;
	return colour.kind === 'rgb' ? `rgb(${channels})` : `rgba(${channels}, ${colour.alpha})`;
}
