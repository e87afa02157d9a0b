// How each failure that has to do with editing a design is raised.
import { sampleDesign } from '../../rules/designs/sample-design.ts';
import { newId } from '../../rules/ids.ts';
import type { Browser } from './accounts.ts';
import { DesignTab } from './design-tab.ts';
import type { Answer } from './pages.ts';
import type { Shop } from './shop.ts';
import { fillShop, piece } from './sold.ts';

interface Told {
	status: number;
	message: string;
	code?: string;
}

const toldOf = ({ refused }: Answer): Told =>
	refused
		? { status: Number(refused.statusCode), message: refused.message, code: refused.code }
		: { status: 200, message: 'no error' };

/** @param shopper is called `shopper@example.com` */
export function designEditingRefusals(shop: () => Shop, shopper: () => Browser) {
	async function openTab(): Promise<DesignTab> {
		const { test, demo } = shop();
		const slug = `design-${newId()}`;
		const products = await fillShop(test, demo, [piece(slug, 100)]);
		const id = newId();
		await shop().rows(
			(sql) => sql`
				insert into designs (tenant_id, id, kind, product_id, user_id, document)
				select ${demo.id}, ${id}, 'draft', ${products.get(slug) ?? ''}, id, ${JSON.stringify(sampleDesign())}::text::jsonb
				from users where tenant_id = ${demo.id} and email = 'shopper@example.com'`,
		);
		const tab = new DesignTab(shopper(), id);
		await tab.open();
		return tab;
	}
	const value = { do: 'value', key: 'name', value: 'Eva' };

	return {
		async DESIGN_TAKEN_OVER(): Promise<Told> {
			const { design } = await openTab();
			return toldOf(await new DesignTab(shopper(), design).do(value));
		},
		async DESIGN_STEP_GAP(): Promise<Told> {
			const tab = await openTab();
			tab.number = 1;
			return toldOf(await tab.do(value));
		},
		DESIGN_STEP_REFUSED: async (): Promise<Told> => toldOf(await (await openTab()).do({ ...value, key: 'nowhere' })),
		DESIGN_REFUSED: async (): Promise<Told> => toldOf(await (await openTab()).keep({})),
		DESIGN_TOO_LARGE: async (): Promise<Told> =>
			toldOf(await (await openTab()).keep({ ...sampleDesign(), more: 'x'.repeat(1_000_000) })),
	};
}
