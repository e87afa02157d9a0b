import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { sampleShape, sampleText } from '../../../rules/designs/sample-design.ts';
import { newId } from '../../../rules/ids.ts';
import type { Browser } from '../../testing/accounts.ts';
import { cardTemplate, type DesignShop, startDesignShop } from '../../testing/design-shop.ts';
import { DesignTab } from '../../testing/design-tab.ts';

let shop: DesignShop;
let browser: Browser;

beforeAll(async () => {
	shop = await startDesignShop(inject('cluster'));
	await shop.plant();
	({ browser } = await shop.shopper());
});

afterAll(() => shop.close());

const begin = async (): Promise<string> =>
	(await shop.tell(browser, 'mutation($p: ID!) { createDesign(productId: $p) { id } }', { p: shop.idOf('cards') })).id;
const adopt = (id: string, client?: string, who = browser) =>
	shop.tell(
		who,
		`mutation($id: ID!, $client: ID) {
			adoptTemplate(id: $id, client: $client) { revision document templateVersion newerTemplateVersion isReleased }
		}`,
		{ id, client },
	);
const change =
	'mutation($id: ID!, $client: ID!, $steps: JSON!) { changeDesign(design: $id, client: $client, steps: $steps) { revision } }';
const openTab = async (id: string): Promise<string> => {
	const client = newId();
	await shop.tell(browser, 'mutation($id: ID!, $client: ID!) { openDesign(design: $id, client: $client) { mine } }', {
		id,
		client,
	});
	return client;
};
const versionOf = (id: string) =>
	shop.tell(browser, 'query($id: ID!) { design(id: $id) { revision templateVersion newerTemplateVersion } }', { id });
const publishAnother = async () => {
	const card = await cardTemplate();
	const pages = card.pages.map((page, index) =>
		index === 0 ? { ...page, elements: [sampleShape('ground'), sampleText('headline', '{{name}}')] } : page,
	);
	await shop.inShop(
		(sql) => sql`
			insert into design_template_versions (tenant_id, template_id, version, document, sha256)
			select tenant_id, template_id, max(version) + 1, ${JSON.stringify({ ...card, pages })}::text::jsonb,
				lpad((max(version) + 1)::text, 64, 'b')
			from design_template_versions group by tenant_id, template_id`,
	);
};

describe('a newer version of its template', () => {
	it('is taken over into a design as a step that can be undone, with what was filled in', async () => {
		const id = await begin();
		const client = await openTab(id);
		const operations = [{ do: 'value', key: 'name', value: 'Eva' }];
		const steps = [{ number: 1, kind: 'do', of: null, operations }];
		await shop.tell(browser, change, { id, client, steps });
		expect(await adopt(id, client)).toMatchObject({ revision: 1, templateVersion: 1 });
		await publishAnother();
		const adopted = await adopt(id, client);
		expect(adopted).toMatchObject({ revision: 2, templateVersion: 2, newerTemplateVersion: null, isReleased: false });
		expect(adopted.document.values).toMatchObject({ name: 'Eva' });
		expect(adopted.document.pages[0].elements.map((element: { id: string }) => element.id)).toEqual([
			'ground',
			'headline',
		]);
		const versions = await shop.inShop(
			(sql) => sql`select from design_versions where design_id = ${id} and reason = 'beforeTemplate'`,
		);
		expect(versions).toHaveLength(1);
		const logged = await shop.inShop((sql) => sql`select from design_steps where design_id = ${id}`);
		expect(logged).toHaveLength(2);
	});

	it('is looked at before, by the owner alone, and changes nothing', async () => {
		const id = await begin();
		const look = (who = browser) => shop.tell(who, 'query($id: ID!) { designWithNewerTemplate(id: $id) }', { id });
		expect(await look()).toBeNull();
		await publishAnother();
		const seen = await look();
		expect(await look((await shop.shopper()).browser)).toBe('NOT_FOUND');
		expect(await look(await shop.staff())).toBe('NOT_FOUND');
		expect(await versionOf(id)).toMatchObject({ revision: 0 });
		expect((await adopt(id)).document).toEqual(seen);
	});

	it('goes when its step is undone, comes again when that is done again, and follows a version that is restored', async () => {
		const id = await begin();
		const first = (await versionOf(id)).templateVersion;
		await publishAnother();
		await adopt(id);
		const tab = new DesignTab(browser, id);
		const { steps } = await tab.open();
		const [step] = steps as { revision: number; operations: unknown[]; inverses: unknown[] }[];
		await tab.step('undo', step?.revision ?? 0, step?.inverses);
		expect(await versionOf(id)).toEqual({ revision: 2, templateVersion: first, newerTemplateVersion: first + 1 });
		await tab.step('redo', step?.revision ?? 0, step?.operations);
		expect(await versionOf(id)).toEqual({ revision: 3, templateVersion: first + 1, newerTemplateVersion: null });
		const before = (await tab.versions()).find(({ reason }) => reason === 'beforeTemplate');
		await tab.restore(before?.id);
		expect(await versionOf(id)).toMatchObject({ revision: 4, templateVersion: first });
		const restored = ((await tab.open()).steps as { revision: number; inverses: unknown[] }[]).at(-1);
		await tab.step('undo', restored?.revision ?? 0, restored?.inverses);
		expect(await versionOf(id)).toMatchObject({ revision: 5, templateVersion: first + 1 });
	});

	it('is taken over by the tab that edits the design, and by its owner alone', async () => {
		const id = await begin();
		await publishAnother();
		await openTab(id);
		expect(await adopt(id)).toBe('DESIGN_TAKEN_OVER');
		expect(await adopt(id, newId())).toBe('DESIGN_TAKEN_OVER');
		const { browser: stranger } = await shop.shopper();
		expect(await adopt(id, undefined, stranger)).toBe('NOT_FOUND');
		expect(await adopt(id, undefined, await shop.staff())).toBe('NOT_FOUND');
	});
});
