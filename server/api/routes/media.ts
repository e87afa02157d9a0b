// Pictures of a shop, from the files of its tenant and no other. There is nothing to look up: a user who knows an address may see
// what is there, and an address has the id in it, which no one can guess.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isId } from '../../../rules/ids.ts';
import type { Database } from '../../database/connection.ts';
import { feedPictureFolder, findFeedPicture } from '../../feeds/find-picture.ts';
import { contentTypes, isEnding } from '../../media/media-path.ts';
import type { MediaStore } from '../../media/store.ts';

/** A drawing is a document of its own when a user opens it: it may not load or run anything. */
const policy = "default-src 'none'; style-src 'unsafe-inline'; sandbox";
const file = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}(?:\/[1-9]\d{1,4})?\.([a-z]{3,4})$/;

export function addMedia(scope: FastifyInstance, store: MediaStore, database: Database): void {
	async function send(name: string, request: FastifyRequest, reply: FastifyReply) {
		const [, ending] = file.exec(name) ?? [];
		if (!isEnding(ending) || !request.tenant) return reply.callNotFound();
		const found = await store.read(request.tenant.id, name);
		if (!found) return reply.callNotFound();
		return reply
			.headers({
				'content-type': contentTypes[ending],
				'content-length': found.bytes,
				'content-security-policy': policy,
				'cache-control': 'public, max-age=31536000, immutable',
				// Mails show pictures of the shop, and are read at other origins.
				'cross-origin-resource-policy': 'cross-origin',
			})
			.send(found.stream);
	}

	scope.get<{ Params: { file: string } }>(`${feedPictureFolder}/:file`, async (request, reply) => {
		const [id = '', ending] = request.params.file.split('.');
		const { tenant } = request;
		if (!tenant || ending !== 'webp' || !isId(id)) return reply.callNotFound();
		const webp = await database.inTenant(tenant.id, (sql) => findFeedPicture(sql, tenant.id, id));
		if (!webp) return reply.callNotFound();
		return reply
			.headers({
				'content-type': 'image/webp',
				'content-security-policy': policy,
				'cache-control': 'public, max-age=31536000, immutable',
			})
			.send(webp);
	});

	scope.get<{ Params: { file: string } }>('/media/:file', (request, reply) =>
		send(request.params.file, request, reply),
	);
	scope.get<{ Params: { id: string; file: string } }>('/media/:id/:file', (request, reply) =>
		send(`${request.params.id}/${request.params.file}`, request, reply),
	);
}
