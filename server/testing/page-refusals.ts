// How each failure that has to do with pages is raised.
import { emptyPage } from '../../rules/pages/document.ts';
import type { Browser } from './accounts.ts';
import {
	type Answer,
	applyTemplate,
	createPage,
	deletePage,
	insertOf,
	publishPage,
	readPage,
	savePage,
	say,
	schedulePage,
	Tab,
	titleSection,
} from './pages.ts';
import type { Shop } from './shop.ts';

interface Told {
	status: number;
	message: string;
	code?: string;
}

function toldOf({ refused }: Answer): Told {
	if (!refused) return { status: 200, message: 'no error' };
	return { status: Number(refused.statusCode), message: refused.message, code: refused.code };
}

let count = 0;
const fresh = () => {
	count += 1;
	return `Seite Nummer ${count}`;
};

export function pageRefusals(shop: () => Shop, ada: () => Browser) {
	const make = async (wish = {}) => (await createPage(ada(), fresh(), wish)).id;
	const pays = (tier: string) => shop().rows((sql) => sql`update tenants set tier = ${tier}`);
	const opened = async () => {
		const tab = new Tab(ada(), await make());
		await tab.open();
		return tab;
	};
	/** Until no more go in. */
	async function fill(kind: 'page' | 'link'): Promise<Told> {
		await pays('starter');
		let answer: Answer = {};
		for (let tries = 0; tries < 100 && !answer.refused; tries += 1) answer = await createPage(ada(), fresh(), { kind });
		await pays('enterprise');
		return toldOf(answer);
	}
	const ways = {
		async PAGE_DEACTIVATED() {
			const id = await make({ slug: 'switched-off' });
			await publishPage(ada(), id, 0);
			await savePage(ada(), id, { active: false });
			return toldOf(await readPage(shop().nobody(), 'switched-off'));
		},
		PAGE_NAME_REQUIRED: async () => toldOf(await createPage(ada(), ' ')),
		async PAGE_NAME_TAKEN() {
			await createPage(ada(), 'Doppelt');
			return toldOf(await createPage(ada(), 'Doppelt', { slug: 'anders' }));
		},
		async PAGE_SLUG_TAKEN() {
			await make({ slug: 'taken' });
			return toldOf(await createPage(ada(), fresh(), { slug: 'taken' }));
		},
		PAGE_SLUG_INVALID: async () => toldOf(await createPage(ada(), fresh(), { slug: 'No Slug' })),
		PAGE_SLUG_RESERVED: async () => toldOf(await createPage(ada(), fresh(), { slug: 'links-und-rechts' })),
		PAGE_LIMIT: () => fill('page'),
		LINK_PAGE_LIMIT: () => fill('link'),
		PAGE_NOT_DELETABLE: async () => toldOf(await deletePage(ada(), await make({ slug: 'imprint' }))),
		PAGE_HELD: async () => toldOf(await applyTemplate(ada(), (await opened()).page, 'shopFront')),
		async PAGE_NOT_EMPTY() {
			const tab = await opened();
			await tab.do(insertOf(titleSection()));
			return toldOf(await applyTemplate(ada(), tab.page, 'shopFront', tab.client));
		},
		async TEMPLATE_UNDER_WAY() {
			const tab = await opened();
			await applyTemplate(ada(), tab.page, 'shopFront', tab.client);
			return toldOf(await applyTemplate(ada(), tab.page, 'shopFront', tab.client));
		},
		PAGE_NEEDED: async () => toldOf(await savePage(ada(), await make({ slug: 'terms' }), { active: false })),
		PAGE_NEEDED_THERE: async () =>
			toldOf(await savePage(ada(), await make({ slug: 'privacy' }), { slug: 'elsewhere' })),
		PAGE_NOT_HOME: async () => toldOf(await savePage(ada(), await make({ kind: 'link' }), { home: true })),
		PAGE_CHANGED: async () => toldOf(await publishPage(ada(), await make(), 7)),
		PAGE_TAKEN_OVER: async () => toldOf(await new Tab(ada(), await make()).do(insertOf(titleSection()))),
		async PAGE_STEP_GAP() {
			const tab = await opened();
			return toldOf(await tab.send([{ number: 5, kind: 'do', of: null, operations: [insertOf(titleSection())] }]));
		},
		PAGE_STEP_REFUSED: async () => toldOf(await (await opened()).do(say(titleSection(), 'nirgends'))),
		PAGE_REFUSED: async () => toldOf(await createPage(ada(), fresh(), { document: {} })),
		async PAGE_TOO_LARGE() {
			const tab = await opened();
			const large = { 'de-DE': { text: 'x'.repeat(1_000_000), source: 'human' } };
			const draft = { ...emptyPage, seo: { ...emptyPage.seo, texts: { description: large } } };
			await shop().rows(
				(sql) => sql`update pages set draft = ${JSON.stringify(draft)}::text::jsonb where id = ${tab.page}`,
			);
			return toldOf(await tab.do(insertOf(titleSection())));
		},
		async PAGE_NOT_PUBLISHABLE() {
			const id = String(await make());
			await shop().rows((sql) => sql`update pages set draft = '{"sections":[]}' where id = ${id}`);
			return toldOf(await publishPage(ada(), id, 0));
		},
		PAGE_SCHEDULE_PAST: async () => toldOf(await schedulePage(ada(), await make(), '2020-01-01T00:00:00Z')),
	};
	return Object.fromEntries(
		Object.entries(ways).map(([code, way]) => [
			code,
			async () => {
				await pays('enterprise');
				return way();
			},
		]),
	) as typeof ways;
}
