// Shops to measure: as many products as are wanted, each with two variants, in twenty categories.
import { demoShops } from '../demo/data/shops.ts';
import { fillShopfront } from '../demo/fill-shopfront.ts';
import { drawAll, productDrawing, saveFolders, savePainting } from '../demo/pictures.ts';
import { demoThemes } from '../demo/themes.ts';
import { newId } from '../rules/ids.ts';
import { productFieldLabelKey } from '../rules/texts/entity-keys.ts';
import { saveCategories } from '../server/catalogue/save-categories.ts';
import { saveProducts } from '../server/catalogue/save-products.ts';
import type { Database, Sql } from '../server/database/connection.ts';
import { mediaStore } from '../server/media/store.ts';
import { createTenant } from '../server/tenants/create-tenant.ts';
import { type Tenant, tenantWithSlug } from '../server/tenants/find-tenant.ts';
import { saveTexts } from '../server/texts/save-texts.ts';
import { textOfEntity } from '../server/texts/text-of-entity.ts';
import { saveTheme } from '../server/theme/save-theme.ts';

const kinds = [
	['Flyer', 'Flyers'],
	['Visitenkarten', 'Business cards'],
	['Plakate', 'Posters'],
	['Broschüren', 'Brochures'],
	['Postkarten', 'Postcards'],
	['Aufkleber', 'Stickers'],
	['Kalender', 'Calendars'],
	['Banner', 'Banners'],
	['Mappen', 'Folders'],
	['Blöcke', 'Pads'],
	['Briefbogen', 'Letterheads'],
	['Umschläge', 'Envelopes'],
	['Speisekarten', 'Menus'],
	['Einladungen', 'Invitations'],
	['Etiketten', 'Tags'],
	['Schilder', 'Signs'],
	['Fahnen', 'Flags'],
	['Gutscheine', 'Vouchers'],
	['Tischaufsteller', 'Table stands'],
	['Rollups', 'Roll-ups'],
] as const;

const papers = [
	['matt gestrichen', 'matt coated'],
	['Naturpapier', 'uncoated'],
] as const;

const both = ([german, english]: readonly [string, string], more = '') => ({
	'de-DE': `${german}${more}`,
	'en-GB': `${english}${more}`,
});

const kindOf = (number: number) => kinds[number % kinds.length] ?? kinds[0];

function product(number: number, mediaId: string) {
	const slug = `product-${number}`;
	const kind = kindOf(number);
	return {
		slug,
		code: `P${number}`,
		names: both(kind, ` Nummer ${number}`),
		descriptions: {
			'de-DE': `Gedruckt in unserer Werkstatt auf Papier mit 300 g/m², beidseitig vierfarbig, geschnitten und verpackt.`,
			'en-GB': 'Printed in our own workshop on 300 gsm paper, four colours on both sides, trimmed and packed.',
		},
		fromPrice: 1000 + number,
		published: true,
		mediaId: null,
		images: [mediaId],
		choices: ['paper'],
		variants: papers.map((paper, index) => ({
			slug: `${slug}-${index}`,
			code: `P${number}-${index}`,
			names: both(kind, ` ${index + 1}`),
			fields: { paper: both(paper) },
		})),
	};
}

async function addField(sql: Sql, tenant: Tenant): Promise<void> {
	const id = newId();
	await sql`
		insert into product_fields (tenant_id, id, name, type, filter) values (${tenant.id}, ${id}, 'paper', 'text', true)`;
	const translations = both(['Papier', 'Paper']);
	await saveTexts(sql, tenant.id, [
		textOfEntity(tenant, { key: productFieldLabelKey(id), type: 'productFieldLabel', group: 'products', translations }),
	]);
}

const portion = 1000;

interface Filling {
	slug: string;
	products: number;
}

export async function fillShop(database: Database, dataDir: string, { slug, products }: Filling): Promise<void> {
	const id = await createTenant(database, {
		slug,
		name: `Shop ${slug}`,
		allowTemporaryUsers: true,
		languageCodes: ['de-DE', 'en-GB'],
	});
	const tenant = await tenantWithSlug(database, slug);
	const [example] = demoShops.demo.products;
	const theme = demoThemes.demo;
	if (!tenant || !example || !theme) throw new Error('no demo to copy');
	const { picture } = await drawAll({ picture: productDrawing(demoShops.demo, example) });
	const mediaId = await database.inTenant(id, async (sql) => {
		await saveTheme(sql, id, theme);
		await addField(sql, tenant);
		const { all = '' } = await saveFolders(sql, id, ['all']);
		const shows = both(['Karten', 'Cards']);
		return savePainting(sql, mediaStore(dataDir), tenant, picture, { name: 'bench', folder: all, shows });
	});
	const numbers = Array.from({ length: products }, (_, number) => number);
	for (let start = 0; start < products; start += portion)
		await database.inTenant(id, (sql) =>
			saveProducts(
				sql,
				tenant,
				numbers.slice(start, start + portion).map((number) => product(number, mediaId)),
			),
		);
	await database.inTenant(id, (sql) =>
		saveCategories(
			sql,
			tenant,
			kinds.map((kind, index) => ({
				slug: `category-${index}`,
				names: both(kind),
				descriptions: {},
				published: true,
				mediaId: null,
				products: numbers.filter((number) => kindOf(number) === kind).map((number) => `product-${number}`),
			})),
		),
	);
	await fillShopfront(database, mediaStore(dataDir), tenant, { ...demoShops.demo, categories: [] }, () => undefined);
}
