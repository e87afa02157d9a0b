// A picture that a template is to show, put into the library of the shop: shoppers see those of the library alone.
import { actorOf, type Caller } from '../../accounts/services.ts';
import type { InTenant } from '../../database/connection.ts';
import { addBytes, type MediaServices, type Taking } from '../../media/add-picture.ts';
import type { FoundPicture } from '../../media/find-pictures.ts';

export interface LibraryServices {
	inTenant: InTenant;
	media: Pick<MediaServices, 'store' | 'announce'>;
	signal?: AbortSignal | undefined;
}

/** @throws RefusedPicture, Refused BUSY */
export function addLibraryPicture(
	{ inTenant, media: { store, announce }, signal }: LibraryServices,
	caller: Caller,
	file: { name: string; bytes: Uint8Array },
): Promise<FoundPicture> {
	const { tenant, services, user } = caller;
	const kept: Taking['kept'] = (sql, id) =>
		services.record(sql, tenant.id, actorOf(caller), {
			action: 'uploadMedia',
			entity: { type: 'media', id },
			after: { fileName: file.name.slice(0, 255) },
		});
	const description = { alternativeTexts: {}, createdBy: user?.id };
	return addBytes({ store, announce, inTenant, signal, kept }, tenant, file, description);
}
