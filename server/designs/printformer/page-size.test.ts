import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { type PrintformerDesigns, startPrintformerDesigns } from '../../testing/printformer-designs.ts';
import { syncTemplates } from './templates/sync-templates.ts';

let shop: PrintformerDesigns;
beforeAll(async () => {
	shop = await startPrintformerDesigns(inject('cluster'));
	await syncTemplates(shop.services, shop.demo.id);
});
afterAll(() => shop.close());

const sizeOf = async (identifier: string) => {
	const staff = await shop.staff();
	const { templates } = await shop.tell(staff, '{ printformer { templates { identifier pageWidth pageHeight } } }');
	return templates.find((template: { identifier: string }) => template.identifier === identifier);
};

it('of a template is known once somebody has designed with it, and again unknown when it was changed', async () => {
	const none = { identifier: 'pfcard01', pageWidth: null, pageHeight: null };
	expect(await sizeOf('pfcard01')).toEqual(none);
	const { browser } = await shop.shopper();
	await shop.begin(browser);
	await shop.runJobs();
	expect(await sizeOf('pfcard01')).toEqual({ identifier: 'pfcard01', pageWidth: 85_000, pageHeight: 55_000 });
	await syncTemplates(shop.services, shop.demo.id);
	expect(await sizeOf('pfcard01')).toMatchObject({ pageWidth: 85_000 });
	await shop.inShop((sql) => sql`update printformer_templates set changed_at = '2020-01-01T00:00:00Z'`);
	await syncTemplates(shop.services, shop.demo.id);
	expect(await sizeOf('pfcard01')).toEqual(none);
});
