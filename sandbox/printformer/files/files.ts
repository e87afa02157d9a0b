// Files of drafts, templates and reviews: a signed address leads to a short-lived one.
import { randomBytes } from 'node:crypto';
import type http from 'node:http';
import { asFailure, failOnDemand, retryHeader } from '../api/api.ts';
import { artworkOf, type DrawnPage, pagesOf } from '../artwork.ts';
import { readKnobs } from '../knobs.ts';
import type { Artwork, Draft } from '../objects.ts';
import { processDue } from '../processing.ts';
import { takeTemplate } from '../templates.ts';
import { notEnabled, notFound, PrintformerFailure } from '../wire/failures.ts';
import { readToken } from '../wire/jwt.ts';
import { nowOf, type Scope, scopeOf, take, type World } from '../world.ts';
import { addDecisions } from './overlay.ts';
import { makePdf, momentOf } from './pdf.ts';
import { makePicture } from './picture.ts';

interface Made {
	type: string;
	bytes: Buffer;
}

interface Link {
	make(): Promise<Made>;
	expiresAt: number;
}

/** An archive with nothing in it. */
const emptyZip = Buffer.concat([Buffer.from('PK\x05\x06', 'latin1'), Buffer.alloc(18)]);

const numberIn = (query: URLSearchParams, name: string): number | undefined => {
	const text = query.get(name);
	if (text === null) return undefined;
	if (!/^\d{1,6}$/.test(text)) throw new PrintformerFailure(422, `The ${name} must be an integer.`);
	return Number(text);
};

const noFile = () => notFound('File');

function pictureOf(artwork: Artwork, query: URLSearchParams): () => Promise<Made> {
	const [row, number = 1] = [numberIn(query, 'row'), numberIn(query, 'page')];
	const page = pagesOf(artwork, row ?? (artwork.rows ? 0 : undefined)).find((each) => each.number === number);
	if (!page) throw noFile();
	const wanted = { width: numberIn(query, 'width'), height: numberIn(query, 'height') };
	return async () => ({ type: 'image/png', bytes: await makePicture(artwork, page, wanted) });
}

function pdfOf({ world, store }: Scope, artwork: Artwork, usage: 'print' | 'low-res', row?: number) {
	if (pagesOf(artwork, row).length === 0) throw noFile();
	const { volatile } = readKnobs(store).files;
	return async () => ({
		type: 'application/pdf',
		bytes: await makePdf(world, artwork, { usage, row, madeAt: momentOf(volatile) }),
	});
}

function draftFile(scope: Scope, draft: Draft, kind: string, query: URLSearchParams): () => Promise<Made> {
	const artwork = artworkOf(scope, draft);
	if (draft.intent.startsWith('upload') && !draft.file && kind !== 'image') throw noFile();
	if (kind === 'image') return pictureOf(artwork, query);
	if (kind === 'low-res') return pdfOf(scope, artwork, 'low-res', numberIn(query, 'row'));
	if (kind === 'print') {
		if (!draft.produced) throw noFile();
		return pdfOf(scope, artwork, 'print', numberIn(query, 'row'));
	}
	if (kind === 'x3d') throw notEnabled('3d');
	if (kind === 'idml-package' && draft.idmlPackage) return async () => ({ type: 'application/zip', bytes: emptyZip });
	throw noFile();
}

/** A template with nothing but its own texts in it. */
function artworkOfTemplate(scope: Scope, identifier: string): Artwork {
	const { name, defaults, pageCount, width, height, bleed, palette, dataKeys } = takeTemplate(scope, identifier);
	const sizes = { pageCount, width, height, bleed, palette, dataKeys };
	return {
		template: name,
		...sizes,
		values: defaults,
		rows: null,
		imprint: '',
		variant: null,
		file: null,
		isOverlaid: false,
	};
}

function makerOf(scope: Scope, path: string, query: URLSearchParams, user: string | undefined): () => Promise<Made> {
	const [, owner = '', id = '', kind = ''] =
		/^\/api-ext\/files\/(draft|template|review)\/([^/]+)\/([\w-]+)$/.exec(path) ?? [];
	if (owner === 'draft') {
		const draft = take(scope, 'draft', id);
		if (user !== undefined && user !== draft.userIdentifier)
			throw new PrintformerFailure(403, 'This action is unauthorized.');
		return draftFile(scope, draft, kind, query);
	}
	if (owner === 'review' && kind === 'pdf') {
		const review = take(scope, 'review', id);
		if (!review.pdf) throw noFile();
		const make = pdfOf(scope, artworkOf(scope, take(scope, 'draft', review.draftId)), 'low-res');
		return async () => {
			const { type, bytes } = await make();
			return { type, bytes: await addDecisions(bytes, review.decisions) };
		};
	}
	if (owner === 'template' && ['variant-thumb', 'photo-thumb', 'page-preview-thumb'].includes(kind))
		return pictureOf(artworkOfTemplate(scope, id), query);
	throw noFile();
}

const firstPage = (artwork: Artwork): DrawnPage | undefined => pagesOf(artwork)[0];

export function createFiles(world: World) {
	/** They are forgotten with the process: nobody keeps an address that is good for a minute. */
	const links = new Map<string, Link>();

	function addLink(make: Link['make']): string {
		const now = nowOf(world);
		for (const [id, { expiresAt }] of links) if (expiresAt <= now) links.delete(id);
		const id = randomBytes(16).toString('hex');
		links.set(id, { make, expiresAt: now + readKnobs(world.store).files.linkSeconds * 1000 });
		return `${world.publicUrl}/storage/${id}`;
	}

	function redirectOf(url: URL): string {
		failOnDemand(world);
		processDue(world);
		const { client, urlPath, user } = readToken(world, url.searchParams.get('jwt'));
		if (urlPath !== url.pathname) throw new PrintformerFailure(401, 'Invalid token: it is for another path.');
		return addLink(makerOf(scopeOf(world, client), url.pathname, url.searchParams, user));
	}

	async function fileOf(url: URL): Promise<Made> {
		const link = links.get(url.pathname.slice('/storage/'.length));
		if (!link || link.expiresAt <= nowOf(world)) throw new PrintformerFailure(403, 'Request has expired');
		return link.make();
	}

	async function previewOf(url: URL): Promise<Made> {
		const [, client = '', identifier = ''] = /^\/previews\/(\w+)\/(\w+)\.png$/.exec(url.pathname) ?? [];
		const artwork = artworkOfTemplate(scopeOf(world, client), identifier);
		const page = firstPage(artwork);
		if (!page) throw noFile();
		return { type: 'image/png', bytes: await makePicture(artwork, page, {}) };
	}

	return async (request: http.IncomingMessage, response: http.ServerResponse): Promise<void> => {
		const url = new URL(request.url ?? '/', 'http://sandbox');
		try {
			if (url.pathname.startsWith('/api-ext/')) {
				response.writeHead(302, { location: redirectOf(url), 'cache-control': 'no-store' }).end();
				return;
			}
			const { type, bytes } = await (url.pathname.startsWith('/previews/') ? previewOf(url) : fileOf(url));
			response.writeHead(200, { 'content-type': type, 'content-length': bytes.length, 'cache-control': 'private' });
			response.end(bytes);
		} catch (error) {
			const failure = asFailure(error);
			response.writeHead(failure.status, { 'content-type': 'application/json', ...retryHeader(world, failure.status) });
			response.end(JSON.stringify(failure.body()));
		}
	};
}
