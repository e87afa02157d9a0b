// Takes a photo of a provider into the media library, with the name of who took it.
import { type PhotoProviderName, photoProviderNames } from '../../rules/photos/photos.ts';
import { addBytes, type Taking } from '../media/add-picture.ts';
import { addRemote } from '../media/add-remote.ts';
import type { FoundPicture } from '../media/find-pictures.ts';
import type { Tenant } from '../tenants/find-tenant.ts';
import { connect, orRefused, type PhotoServices } from './connect.ts';

interface Wanted {
	provider: PhotoProviderName;
	/** As the provider calls it. */
	id: string;
	folderId: string | undefined;
	createdBy: string | undefined;
}

/** @throws Refused, RefusedPicture, with nothing left behind */
export async function addPhoto(
	parts: Taking & { services: PhotoServices | undefined },
	tenant: Tenant,
	{ provider, id, folderId, createdBy }: Wanted,
): Promise<FoundPicture> {
	const { inTenant, services } = parts;
	// Whatever becomes of this picture, the key was read before: nothing foreign is called inside of a transaction.
	const access = await inTenant((sql) => connect(sql, services, tenant.id, provider));
	const chosen = await orRefused(access.port.choose(id));
	const { credit, description, width, height } = chosen.photo;
	const details = {
		...{ folderId, createdBy, credit, sourceUrl: credit.url },
		title: titleOf(description, provider, credit.author),
	};
	if ('remote' in chosen) return addRemote(parts, tenant, { ...details, remoteUrl: chosen.remote, width, height });
	return addBytes(parts, tenant, { name: chosen.fileName, bytes: chosen.bytes }, { ...details, alternativeTexts: {} });
}

const longestTitle = 200;

/** Providers describe in words of their own, mostly English: a title to find it by, no alternative text for visitors. */
const titleOf = (description: string, provider: PhotoProviderName, author: string): string =>
	(description || `${author} / ${photoProviderNames[provider]}`).slice(0, longestTitle);
