// Pictures of ordered designs for the documents of their orders: small, opaque, as they were released.
import sharp from 'sharp';
import type { Database } from '../../database/connection.ts';
import type { LinePicture, LinePictureSource } from '../../orders/documents/pdf/line-picture.ts';
import type { DesignStores } from '../pictures/find-artwork.ts';
import { DesignPreviews } from '../rendering/previews.ts';
import { loadReleaseWork } from './find-design-lines.ts';

interface Parts {
	database: Database;
	stores: DesignStores;
	previews?: DesignPreviews;
}

interface DesignedLine {
	position: number;
	releaseId: string;
}

/** As many as a page or two of a document have. */
const mostPictures = 40;
const width = 320;

export const releasePictures = ({ database, stores, previews = new DesignPreviews() }: Parts): LinePictureSource => {
	async function draw(tenantId: string, releaseId: string): Promise<LinePicture | undefined> {
		const found = await database.inTenant(tenantId, (sql) => loadReleaseWork(sql, stores, tenantId, releaseId));
		if (!found) return undefined;
		const wish = { key: `release ${releaseId}`, design: found.design, page: 1, width, withBleed: false };
		const picture = sharp(await previews.render(wish, found.work)).flatten({ background: '#ffffff' });
		const { data, info } = await picture.png({ palette: false }).toBuffer({ resolveWithObject: true });
		return { png: data, width: info.width, height: info.height };
	}

	return async (tenantId, orderId, report) => {
		const lines = await database.inTenant(
			tenantId,
			(sql) => sql<DesignedLine[]>`
				select position, release_id from order_lines
				where tenant_id = ${tenantId} and order_id = ${orderId} and release_id is not null
				order by position limit ${mostPictures}`,
		);
		const pictures = new Map<number, LinePicture>();
		for (const { position, releaseId } of lines) {
			try {
				const picture = await draw(tenantId, releaseId);
				if (picture) pictures.set(position, picture);
			} catch (error) {
				// A document is no worse without it.
				report(error);
			}
		}
		return pictures;
	};
};
