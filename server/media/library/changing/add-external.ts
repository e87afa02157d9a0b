// Takes in a picture from an address elsewhere: fetched once, outside of any transaction, and kept like one that was sent. Visitors get
// our copy and never call the other host.
import { acceptedPictures } from '../../../../rules/media-library.ts';
import type { Tenant } from '../../../tenants/find-tenant.ts';
import { addBytes, type MediaServices, type Taking } from '../../add-picture.ts';
import type { AlternativeTexts } from '../../alternative-text.ts';
import type { FoundPicture } from '../../find-pictures.ts';
import { maxPictureBytes } from '../../picture-limits.ts';

interface Wanted {
	address: string;
	alternativeTexts: AlternativeTexts;
	folderId: string | undefined;
	createdBy: string | undefined;
}

/** The last part of the address, as people know it. */
function nameIn(address: string): string {
	const { pathname, hostname } = new URL(address);
	const last = pathname.split('/').findLast((part) => part !== '') ?? hostname;
	try {
		return decodeURIComponent(last);
	} catch {
		return last;
	}
}

/** @throws ForeignFailure, RefusedPicture, with nothing left behind */
export async function addExternal(
	parts: Taking & Pick<MediaServices, 'fetchForeign'>,
	tenant: Tenant,
	{ address: given, ...description }: Wanted,
): Promise<FoundPicture> {
	const address = given.trim();
	const { bytes } = await parts.fetchForeign(address, { maxBytes: maxPictureBytes, accept: acceptedPictures });
	return addBytes(parts, tenant, { name: nameIn(address), bytes }, { ...description, sourceUrl: address });
}
