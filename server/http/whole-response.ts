// A response that is known as a whole, written past the framework: its way of setting headers one by one, and hooks that look at each of
// them, cost as much as all the rest of a ready page.
import type { ServerResponse } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { commonHeaders, type ResponseContext, readResponseContext } from './security-headers.ts';

interface WholeAnswer {
	status: number;
	/** Its own, beside those of every response. */
	fields: Readonly<Record<string, string>>;
	body: string | Buffer;
}

/** @param headers those of every response */
export function writeWhole(
	response: ServerResponse,
	asked: ResponseContext,
	headers: Record<string, string>,
	{ status, fields, body }: WholeAnswer,
): void {
	const all: Record<string, string | number> = Object.assign(commonHeaders(asked, headers), fields);
	all['content-length'] = Buffer.byteLength(body);
	response.writeHead(status, all).end(body);
}

/** @param headers those of every response */
export function sendWhole(
	request: FastifyRequest,
	reply: FastifyReply,
	headers: Record<string, string>,
	answer: WholeAnswer,
): FastifyReply {
	// Before the framework lets go of it: what fails afterwards is answered by no one.
	const asked = readResponseContext(request);
	reply.hijack();
	writeWhole(reply.raw, asked, headers, answer);
	return reply;
}
