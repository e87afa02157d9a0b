import sharp from 'sharp';
import { inject } from 'vitest';
import { newId } from '../../../rules/ids.ts';
import type { DesignCaller } from '../../integrations/design/port.ts';
import { describeDesignPort } from '../../integrations/design/port-suite.ts';
import { makeUser } from '../../testing/accounts.ts';
import { startPrintformerDesigns } from '../../testing/printformer-designs.ts';
import { openPrintformer } from '../open-printformer.ts';

describeDesignPort('Printformer', async () => {
	const shop = await startPrintformerDesigns(inject('cluster'));
	const { database } = shop.test;
	const join = async (tenant: typeof shop.demo): Promise<DesignCaller> => ({
		...{ tenantId: tenant.id, language: 'de-DE' },
		userId: await makeUser(database, tenant, `${newId()}@example.com`),
	});
	const open = () => openPrintformer(shop.services, { stores: shop.stores });
	return {
		...{ port: open(), reopen: open, productId: shop.idOf('cards'), plainProductId: shop.idOf('mug') },
		shopper: () => join(shop.demo),
		foreigner: () => join(shop.other),
		release: ({ userId }, id) => shop.release(userId, id),
		async change(_caller, id) {
			await shop.type(id, `Ada ${newId()}`);
			await shop.check(id);
		},
		picture: await sharp({ create: { width: 40, height: 40, channels: 3, background: '#fff' } })
			.jpeg()
			.toBuffer(),
		settled: () => shop.settle(),
		close: () => shop.close(),
	};
});
