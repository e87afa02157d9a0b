// A page in shapes and lines of text, in millimetres from the upper left corner of the trimmed page: drawn alike into PDFs and pictures.
import fs from 'node:fs';
import path from 'node:path';
import { fontFile } from '../../../rules/theme/fonts.ts';
import { type DrawnPage, valuesFor } from '../artwork.ts';
import type { Artwork } from '../objects.ts';

export interface Line {
	text: string;
	x: number;
	/** Of the baseline. */
	y: number;
	/** Height of the type in millimetres. */
	size: number;
	bold: boolean;
	colour: string;
}

interface Drawing {
	ground: string;
	/** A band along the left edge. */
	band: { width: number; colour: string };
	lines: Line[];
}

const project = path.dirname(path.dirname(path.dirname(import.meta.dirname)));
const folders = { 400: '400Regular', 700: '700Bold' };

/** The package first: in development there is no build. */
export function faceFile(weight: 400 | 700): string {
	const name = `OpenSans_${folders[weight]}.ttf`;
	const inPackage = path.join(project, 'node_modules/@expo-google-fonts/open-sans', folders[weight], name);
	if (fs.existsSync(inPackage)) return inPackage;
	return path.join(project, 'build/client', fontFile('Open Sans', weight, false)?.ttf ?? name);
}

/** Wide letters are about this wide, in parts of their height. */
const widest = 0.56;

const fitting = (text: string, size: number, width: number) =>
	Math.min(size, width / Math.max(1, text.length * widest));

/** The first page has what was filled in; the others their number, so that each can be told from the next. */
export function drawPage(artwork: Artwork, page: DrawnPage): Drawing {
	const { palette, dataKeys, imprint, template, variant, file, isOverlaid, pageCount } = artwork;
	const { width, height, number, row } = page;
	const values = valuesFor(artwork, row);
	const band = { width: width * 0.06, colour: palette.accent };
	const left = band.width + width * 0.06;
	const room = width - left - width * 0.05;
	const texts = number === 1 && (!file || isOverlaid) ? dataKeys.map((key) => values[key] ?? '').filter(Boolean) : [];
	const heading = file ? `PDF ${number} / ${file.pages.length}` : `${template} ${number} / ${pageCount}`;
	const step = (height * 0.78) / Math.max(4, texts.length + 1);
	const [first = heading, ...rest] = texts;
	const small = Math.min(height * 0.045, 4);
	const footer = [imprint, variant, row === null ? '' : `#${row + 1}`].filter(Boolean).join(' · ');
	const lineAt = (text: string, index: number, size: number): Line => ({
		...{ text, x: left, y: height * 0.1 + step * (index + 1), size: fitting(text, size, room) },
		bold: index === 0,
		colour: index === 0 ? palette.accent : palette.ink,
	});
	return {
		ground: palette.ground,
		band,
		lines: [
			lineAt(first, 0, step * 0.75),
			...rest.map((text, index) => lineAt(text, index + 1, step * 0.5)),
			{ text: footer, x: left, y: height * 0.95, size: small, bold: false, colour: palette.ink },
		].filter(({ text }) => text !== ''),
	};
}
