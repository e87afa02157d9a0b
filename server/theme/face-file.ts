// Where the file of a face lies on this machine, for whatever is set in type here: documents, pictures.
import fs from 'node:fs';
import path from 'node:path';
import { type FontFamily, fontFile } from '../../rules/theme/fonts.ts';

const project = path.dirname(path.dirname(import.meta.dirname));

export interface Face {
	family: FontFamily;
	weight: number;
	italic?: boolean;
}

/** The package first: in development there is no build. An installation without development packages has the build's copy. */
export function fileOfFace({ family, weight, italic = false }: Face): string {
	const address = fontFile(family, weight, italic)?.ttf;
	if (!address) throw new Error(`no face ${family} ${weight}${italic ? ' italic' : ''}`);
	const name = path.basename(address, '.ttf');
	const [, folder = ''] = /^[^_]+_(.+)$/.exec(name) ?? [];
	const inPackage = path.join(
		project,
		'node_modules/@expo-google-fonts',
		family.toLowerCase().replaceAll(' ', '-'),
		folder,
		`${name}.ttf`,
	);
	return fs.existsSync(inPackage) ? inPackage : path.join(project, 'build/client', address);
}
