// Photos of Unsplash: three calls of its API. Its pictures are shown from where they are, as its rules want, and it is told of each that is chosen.
import {
	type PhotoColour,
	type PhotoOrientation,
	photoProviderPages,
	photosPerPage,
} from '../../../rules/photos/photos.ts';
import { callJson } from './call.ts';
import { type PhotoPort, type PhotoProvider, type PhotoSearch, PhotosRefused, type StockPhoto } from './port.ts';
import { addressOf, fieldsOf, listOf, sizeOf, textOf } from './read-fields.ts';

const service = 'https://api.unsplash.com';
const unsplashImages = 'https://images.unsplash.com';

const colours: Readonly<Record<PhotoColour, string>> = {
	blackAndWhite: 'black_and_white',
	black: 'black',
	white: 'white',
	yellow: 'yellow',
	orange: 'orange',
	red: 'red',
	purple: 'purple',
	magenta: 'magenta',
	green: 'green',
	teal: 'teal',
	blue: 'blue',
};

const orientations: Readonly<Record<PhotoOrientation, string>> = {
	landscape: 'landscape',
	portrait: 'portrait',
	square: 'squarish',
};

interface Account {
	key: string;
	url: string;
	/** Its address, where it is one. */
	sandbox: string | undefined;
}

interface Found {
	photo: StockPhoto;
	/** The whole picture; its width and format are chosen by parameters. */
	raw: string;
	/** Is called when it is chosen. */
	download: string;
}

/** As the rules of the provider want links to it. */
function referred(address: string): string {
	const url = URL.parse(address);
	if (!url) return photoProviderPages.unsplash;
	url.searchParams.set('utm_source', 'platen');
	url.searchParams.set('utm_medium', 'referral');
	return url.href;
}

/** Its own pages and files alone: what a response names elsewhere is followed by nobody. */
const isOf = (address: string, origins: readonly (string | undefined)[]): boolean =>
	address !== '' &&
	origins.some((origin) => origin !== undefined && new URL(address).origin === new URL(origin).origin);

function readPhoto(value: unknown, { url, sandbox }: Account): Found | undefined {
	const photo = fieldsOf(value);
	const [urls, links, user] = [fieldsOf(photo.urls), fieldsOf(photo.links), fieldsOf(photo.user)];
	const id = textOf(photo.id, 100);
	const author = textOf(user.name, 100);
	const [width, height] = [sizeOf(photo.width), sizeOf(photo.height)];
	const raw = addressOf(urls.raw, sandbox);
	const small = addressOf(urls.small, sandbox);
	const download = addressOf(links.download_location, sandbox);
	const isRight = /^[\w-]+$/.test(id) && author !== '' && width > 0 && height > 0;
	if (!isRight || !isOf(raw, [unsplashImages, sandbox]) || small === '' || !isOf(download, [url])) return undefined;
	return {
		raw,
		download,
		photo: {
			...{ id, width, height },
			description: textOf(photo.alt_description, 200) || textOf(photo.description, 200),
			thumbnail: { url: small, width: 400, height: Math.round((400 * height) / width) },
			credit: {
				provider: 'unsplash',
				author,
				authorUrl: referred(addressOf(fieldsOf(user.links).html, sandbox)),
				url: referred(addressOf(links.html, sandbox)),
			},
		},
	};
}

function parametersOf({ text, page, colour, orientation, language }: PhotoSearch): URLSearchParams {
	return new URLSearchParams({
		query: text,
		page: String(page),
		per_page: String(photosPerPage),
		content_filter: 'high',
		lang: language.split('-')[0] ?? 'en',
		...(colour && { color: colours[colour] }),
		...(orientation && { orientation: orientations[orientation] }),
	});
}

function unsplashPort(account: Account): PhotoPort {
	const call = (address: string) =>
		callJson(address, { authorization: `Client-ID ${account.key}`, 'accept-version': 'v1' });
	return {
		async search(search) {
			const answer = fieldsOf(await call(`${account.url}/search/photos?${parametersOf(search)}`));
			const photos = listOf(answer.results).flatMap((each) => readPhoto(each, account)?.photo ?? []);
			return { total: sizeOf(answer.total), photos };
		},
		async choose(id) {
			const found = readPhoto(await call(`${account.url}/photos/${encodeURIComponent(id)}`), account);
			if (found?.photo.id !== id) throw new PhotosRefused('unreadable', 'another picture');
			await call(found.download);
			return { photo: found.photo, remote: found.raw };
		},
	};
}

interface Options {
	/** Where the service is; undefined: at its own address. */
	url?: string | undefined;
	/** Where shops without a key go. */
	sandboxUrl: string | undefined;
}

export const unsplashProvider = ({ url = service, sandboxUrl }: Options): PhotoProvider => ({
	name: 'unsplash',
	orientations: ['landscape', 'portrait', 'square'],
	hotlinked: true,
	sources: [unsplashImages, ...(sandboxUrl === undefined ? [] : [sandboxUrl])],
	open(key) {
		if (key !== undefined)
			return {
				port: unsplashPort({ key, url, sandbox: url === service ? undefined : url }),
				sandbox: false,
			};
		if (sandboxUrl === undefined) return undefined;
		return { port: unsplashPort({ key: 'sandbox', url: sandboxUrl, sandbox: sandboxUrl }), sandbox: true };
	},
});
