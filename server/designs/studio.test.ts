import sharp from 'sharp';
import { inject } from 'vitest';
import { newId } from '../../rules/ids.ts';
import { releaseTextVersion } from '../../rules/printing/print-data.ts';
import type { DesignCaller } from '../integrations/design/port.ts';
import { describeDesignPort } from '../integrations/design/port-suite.ts';
import { makeUser } from '../testing/accounts.ts';
import { noPictures } from '../testing/app.ts';
import { cardTemplate, startDesignShop } from '../testing/design-shop.ts';
import { piece } from '../testing/sold.ts';
import { releaseDraft } from './releases/release-draft.ts';
import { openStudio } from './studio.ts';

describeDesignPort('of the shop itself', async () => {
	const shop = await startDesignShop(inject('cluster'), [piece('cards', 1000), piece('mug', 500)]);
	await shop.plant('cards', await cardTemplate({ values: { name: 'Eva Roth' } }));
	const stores = { pictures: shop.store, media: noPictures };
	const { database } = shop.test;
	const join = async (tenant: typeof shop.demo): Promise<DesignCaller> => ({
		...{ tenantId: tenant.id, language: 'de-DE' },
		userId: await makeUser(database, tenant, `${newId()}@example.com`),
	});
	return {
		port: openStudio({ database, stores }),
		reopen: () => openStudio({ database, stores }),
		...{ productId: shop.idOf('cards'), plainProductId: shop.idOf('mug') },
		shopper: () => join(shop.demo),
		foreigner: () => join(shop.other),
		async release({ tenantId, userId }, id) {
			const [row] = await shop.inShop(
				(sql) => sql<{ revision: number }[]>`select revision from designs where id = ${id}`,
			);
			const wish = {
				id,
				revision: row?.revision ?? 0,
				seriesRevision: 0,
				acceptedCodes: [],
				textVersion: releaseTextVersion,
			};
			const { releaseId } = await releaseDraft({ inTenant: shop.inShop, stores, tenantId, userId }, wish);
			return releaseId ?? '';
		},
		async change(_caller, id) {
			await shop.inShop(
				(sql) => sql`
					update designs set document = jsonb_set(document, '{values,name}', '"Ada"'), revision = revision + 1, release_id = null
					where id = ${id}`,
			);
		},
		picture: await sharp({ create: { width: 40, height: 40, channels: 3, background: '#fff' } })
			.jpeg()
			.toBuffer(),
		close: () => shop.close(),
	};
});
