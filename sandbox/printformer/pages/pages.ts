// The addresses that a browser visits.
import type http from 'node:http';
import { asFailure } from '../api/api.ts';
import { processDue } from '../processing.ts';
import { type Body, readBody } from '../wire/body.ts';
import type { World } from '../world.ts';
import { enter } from './auth.ts';
import { edit, showPage } from './editor.ts';
import { headersFor, messagePage } from './layout.ts';
import { openReview, showReviewPage } from './review.ts';
import { tongueOf } from './texts.ts';
import type { Reply, Request } from './visit.ts';

type Show = (request: Request, ...parts: string[]) => Reply | Promise<Reply>;

const addresses: readonly [RegExp, Show][] = [
	[/^\/auth$/, enter],
	[/^\/editor\/(\w+)\/page\/(\d+)\.png$/, (request, hash = '', number = '') => showPage(request, hash, number)],
	[/^\/editor\/(\w+)(?:\/([\w-]+))?\/?$/, (request, hash = '', step = '') => edit(request, hash, step)],
	[/^\/review\/(\w+)\/page\/(\d+)\.png$/, (request, id = '', number = '') => showReviewPage(request, id, number)],
	[/^\/review\/(\w+)\/?$/, (request, id = '') => openReview(request, id)],
];

async function replyTo(request: Request): Promise<Reply> {
	const { tongue, url } = request;
	try {
		for (const [pattern, show] of addresses) {
			const match = pattern.exec(url.pathname);
			if (match) return await show(request, ...match.slice(1));
		}
	} catch (error) {
		const { status, message } = asFailure(error);
		if (status !== 404)
			return { status, html: messagePage(tongue, { title: tongue.texts.refusedTitle, text: message }) };
	}
	const { unknownTitle: title, unknownText: text } = tongue.texts;
	return { status: 404, html: messagePage(tongue, { title, text }) };
}

const nothing: Body = { params: {}, files: {} };

export const createPages = (world: World) => async (request: http.IncomingMessage, response: http.ServerResponse) => {
	const url = new URL(request.url ?? '/', 'http://sandbox');
	const method = request.method ?? 'GET';
	processDue(world);
	const reply = await replyTo({
		...{ world, url, method },
		host: request.headers.host ?? '',
		body: method === 'POST' ? await readBody(request) : nothing,
		cookie: request.headers.cookie ?? '',
		tongue: tongueOf(url.searchParams.get('locale'), request.headers['accept-language']),
	});
	const { status, html = '', location, cookie, picture, returns = [] } = reply;
	response.writeHead(status, {
		...headersFor(returns),
		...(location ? { location } : {}),
		...(cookie ? { 'set-cookie': cookie } : {}),
		...(picture ? { 'content-type': 'image/png' } : {}),
	});
	response.end(picture ?? html);
};
