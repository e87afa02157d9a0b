// Photos of Pixabay: one call of its API. What is chosen becomes a file of the shop, as its terms allow: no picture is shown from there for good.
import { maxPictureBytes } from '../../../rules/media-library.ts';
import { type PhotoColour, photosPerPage } from '../../../rules/photos/photos.ts';
import type { ForeignFetch } from '../foreign-fetch/fetch-foreign.ts';
import { callJson, fetchFromSandbox } from './call.ts';
import { type PhotoPort, type PhotoProvider, type PhotoSearch, PhotosRefused, type StockPhoto } from './port.ts';
import { addressOf, fieldsOf, listOf, sizeOf, textOf } from './read-fields.ts';

const site = 'https://pixabay.com';

const colours: Readonly<Record<PhotoColour, string>> = {
	blackAndWhite: 'grayscale',
	black: 'black',
	white: 'white',
	yellow: 'yellow',
	orange: 'orange',
	red: 'red',
	purple: 'lilac',
	magenta: 'pink',
	green: 'green',
	teal: 'turquoise',
	blue: 'blue',
};

/** It knows no squares. */
const orientations = { landscape: 'horizontal', portrait: 'vertical', square: 'all' } as const;

/** Of the languages that it searches in; others search in English. */
const searched: readonly string[] =
	'cs da de en es fr id it hu nl no pl pt ro sk fi sv tr vi th bg ru el ja ko zh'.split(' ');

interface Account {
	key: string;
	url: string;
	/** Its address, where it is one. */
	sandbox: string | undefined;
	fetchForeign: ForeignFetch;
}

interface Hit {
	photo: StockPhoto;
	file: string;
}

function readHit(value: unknown, sandbox: string | undefined): Hit | undefined {
	const hit = fieldsOf(value);
	const id = sizeOf(hit.id);
	const author = textOf(hit.user, 100);
	const thumbnail = addressOf(hit.webformatURL, sandbox);
	const file = addressOf(hit.largeImageURL, sandbox);
	const [width, height] = [sizeOf(hit.imageWidth), sizeOf(hit.imageHeight)];
	if (id === 0 || author === '' || thumbnail === '' || file === '' || width === 0 || height === 0) return undefined;
	const number = sizeOf(hit.user_id);
	return {
		file,
		photo: {
			id: String(id),
			width,
			height,
			description: textOf(hit.tags, 200),
			thumbnail: {
				url: thumbnail,
				width: sizeOf(hit.webformatWidth) || width,
				height: sizeOf(hit.webformatHeight) || height,
			},
			credit: {
				provider: 'pixabay',
				author,
				authorUrl: `${site}/users/${encodeURIComponent(author)}-${number}/`,
				url: addressOf(hit.pageURL, sandbox) || `${site}/photos/id-${id}/`,
			},
		},
	};
}

function parametersOf({ text, page, colour, orientation, language }: PhotoSearch): Record<string, string> {
	const spoken = language.split('-')[0] ?? '';
	return {
		q: text,
		lang: searched.includes(spoken) ? spoken : 'en',
		page: String(page),
		per_page: String(photosPerPage),
		image_type: 'photo',
		safesearch: 'true',
		...(colour && { colors: colours[colour] }),
		...(orientation && { orientation: orientations[orientation] }),
	};
}

function pixabayPort({ key, url, sandbox, fetchForeign }: Account): PhotoPort {
	async function call(parameters: Record<string, string>): Promise<{ total: number; hits: Hit[] }> {
		const answer = fieldsOf(await callJson(`${url}/api/?${new URLSearchParams({ key, ...parameters })}`));
		const hits = listOf(answer.hits).flatMap((hit) => readHit(hit, sandbox) ?? []);
		return { total: sizeOf(answer.totalHits), hits };
	}
	async function fetchFile(address: string): Promise<Buffer> {
		if (sandbox !== undefined) return fetchFromSandbox(address, maxPictureBytes);
		try {
			return (await fetchForeign(address, { maxBytes: maxPictureBytes, accept: 'image/*' })).bytes;
		} catch (error) {
			throw new PhotosRefused('unreachable', error instanceof Error ? error.name : 'unknown');
		}
	}
	return {
		async search(search) {
			const { total, hits } = await call(parametersOf(search));
			return { total, photos: hits.map(({ photo }) => photo) };
		},
		async choose(id) {
			const { hits } = await call({ id });
			const hit = hits.find(({ photo }) => photo.id === id);
			if (!hit) throw new PhotosRefused('gone', 'no such picture');
			return { photo: hit.photo, bytes: await fetchFile(hit.file), fileName: `pixabay-${id}.jpg` };
		},
	};
}

interface Options {
	/** Where the service is; undefined: at its own address. */
	url?: string | undefined;
	/** Where shops without a key go. */
	sandboxUrl: string | undefined;
	fetchForeign: ForeignFetch;
}

export const pixabayProvider = ({ url = site, sandboxUrl, fetchForeign }: Options): PhotoProvider => ({
	name: 'pixabay',
	orientations: ['landscape', 'portrait'],
	hotlinked: false,
	sources: ['https://pixabay.com', 'https://cdn.pixabay.com', ...(sandboxUrl === undefined ? [] : [sandboxUrl])],
	open(key) {
		if (key !== undefined)
			return {
				port: pixabayPort({ key, url, sandbox: url === site ? undefined : url, fetchForeign }),
				sandbox: false,
			};
		if (sandboxUrl === undefined) return undefined;
		return {
			port: pixabayPort({ key: '1-sandbox', url: sandboxUrl, sandbox: sandboxUrl, fetchForeign }),
			sandbox: true,
		};
	},
});
