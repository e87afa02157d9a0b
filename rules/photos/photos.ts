// Stock photos: who offers them, what they can be narrowed by, and who took them.

export const photoProviders = ['pixabay', 'unsplash'] as const;
export type PhotoProviderName = (typeof photoProviders)[number];

export const photoColours = [
	'blackAndWhite',
	'black',
	'white',
	'yellow',
	'orange',
	'red',
	'purple',
	'magenta',
	'green',
	'teal',
	'blue',
] as const;
export type PhotoColour = (typeof photoColours)[number];

export const photoOrientations = ['landscape', 'portrait', 'square'] as const;
export type PhotoOrientation = (typeof photoOrientations)[number];

export const longestPhotoSearch = 100;
export const photosPerPage = 24;
/** As far as people turn pages, and providers let them. */
export const mostPhotoPages = 20;

/** Who took a picture, kept with it and shown where it is shown. */
export interface PictureCredit {
	provider: PhotoProviderName;
	author: string;
	authorUrl: string;
	/** The page of the picture at its provider. */
	url: string;
}

/** Their own pages, as they want them linked. */
export const photoProviderPages: Readonly<Record<PhotoProviderName, string>> = {
	pixabay: 'https://pixabay.com/',
	unsplash: 'https://unsplash.com/?utm_source=platen&utm_medium=referral',
};

/** What the providers are called. */
export const photoProviderNames: Readonly<Record<PhotoProviderName, string>> = {
	pixabay: 'Pixabay',
	unsplash: 'Unsplash',
};
