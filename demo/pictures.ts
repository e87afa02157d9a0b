// Pictures of print products, drawn as SVG: sheets of true proportions on a quiet surface, with a soft shadow.

export type Kind = 'card' | 'square' | 'flyer' | 'folder' | 'poster' | 'banner' | 'sticker' | 'stack';

export interface Palette {
	surface: [string, string];
	paper: string;
	ink: string;
	accent: string;
	soft: string;
}

export const pictureWidth = 1200;
export const pictureHeight = 900;

/** Width and height of one sheet, and how the sheets lie: shift and turn of each, from back to front. */
interface Layout {
	width: number;
	height: number;
	round: number;
	sheets: [x: number, y: number, turn: number][];
}

const layouts: Record<Kind, Layout> = {
	card: {
		width: 560,
		height: 360,
		round: 8,
		sheets: [
			[70, -70, 7],
			[-40, 40, -6],
		],
	},
	square: {
		width: 420,
		height: 420,
		round: 6,
		sheets: [
			[110, -50, 9],
			[-90, 40, -5],
		],
	},
	flyer: {
		width: 430,
		height: 610,
		round: 4,
		sheets: [
			[120, -10, 8],
			[-90, 10, -5],
		],
	},
	folder: {
		width: 300,
		height: 620,
		round: 4,
		sheets: [
			[230, 0, 4],
			[0, 0, 0],
			[-230, 0, -4],
		],
	},
	poster: { width: 500, height: 700, round: 2, sheets: [[0, 0, -3]] },
	banner: { width: 980, height: 400, round: 4, sheets: [[0, 0, -2]] },
	sticker: {
		width: 400,
		height: 400,
		round: 200,
		sheets: [
			[200, -90, 12],
			[-190, -40, -8],
			[40, 130, 4],
		],
	},
	stack: {
		width: 480,
		height: 640,
		round: 4,
		sheets: [
			[40, 30, 6],
			[18, 14, 3],
			[-10, -8, -3],
		],
	},
};

/** What is printed on a sheet: a field of colour, a mark and lines of text, placed by the number of the design. */
function print({ width, height }: Layout, design: number, { ink, accent, soft }: Palette): string {
	const margin = Math.min(width, height) * 0.11;
	const field = [
		`<rect width="${width}" height="${height * 0.42}" fill="${accent}"/>`,
		`<rect width="${width * 0.36}" height="${height}" fill="${ink}"/>`,
		`<circle cx="${width * 0.78}" cy="${height * 0.28}" r="${Math.min(width, height) * 0.3}" fill="${accent}"/>`,
		`<path d="M0 ${height} L${width} ${height * 0.45} V${height} Z" fill="${ink}"/>`,
		`<rect width="${width}" height="${height}" fill="${soft}"/><circle cx="${width / 2}" cy="${height * 0.4}" r="${Math.min(width, height) * 0.24}" fill="${accent}"/>`,
	][design % 5];
	const markY = height - margin * 2.4;
	const lines = [0.46, 0.34, 0.4].map(
		(share, line) =>
			`<rect x="${margin}" y="${markY + line * margin * 0.42}" width="${width * share}" height="${margin * 0.16}" rx="2" fill="${design % 5 === 3 || design % 5 === 1 ? soft : ink}" opacity="${line === 0 ? 1 : 0.6}"/>`,
	);
	const mark = `<rect x="${margin}" y="${markY - margin * 0.9}" width="${margin * 0.55}" height="${margin * 0.55}" rx="${margin * 0.12}" fill="${design % 5 === 0 ? ink : accent}"/>`;
	return `${field}${mark}${lines.join('')}`;
}

export function drawPicture(kind: Kind, design: number, palette: Palette): string {
	const layout = layouts[kind];
	const { width, height, round, sheets } = layout;
	const drawn = sheets.map(([x, y, turn], index) => {
		const place = `translate(${pictureWidth / 2 + x} ${pictureHeight / 2 + y}) rotate(${turn}) translate(${-width / 2} ${-height / 2})`;
		const paper = `<rect width="${width}" height="${height}" rx="${round}"`;
		return (
			`<g transform="${place}">${paper} fill="black" opacity=".28" transform="translate(6 22)" filter="url(#soft)"/>` +
			`<g clip-path="url(#sheet)">${paper} fill="${palette.paper}"/>${print(layout, design + index, palette)}</g></g>`
		);
	});
	return (
		`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${pictureWidth} ${pictureHeight}" width="${pictureWidth}" height="${pictureHeight}">` +
		`<defs><linearGradient id="surface" x1="0" y1="0" x2="1" y2="1"><stop stop-color="${palette.surface[0]}"/><stop offset="1" stop-color="${palette.surface[1]}"/></linearGradient>` +
		`<filter id="soft" x="-30%" y="-30%" width="160%" height="160%"><feGaussianBlur stdDeviation="26"/></filter>` +
		`<clipPath id="sheet"><rect width="${width}" height="${height}" rx="${round}"/></clipPath></defs>` +
		`<rect width="${pictureWidth}" height="${pictureHeight}" fill="url(#surface)"/>${drawn.join('')}</svg>`
	);
}
