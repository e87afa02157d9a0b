// What belongs to a look beside its theme, and holds at once: its pictures, and whether other themes may bring their colours.
import { findImageError, isThemeImageUse } from '../../../rules/theme/theme-images.ts';
import { actorOf, type Caller } from '../../accounts/services.ts';
import type { Sql } from '../../database/connection.ts';
import { Refused } from '../../failure.ts';
import { findPictures } from '../../media/find-pictures.ts';
import { contentTypes } from '../../media/media-path.ts';
import { chooseImages, findShopImages, forgetImage } from '../../shop-details/shop-images.ts';
import { decideOverwriteColors, loadStyleState, touchStyleState } from '../style-state.ts';

export async function setOverwriteColors(sql: Sql, caller: Caller, on: boolean): Promise<void> {
	const { tenant, services } = caller;
	const { overwriteColors } = await loadStyleState(sql, tenant.id);
	await decideOverwriteColors(sql, tenant.id, on);
	await services.record(sql, tenant.id, actorOf(caller), {
		action: 'setOverwriteColors',
		entity: { type: 'theme', id: tenant.id },
		before: { overwriteColors },
		after: { overwriteColors: on },
	});
}

/** @param mediaId undefined: none any more */
export async function setThemeImage(sql: Sql, caller: Caller, use: string, mediaId: string | undefined): Promise<void> {
	const { tenant, services } = caller;
	if (!isThemeImageUse(use)) throw new Refused('VALIDATION', 'use');
	const before = (await findShopImages(sql, tenant.id))[use]?.id ?? null;
	if (mediaId) {
		const picture = (await findPictures(sql, tenant.id, [mediaId])).get(mediaId);
		if (!picture) throw new Refused('NOT_FOUND');
		const error = findImageError(use, { ...picture, drawing: picture.contentType === contentTypes.svg });
		if (error) throw new Refused('THEME_IMAGE_SIZE', `${use}: ${error}`);
		await chooseImages(sql, tenant.id, { [use]: mediaId });
	} else await forgetImage(sql, tenant.id, use);
	await touchStyleState(sql, tenant.id);
	await services.record(sql, tenant.id, actorOf(caller), {
		action: 'setThemeImage',
		entity: { type: 'theme', id: tenant.id },
		before: { [use]: before },
		after: { [use]: mediaId ?? null },
	});
}
