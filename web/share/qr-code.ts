// A QR code as the path of a drawing: one square a dark module, with the quiet zone that cameras need around it.
import { encode } from 'uqr';

const quiet = 4;

export function codePath(text: string): { path: string; size: number } {
	const { data, size } = encode(text, { ecc: 'M', border: 0 });
	const dark = data.flatMap((row, y) => row.flatMap((on, x) => (on ? `M${x + quiet} ${y + quiet}h1v1h-1z` : [])));
	return { path: dark.join(''), size: size + 2 * quiet };
}
