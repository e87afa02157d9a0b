// Takes in a picture that stays where its provider has it: a row without a file, which pages alone show.
import { newId } from '../../rules/ids.ts';
import type { Tenant } from '../tenants/find-tenant.ts';
import type { Taking } from './add-picture.ts';
import type { FoundPicture } from './find-pictures.ts';
import { insertPicture, type PictureDetails } from './save-picture.ts';

interface RemotePicture extends PictureDetails {
	remoteUrl: string;
	width: number;
	height: number;
}

const noFile = { contentType: 'image/jpeg', bytes: new Uint8Array() };

export function addRemote(
	{ inTenant, kept }: Pick<Taking, 'inTenant' | 'kept'>,
	tenant: Tenant,
	{ width, height, ...details }: RemotePicture,
): Promise<FoundPicture> {
	const id = newId();
	return inTenant(async (sql) => {
		const picture = await insertPicture(sql, tenant.id, id, { ...noFile, width, height }, details);
		await kept?.(sql, id);
		return { ...picture, remoteUrl: details.remoteUrl, credit: details.credit ?? null, alternativeText: undefined };
	});
}
