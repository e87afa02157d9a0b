// An Unsplash of our own, on this machine only: searching, one photo, and being told of its use; and the pictures that it names.
import type { IncomingMessage, ServerResponse } from 'node:http';
import {
	type CatalogueColour,
	type CataloguePhoto,
	catalogue,
	colourValues,
	findPhotos,
	type Orientation,
} from '../photos/catalogue.ts';
import { drawPhoto } from '../photos/draw-photo.ts';
import { calmKnobs, type Knobs, listen, type Running, sendJson, sendPicture } from '../photos/serve-photos.ts';

export interface UnsplashSandbox extends Running, Knobs {
	/** The latest searches, as they came. */
	searches: string[];
	/** How often the use of each photo was told. */
	downloads: Map<string, number>;
	/** Calls that are still taken before the limit is reached. */
	callsLeft: number;
}

const colours: Readonly<Record<string, CatalogueColour>> = {
	black_and_white: 'blackAndWhite',
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
const orientations: Readonly<Record<string, Orientation>> = {
	landscape: 'landscape',
	portrait: 'portrait',
	squarish: 'square',
};
const hourlyCalls = 5000;
const remembered = 100;

const idOf = ({ number }: CataloguePhoto): string => `photo-${String(number).padStart(4, '0')}`;

function describe(photo: CataloguePhoto, origin: string): object {
	const { number, subject, colour, width, height, author, authorNumber } = photo;
	const id = idOf(photo);
	const file = (parameters: string) => `${origin}/images/${id}?ixid=M3wx${number}&ixlib=rb-4.1.0${parameters}`;
	const username = author
		.toLowerCase()
		.normalize('NFD')
		.replaceAll(/[^a-z]/g, '');
	return {
		id,
		slug: `${subject}-${id}`,
		created_at: '2026-03-01T08:00:00Z',
		updated_at: '2026-03-02T08:00:00Z',
		promoted_at: null,
		width,
		height,
		color: colourValues[colour],
		blur_hash: 'L6PZfSi_.AyE_3t7t7R**0o#DgR4',
		description: null,
		alt_description: `${colour === 'blackAndWhite' ? 'black and white' : colour} ${subject}`,
		urls: {
			raw: file(''),
			full: file('&q=85&fm=jpg'),
			regular: file('&w=1080&q=80&fm=jpg'),
			small: file('&w=400&q=80&fm=jpg'),
			thumb: file('&w=200&q=80&fm=jpg'),
		},
		links: {
			self: `${origin}/photos/${id}`,
			html: `https://unsplash.com/photos/${id}`,
			download: `https://unsplash.com/photos/${id}/download`,
			download_location: `${origin}/photos/${id}/download?ixid=M3wx${number}`,
		},
		user: {
			id: `user-${authorNumber}`,
			username,
			name: author,
			links: { self: `${origin}/users/${username}`, html: `https://unsplash.com/@${username}` },
		},
	};
}

const refuse = (response: ServerResponse, status: number, ...errors: string[]): unknown =>
	response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify({ errors }));

const words = {
	401: 'OAuth error: The access token is invalid',
	403: 'Rate Limit Exceeded',
	429: 'Rate Limit Exceeded',
	500: 'Something went wrong',
};

function search(sandbox: UnsplashSandbox, { searchParams: asked }: URL, response: ServerResponse): unknown {
	const text = asked.get('query') ?? '';
	const [page, perPage] = [Number(asked.get('page') ?? 1), Number(asked.get('per_page') ?? 10)];
	const [colour, orientation] = [asked.get('color'), asked.get('orientation')];
	if (text === '') return refuse(response, 400, 'query is missing');
	if (!Number.isInteger(page) || page < 1 || !Number.isInteger(perPage) || perPage < 1 || perPage > 30)
		return refuse(response, 400, 'page or per_page is invalid');
	if (colour !== null && !colours[colour]) return refuse(response, 400, 'color is invalid');
	const wanted = orientation === null ? undefined : orientations[orientation];
	if (orientation !== null && !wanted) return refuse(response, 400, 'orientation is invalid');
	sandbox.searches.push(asked.toString());
	sandbox.searches.splice(0, sandbox.searches.length - remembered);
	const found = findPhotos({
		text,
		colour: colour === null ? undefined : colours[colour],
		orientations: wanted && [wanted],
	});
	const results = found.slice((page - 1) * perPage, page * perPage).map((photo) => describe(photo, sandbox.url));
	return sendJson(
		sandbox,
		response,
		{ total: found.length, total_pages: Math.ceil(found.length / perPage), results },
		limits(sandbox),
	);
}

const limits = ({ callsLeft }: UnsplashSandbox) => ({
	'x-ratelimit-limit': String(hourlyCalls),
	'x-ratelimit-remaining': String(callsLeft),
});

/** @returns whether it was refused */
function isRefused(sandbox: UnsplashSandbox, { headers }: IncomingMessage, response: ServerResponse): boolean {
	const [, key = ''] = /^Client-ID (\S+)$/.exec(headers.authorization ?? '') ?? [];
	const isLimited = sandbox.callsLeft <= 0;
	const status = sandbox.failWith ?? (key === '' || key.includes('wrong') ? 401 : isLimited ? 403 : undefined);
	if (status === undefined) {
		sandbox.callsLeft -= 1;
		return false;
	}
	refuse(response, status, sandbox.failWith === 403 && !isLimited ? 'Forbidden' : words[status]);
	return true;
}

function answerPhoto(sandbox: UnsplashSandbox, [, id = '', told]: RegExpExecArray, response: ServerResponse): unknown {
	const photo = catalogue.find((one) => idOf(one) === id);
	if (!photo) return refuse(response, 404, "Couldn't find Photo");
	if (told === undefined) return sendJson(sandbox, response, describe(photo, sandbox.url), limits(sandbox));
	sandbox.downloads.set(id, (sandbox.downloads.get(id) ?? 0) + 1);
	return sendJson(sandbox, response, { url: `${sandbox.url}/images/${id}` }, limits(sandbox));
}

export async function startUnsplashSandbox(): Promise<UnsplashSandbox> {
	const sandbox: UnsplashSandbox = {
		...calmKnobs(),
		searches: [],
		downloads: new Map(),
		callsLeft: hourlyCalls,
		url: '',
		close: async () => undefined,
	};
	const running = await listen(sandbox, async (url, request, response) => {
		const [, picture] = /^\/images\/([\w-]+)$/.exec(url.pathname) ?? [];
		const drawn = catalogue.find((one) => idOf(one) === picture);
		if (drawn) return sendPicture(response, await drawPhoto(drawn, Number(url.searchParams.get('w') ?? drawn.width)));
		if (isRefused(sandbox, request, response)) return;
		const one = /^\/photos\/([\w-]+)(\/download)?$/.exec(url.pathname);
		if (request.method === 'GET' && url.pathname === '/search/photos') search(sandbox, url, response);
		else if (request.method === 'GET' && one) answerPhoto(sandbox, one, response);
		else refuse(response, 404, 'Not found');
	});
	return Object.assign(sandbox, running);
}
