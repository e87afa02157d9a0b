// The logo of a shop for its mails, as PNG: few mail programs show drawings or the formats of today. Nothing but a logo is drawn here.
import { buffer } from 'node:stream/consumers';
import type { FastifyInstance } from 'fastify';
import { isId } from '../../../rules/ids.ts';
import type { Database } from '../../database/connection.ts';
import { mailLogoPath } from '../../mail/find-sender.ts';
import { originalFile } from '../../media/media-path.ts';
import type { MediaStore } from '../../media/store.ts';
import { prepareLogo } from '../../orders/documents/pdf/prepare-logo.ts';
import { findShopImages } from '../../shop-details/shop-images.ts';
import { UntrustedWorkFailure } from '../../untrusted-work/task.ts';

interface Parts {
	database: Database;
	store: Pick<MediaStore, 'read'>;
}

export function addMailLogo(scope: FastifyInstance, { database, store }: Parts): void {
	/** @returns undefined: there is no such logo, or it cannot be drawn within the limits */
	async function draw(tenantId: string, mediaId: string): Promise<Uint8Array | undefined> {
		const images = await database.inTenant(tenantId, (sql) => findShopImages(sql, tenantId));
		const logo = [images.logoWide, images.logoSquare].find((image) => image?.id === mediaId);
		const file = logo && (await store.read(tenantId, originalFile(logo.id, logo.contentType)));
		if (!file) return undefined;
		try {
			return (await prepareLogo(tenantId, await buffer(file.stream), null)).png;
		} catch (error) {
			if (!(error instanceof UntrustedWorkFailure)) throw error;
			return undefined;
		}
	}

	scope.get<{ Params: { file: string } }>(`${mailLogoPath}/:file`, async (request, reply) => {
		const [mediaId = '', ending] = request.params.file.split('.');
		const png =
			request.tenant && ending === 'png' && isId(mediaId) ? await draw(request.tenant.id, mediaId) : undefined;
		if (!png) return reply.callNotFound();
		return reply
			.headers({
				'content-type': 'image/png',
				'cache-control': 'public, max-age=31536000, immutable',
				// Mails are read at other origins.
				'cross-origin-resource-policy': 'cross-origin',
			})
			.send(Buffer.from(png));
	});
}
