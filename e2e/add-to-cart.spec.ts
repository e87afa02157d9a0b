// From the page of a product into the cart: by a guest without JavaScript, then with it, then several at once; it is still his when he
// logs in.
import { announceChange } from '../server/tenants/announce-change.ts';
import type { TestDatabase } from '../server/testing/database.ts';
import { makeAccount, password } from './support/people.ts';
import { accessibilityFaults, answerConsent, complaintsOf, expect, open, overflows, test } from './support/shop.ts';

const stickers = '/product/aufkleber-kontur';
const cards = '/product/visitenkarten-classic';

test('what a guest gathers, with and without JavaScript, is his when he logs in', async ({
	browser,
	addressOf,
	server,
	demo,
}) => {
	const address = addressOf('demo');
	const plain = await browser.newContext({ javaScriptEnabled: false });
	const still = await plain.newPage();
	await still.goto(address + stickers);
	// What was typed counts, also if nobody has asked for its price.
	await still.getByLabel('Auflage', { exact: true }).fill('3');
	await still.getByRole('button', { name: 'In den Warenkorb' }).click();
	await expect(still.getByText('Der Artikel konnte nicht in den Warenkorb gelegt werden.')).toBeVisible();
	await expect(still.getByText('Wir fertigen mindestens 25 Stück.')).toBeVisible();
	await still.getByLabel('Auflage', { exact: true }).fill('1.000');
	await still.getByLabel('Eigene Bezeichnung').fill('Messe Husum');
	await still.getByRole('button', { name: 'In den Warenkorb' }).click();
	await expect(still).toHaveURL(`${address}/cart`);

	const context = await browser.newContext({
		storageState: await plain.storageState(),
		viewport: { width: 390, height: 844 },
	});
	await answerConsent(context);
	const page = await context.newPage();
	const complaints = complaintsOf(page);
	await open(page, address + cards);
	const link = page.getByRole('banner').getByRole('link', { name: 'Warenkorb (eine Position)' });
	await expect(link).toBeVisible();
	await page.getByRole('link', { name: '250 Stück' }).first().click();
	await page.getByLabel('Eigene Bezeichnung').fill('Karten Anna');
	await page.getByRole('button', { name: 'In den Warenkorb' }).press('Enter');
	await expect(page.getByText('Karten Anna liegt in Ihrem Warenkorb.')).toBeVisible();
	await expect(page.getByRole('link', { name: 'Zum Warenkorb' })).toHaveAttribute('href', '/cart');
	await expect(page.getByLabel('Eigene Bezeichnung')).toHaveValue('');
	await expect(page.getByRole('banner').getByRole('link', { name: 'Warenkorb (2 Positionen)' })).toBeVisible();
	expect(await accessibilityFaults(page)).toEqual([]);

	await offerSeveral(demo, true);
	try {
		await open(page, `${address}${cards}?quantity=100`);
		await page.getByText('Mehrere auf einmal').click();
		const row = page.getByRole('group', { name: 'Weitere Position 1' });
		await row.getByLabel('Auflage').fill('300');
		await expect(row.getByText('Diese Auflage ist nicht möglich.')).toBeVisible();
		await page.getByRole('button', { name: 'Alle in den Warenkorb' }).click();
		await expect(row.getByLabel('Auflage')).toBeFocused();
		await row.getByLabel('Auflage').fill('500');
		await row.getByLabel('Ausführung').selectOption({ index: 1 });
		await row.getByLabel('Eigene Bezeichnung').fill('Karten Berta');
		await expect(row.getByText(/\d,\d\d\s€/)).toBeVisible();
		expect(await accessibilityFaults(page)).toEqual([]);
		expect(await overflows(page)).toBe(false);
		await page.getByRole('button', { name: 'Alle in den Warenkorb' }).click();
		await expect(page.getByText('2 Positionen liegen in Ihrem Warenkorb.')).toBeVisible();
	} finally {
		await offerSeveral(demo, false);
	}

	await makeAccount(server, 'demo', 'gatherer@example.com');
	const lines = await page.evaluate<string[]>(`(async () => {
		const post = (place, body) => fetch('/service-api/' + place, {
			method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body),
		}).then((response) => response.json());
		const { status, user } = await post('auth/login', ${JSON.stringify({ login: 'gatherer@example.com', password })});
		const { data } = await post('graphql', { query: '{ listItems(location: cart) { items { quantity itemName problem } } }' });
		return [status, user.email, ...data.listItems.items.map(({ quantity, itemName, problem }) => [quantity, itemName, problem].join(' ').trim())];
	})()`);
	expect(lines.sort()).toEqual(
		['100', '1000 Messe Husum', '250 Karten Anna', '500 Karten Berta', 'gatherer@example.com', 'ok'].sort(),
	);
	expect(complaints).toEqual([]);
	await context.close();
	await plain.close();
});

/** As the settings of the shop do it. */
async function offerSeveral({ owner }: { owner: TestDatabase['owner'] }, on: boolean): Promise<void> {
	await owner.begin(async (sql) => {
		const [shop] = await sql<{ id: string }[]>`select id from tenants where slug = 'demo'`;
		const id = shop?.id ?? '';
		await sql`select set_config('app.tenant_id', ${id}, true)`;
		await sql`
			insert into order_settings (tenant_id, multiple_selection) values (${id}, ${on})
			on conflict (tenant_id) do update set multiple_selection = excluded.multiple_selection`;
		await announceChange(sql, id, 'content');
	});
}
