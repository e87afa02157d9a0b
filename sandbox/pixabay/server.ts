// A Pixabay of our own, on this machine only: GET /api/ with its parameters and its ways of refusing, and the pictures that it names.
import type { ServerResponse } from 'node:http';
import {
	type CatalogueColour,
	type CataloguePhoto,
	catalogue,
	findPhotos,
	type Orientation,
} from '../photos/catalogue.ts';
import { drawPhoto } from '../photos/draw-photo.ts';
import { calmKnobs, type Knobs, listen, type Running, sendJson, sendPicture } from '../photos/serve-photos.ts';

export interface PixabaySandbox extends Running, Knobs {
	/** The latest searches, as they came. */
	searches: string[];
}

const colours: Readonly<Record<string, CatalogueColour>> = {
	grayscale: 'blackAndWhite',
	black: 'black',
	white: 'white',
	yellow: 'yellow',
	orange: 'orange',
	red: 'red',
	lilac: 'purple',
	pink: 'magenta',
	green: 'green',
	turquoise: 'teal',
	blue: 'blue',
};
const orientations: Readonly<Record<string, readonly Orientation[]>> = {
	all: ['landscape', 'portrait', 'square'],
	horizontal: ['landscape'],
	vertical: ['portrait'],
};
/** Of the provider: no more can be turned to. */
const mostHits = 500;
const remembered = 100;
const keyPattern = /^\d+-[\w]{5,}$/;
const previewWidth = 640;
const largeWidth = 1280;

const refuse = (response: ServerResponse, status: number, reason: string): unknown =>
	response.writeHead(status, { 'content-type': 'text/plain' }).end(`[ERROR ${status}] ${reason}`);

function hitOf(photo: CataloguePhoto, origin: string): object {
	const { number, tags, width, height, author, authorNumber } = photo;
	const high = (wide: number) => Math.round((wide * height) / width);
	const file = (wide: number) => `${origin}/get/${number}_${wide}.jpg`;
	return {
		id: number,
		pageURL: `https://pixabay.com/photos/${tags[0]}-${number}/`,
		type: 'photo',
		tags: tags.join(', '),
		previewURL: file(150),
		previewWidth: 150,
		previewHeight: high(150),
		webformatURL: file(previewWidth),
		webformatWidth: previewWidth,
		webformatHeight: high(previewWidth),
		largeImageURL: file(largeWidth),
		imageWidth: width,
		imageHeight: height,
		imageSize: 1_000_000,
		views: 100 * number,
		downloads: 50 * number,
		likes: number,
		comments: 0,
		user_id: 1000 + authorNumber,
		user: author,
		userImageURL: '',
	};
}

const wholeNumber = (text: string | null, usual: number): number => (text === null ? usual : Number(text));

interface Asked {
	page: number;
	perPage: number;
	orientations: readonly Orientation[];
	colour: CatalogueColour | undefined;
}

/** @returns undefined where the provider would refuse one of them */
function readAsked(asked: URLSearchParams): Asked | undefined {
	const [page, perPage] = [wholeNumber(asked.get('page'), 1), wholeNumber(asked.get('per_page'), 20)];
	const found = orientations[asked.get('orientation') ?? 'all'];
	const colour = asked.get('colors');
	const isInside = Number.isInteger(page) && page >= 1 && Number.isInteger(perPage) && perPage >= 3 && perPage <= 200;
	if (!isInside || !found || (asked.get('q') ?? '').length > 100) return undefined;
	if (colour === null) return { page, perPage, orientations: found, colour: undefined };
	return colours[colour] && { page, perPage, orientations: found, colour: colours[colour] };
}

const isKey = (key: string): boolean => keyPattern.test(key) && !key.includes('wrong');

function answer(sandbox: PixabaySandbox, { searchParams }: URL, response: ServerResponse): unknown {
	const { failWith } = sandbox;
	if (failWith !== undefined)
		return refuse(response, failWith, failWith === 429 ? 'API rate limit exceeded' : 'Refused');
	if (!isKey(searchParams.get('key') ?? ''))
		return refuse(response, 400, 'Invalid or missing API key (https://pixabay.com/api/docs/).');
	const asked = readAsked(searchParams);
	if (!asked) return refuse(response, 400, '"q", "page", "per_page", "colors" or "orientation" is invalid.');
	sandbox.searches.push(searchParams.toString());
	sandbox.searches.splice(0, sandbox.searches.length - remembered);
	const { page, perPage, ...narrowed } = asked;
	const id = searchParams.get('id');
	const found =
		id === null
			? findPhotos({ text: searchParams.get('q') ?? '', ...narrowed })
			: catalogue.filter(({ number }) => String(number) === id);
	const hits = found.slice((page - 1) * perPage, page * perPage).map((photo) => hitOf(photo, sandbox.url));
	const limits = { 'x-ratelimit-limit': '100', 'x-ratelimit-remaining': '99', 'x-ratelimit-reset': '60' };
	return sendJson(
		sandbox,
		response,
		{ total: found.length, totalHits: Math.min(found.length, mostHits), hits },
		limits,
	);
}

export async function startPixabaySandbox(): Promise<PixabaySandbox> {
	const sandbox: PixabaySandbox = { ...calmKnobs(), searches: [], url: '', close: async () => undefined };
	const running = await listen(sandbox, async (url, request, response) => {
		const [, number, width] = /^\/get\/(\d+)_(\d+)\.jpg$/.exec(url.pathname) ?? [];
		const photo = catalogue.find((one) => String(one.number) === number);
		if (request.method === 'GET' && url.pathname === '/api/') answer(sandbox, url, response);
		else if (photo) sendPicture(response, await drawPhoto(photo, Number(width)));
		else refuse(response, 404, 'Not found');
	});
	return Object.assign(sandbox, running);
}
