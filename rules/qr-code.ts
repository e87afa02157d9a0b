// A QR code as a drawing: one square a dark module, with the quiet zone around it. Dark on light whatever the theme: cameras read
// nothing else reliably.
import { encode } from 'uqr';

const quiet = 4;

/** Row by row, whether a module is dark; without the quiet zone. */
export const codeModules = (text: string): boolean[][] => encode(text, { ecc: 'M', border: 0 }).data;

/** @returns SVG */
export function drawCode(text: string): string {
	const { data, size } = encode(text, { ecc: 'M', border: 0 });
	const side = size + 2 * quiet;
	const dark = data.flatMap((row, y) => row.flatMap((on, x) => (on ? `M${x + quiet} ${y + quiet}h1v1h-1z` : [])));
	return (
		`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}" shape-rendering="crispEdges">` +
		`<path d="M0 0h${side}v${side}H0z" fill="#fff"/><path d="${dark.join('')}"/></svg>`
	);
}
