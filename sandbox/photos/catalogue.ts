// The pictures of the sandboxes for photos: each of a subject, a colour and an orientation, found by the words for its subject in English and German.

export const colourValues = {
	blackAndWhite: '#8a8a8a',
	black: '#1d1d21',
	white: '#ece9e2',
	yellow: '#e2b93b',
	orange: '#d97a2b',
	red: '#b8322f',
	purple: '#6d4a9c',
	magenta: '#b23a80',
	green: '#3f7d4e',
	teal: '#1f7f84',
	blue: '#2d5fa4',
} as const;

export type CatalogueColour = keyof typeof colourValues;
export type Orientation = 'landscape' | 'portrait' | 'square';

interface Size {
	width: number;
	height: number;
}

const sizes: Readonly<Record<Orientation, Size>> = {
	landscape: { width: 1800, height: 1200 },
	portrait: { width: 1200, height: 1800 },
	square: { width: 1500, height: 1500 },
};

const subjects = [
	['paper', 'sheets', 'papier', 'bogen'],
	['harbour', 'harbor', 'hafen', 'schiff'],
	['sea', 'waves', 'meer', 'wellen'],
	['forest', 'trees', 'wald', 'bäume'],
	['office', 'desk', 'büro', 'schreibtisch'],
	['workshop', 'tools', 'werkstatt', 'werkzeug'],
	['coffee', 'cup', 'kaffee', 'tasse'],
	['city', 'street', 'stadt', 'straße'],
] as const;

const authors = ['Merle Andersen', 'Jonte Petersen', 'Ada Lindqvist', 'Noor van Dijk', 'Tomás Ferreira'] as const;

export interface CataloguePhoto extends Size {
	/** From 1. */
	number: number;
	subject: string;
	tags: readonly string[];
	colour: CatalogueColour;
	orientation: Orientation;
	author: string;
	/** The same for all pictures of an author. */
	authorNumber: number;
}

const colours = Object.keys(colourValues) as CatalogueColour[];
const orientations = Object.keys(sizes) as Orientation[];

export const catalogue: readonly CataloguePhoto[] = subjects.flatMap((tags, subject) =>
	colours.flatMap((colour, row) =>
		orientations.map((orientation, column): CataloguePhoto => {
			const number = (subject * colours.length + row) * orientations.length + column + 1;
			const authorNumber = number % authors.length;
			return {
				...{ number, subject: tags[0], tags, colour, orientation, authorNumber },
				author: authors[authorNumber] ?? authors[0],
				...sizes[orientation],
			};
		}),
	),
);

interface Wanted {
	text: string;
	colour?: CatalogueColour | undefined;
	orientations?: readonly Orientation[] | undefined;
}

/** Any of its words is enough. */
export function findPhotos({ text, colour, orientations: wanted }: Wanted): CataloguePhoto[] {
	const words = text.toLowerCase().split(/\s+/).filter(Boolean);
	return catalogue.filter(
		(photo) =>
			words.some((word) => photo.tags.some((tag) => tag.startsWith(word))) &&
			(colour === undefined || photo.colour === colour) &&
			(wanted === undefined || wanted.includes(photo.orientation)),
	);
}
