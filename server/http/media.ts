// Pictures of a shop, from the folder of its tenant and no other.
import fs from 'node:fs';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { MediaStore } from '../media/store.ts';

const types: Record<string, string> = { svg: 'image/svg+xml', png: 'image/png' };
/** A drawing is a document of its own when somebody opens it: it may not load or run anything. */
const policy = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

export function addMedia(scope: FastifyInstance, store: MediaStore): void {
	scope.get<{ Params: { file: string } }>('/media/:file', async (request, reply) => {
		const [, id, ending] = /^([0-9a-f-]{36})\.([a-z]{3,4})$/.exec(request.params.file) ?? [];
		const type = ending && types[ending];
		if (!id || !type || !request.tenant) return reply.callNotFound();
		const file = path.join(store.folderOf(request.tenant.id), `${id}.${ending}`);
		const found = await fs.promises.stat(file).catch(() => undefined);
		if (!found) return reply.callNotFound();
		return reply
			.headers({
				'content-type': type,
				'content-length': found.size,
				'content-security-policy': policy,
				'cache-control': 'public, max-age=31536000, immutable',
			})
			.send(fs.createReadStream(file));
	});
}
