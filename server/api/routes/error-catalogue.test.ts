// Every failure of the catalogue, raised through the API of a running shop, and told as the catalogue says.
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { type ErrorCode, errorCatalogue } from '../../../rules/errors.ts';
import { newId } from '../../../rules/ids.ts';
import { shippedEntries } from '../../../rules/messages/groups.ts';
import { type OrderSettings, orderSettings } from '../../../rules/settings/orders.ts';
import { type DeeplSandbox, startDeeplSandbox } from '../../../sandbox/deepl/deepl-server.ts';
import { type PixabaySandbox, startPixabaySandbox } from '../../../sandbox/pixabay/server.ts';
import { appRole } from '../../database/provision.ts';
import { pixabayProvider } from '../../integrations/photos/pixabay.ts';
import { deeplProvider } from '../../integrations/translation/deepl.ts';
import type { OrderInput } from '../../orders/checkout/order-input.ts';
import { Browser, goodPassword, noLimits } from '../../testing/accounts.ts';
import { noPictures, startApp, testMedia } from '../../testing/app.ts';
import { saveListed } from '../../testing/catalogue.ts';
import { fillCart, someInput } from '../../testing/checkout.ts';
import { companyRefusals } from '../../testing/company-refusals.ts';
import { contactRefusals } from '../../testing/contact-refusals.ts';
import { designEditingRefusals } from '../../testing/design-editing-refusals.ts';
import { designRefusals } from '../../testing/design-refusals.ts';
import { startForeignServer } from '../../testing/foreign-server.ts';
import { interruptible } from '../../testing/interruptible.ts';
import { insertOrder } from '../../testing/order-rows.ts';
import { someBilling } from '../../testing/orders.ts';
import { pageRefusals } from '../../testing/page-refusals.ts';
import { printRefusals } from '../../testing/print-refusals.ts';
import { printformerRefusals } from '../../testing/printformer-refusals.ts';
import { procurementRefusals } from '../../testing/procurement-refusals.ts';
import { setSettings } from '../../testing/settings.ts';
import { makeShop, type Shop, startShop } from '../../testing/shop.ts';
import { fillShop, piece } from '../../testing/sold.ts';
import { tenantRefusals } from '../../testing/tenant-refusals.ts';
import { saveTexts } from '../../texts/save-texts.ts';

let shop: Shop;
let admin: Browser;
let shopper: Browser;
let adminId: string;

beforeAll(async () => {
	shop = await startShop(inject('cluster'));
	adminId = await shop.makeUser('ada@example.com');
	await shop.makeUser('shopper@example.com', { username: 'shopper' });
	[admin, shopper] = [await shop.as('ada@example.com'), await shop.as('shopper@example.com')];
});

afterAll(() => shop.close());

interface Told {
	status: number;
	message: string;
	/** The auth calls and whatever fails before the API is reached tell none. */
	code?: string;
}

async function graphql(who: Browser, query: string, variables: object = {}, headers = {}): Promise<Told> {
	const answer = await who.graphql(query, variables, headers);
	const [problem] = answer.errors ?? [];
	if (problem) {
		const { statusCode: status, code } = problem.extensions;
		return { status, code, message: problem.message };
	}
	return { status: answer.statusCode ?? 200, message: answer.message ?? 'no error' };
}

async function auth(who: Browser, call: string, body?: object): Promise<Told> {
	const { status, json } = await who.post(call, body);
	return { status, message: String(json.message) };
}

async function upload(file: Buffer): Promise<Told> {
	const form = new FormData();
	const query = 'mutation Upload($file: Upload!) { uploadMedia(file: $file) { url } }';
	form.set('operations', JSON.stringify({ query, variables: { file: null } }));
	form.set('map', JSON.stringify({ 0: ['variables.file'] }));
	form.set('0', new Blob([new Uint8Array(file)]), 'file.png');
	const request = new Request('http://x/', { method: 'POST', body: form });
	const headers = { 'content-type': request.headers.get('content-type') ?? '', 'x-operation-name': 'fileUpload' };
	const body = Buffer.from(await request.arrayBuffer());
	const answer = JSON.parse((await admin.ask('/service-api/graphql', { method: 'POST', headers, body })).body);
	const [{ message, extensions }] = answer.errors;
	return { status: extensions.statusCode, code: extensions.code, message };
}

const createUser = (user: object) =>
	graphql(admin, 'mutation($user: UserInput!) { createUser(user: $user) { id } }', { user });

const createRole = (name: string, who = admin, access: string[] = []) =>
	graphql(who, 'mutation($role: RoleInput!) { createRole(role: $role) { id } }', {
		role: { name, type: 'staff', access },
	});

const createField = (fieldName: string) =>
	graphql(admin, 'mutation($field: UserFieldInput!) { createUserField(field: $field) { fieldName } }', {
		field: {
			fieldName,
			labels: [{ languageCode: 'de-DE', translation: 'Feld' }],
			type: 'text',
			required: false,
			use: true,
		},
	});

const createCategory = (given: object = {}) =>
	graphql(admin, 'mutation($category: CategoryInput!) { createCategory(category: $category) { id } }', {
		category: {
			names: [{ languageCode: 'de-DE', translation: 'Karten' }],
			descriptions: [],
			seoTitles: [],
			seoDescriptions: [],
			published: true,
			roleIds: [],
			display: 'static',
			...given,
		},
	});

/** One below the other, as deep as they may stand. */
async function chain(): Promise<string[]> {
	const ids: string[] = [];
	for (const slug of ['one', 'two', 'three', 'four']) {
		await createCategory({ slug: `${slug}-${newId().slice(-8)}`, parentId: ids.at(-1) ?? null });
		const rows = await shop.rows<{ id: string }>(
			(sql) => sql`select id from categories order by created_at desc limit 1`,
		);
		ids.push(rows[0]?.id ?? '');
	}
	return ids;
}

const changePassword = (current: string, next: string) =>
	graphql(
		shopper,
		'mutation($current: String!, $next: String!) { changePassword(currentPassword: $current, newPassword: $next) }',
		{ current, next },
	);

const forgotten = (who: Browser, email: string) =>
	graphql(who, 'mutation($email: String!) { forgotPassword(email: $email) }', { email });

/** A call to a shop whose translations go to a provider in some state; its admin has switched them on. */
async function photographing(
	state: Partial<PixabaySandbox>,
	query = '{ photos(provider: pixabay, search: "paper") { total } }',
): Promise<Told> {
	const sandbox = Object.assign(await startPixabaySandbox(), state);
	const fetchForeign = () => Promise.reject(new Error('the sandbox is on this machine'));
	const app = await startApp({
		database: shop.test.database,
		limits: noLimits,
		photos: [pixabayProvider({ sandboxUrl: sandbox.url, fetchForeign })],
	});
	const ada = new Browser(app);
	await ada.logIn('ada@example.com', goodPassword);
	const told = await graphql(ada, query);
	await app.close();
	await sandbox.close();
	return told;
}

async function translating(state: Partial<DeeplSandbox>, query: string, key?: string): Promise<Told> {
	const sandbox = Object.assign(await startDeeplSandbox(), state);
	const url = state.url ?? sandbox.url;
	const app = await startApp({
		database: shop.test.database,
		limits: noLimits,
		translation: deeplProvider({ url, sandboxUrl: url }),
	});
	const ada = new Browser(app);
	await ada.logIn('ada@example.com', goodPassword);
	await ada.graphql(switchOn);
	if (key) await ada.graphql(`mutation { setSecret(purpose: translationKey, value: "${key}") { isSet } }`);
	const told = await graphql(ada, query);
	if (key) await ada.graphql('mutation { clearSecret(purpose: translationKey) { isSet } }');
	await app.close();
	await sandbox.close();
	return told;
}

const folder = (name: string, parent?: string): Promise<{ data: { createMediaFolder: { id: string } } }> =>
	admin.graphql('mutation($name: String!, $parent: ID) { createMediaFolder(name: $name, parent: $parent) { id } }', {
		name,
		parent,
	});

const external = (url: string) => graphql(admin, `mutation { addExternalMedia(url: "${url}") { id } }`);

/** @returns the id of a product that is not among them */
const keepFiveHundred = (email: string): Promise<string> =>
	shop.test.database.inTenant(shop.demo.id, async (sql) => {
		const names = { 'de-DE': 'Noch eins' };
		const [id = ''] = await saveListed(sql, shop.demo, [
			{ slug: 'one-more', names, fromPrice: 1, published: true, mediaId: null },
		]);
		await sql`
			insert into products (tenant_id, id, slug)
			select ${shop.demo.id}::uuid, gen_random_uuid(), 'kept-' || number from generate_series(1, 500) as number`;
		await sql`
			insert into list_items (tenant_id, id, user_id, location, product_id)
			select ${shop.demo.id}::uuid, gen_random_uuid(), u.id, 'watchlist', p.id from users u, products p where u.email = ${email} and p.slug like 'kept-%'`;
		return id;
	});

/** @returns a product that everyone can buy; so many lines of it are in a list of the shopper */
const fillList = (location: string, lines: number): Promise<string> =>
	shop.test.database.inTenant(shop.demo.id, async (sql) => {
		const slug = `in-${location}-${newId().slice(-8)}`;
		const [id = ''] = await saveListed(sql, shop.demo, [
			{ slug, names: { 'de-DE': 'Karte' }, fromPrice: 1, published: true, mediaId: null },
		]);
		await sql`
			insert into list_items (tenant_id, id, user_id, location, product_id, quantity, item_name)
			select ${shop.demo.id}::uuid, gen_random_uuid(), u.id, ${location}, ${id}::uuid, 1, 'Nr. ' || number
			from users u, generate_series(1, ${lines}) number where u.email = 'shopper@example.com'`;
		return id;
	});

const addToCart = (productId: string, quantity: number) =>
	graphql(shopper, 'mutation($items: [NewItem!]!) { addToCart(items: $items) { id } }', {
		items: [{ productId, quantity }],
	});

async function changeOne(location: string, change: string): Promise<Told> {
	const product = await fillList(location, 1);
	const [item] = await shop.rows<{ id: string }>((sql) => sql`select id from list_items where product_id = ${product}`);
	return graphql(shopper, change, { id: item?.id });
}

const switchOn =
	'mutation { saveMachineTranslation(settings: { enabled: true, formality: more, languages: ["en-GB"] }) { enabled } }';
const suggest = (key: string, languageCode = 'en-GB') =>
	`mutation { suggestTranslation(key: "${key}", languageCode: "${languageCode}", from: "de-DE") }`;
const text = (baseText: string, key: string, type: 'static' | 'productName' = 'productName') =>
	shop.test.database.inTenant(shop.demo.id, (sql) =>
		saveTexts(sql, shop.demo.id, [
			{ key, type, group: 'x', baseText, baseLanguage: 'de-DE', translations: {}, origin: 'human' },
		]),
	);
const language = (name: string, code: string) =>
	graphql(admin, `mutation { ${name}(languageCode: "${code}") { default } }`);

const synonyms = (...words: string[]) =>
	graphql(admin, 'mutation($words: [String!]!) { saveSearchSynonyms(languageCode: "de-DE", words: $words) { id } }', {
		words,
	});

async function makeProduct(): Promise<string> {
	const names = [{ languageCode: 'de-DE', translation: 'Karte' }];
	const { data } = await admin.graphql(
		'mutation($names: [ProductWordingInput!]!) { createProduct(names: $names) { id } }',
		{ names },
	);
	return data.createProduct.id;
}

const correctStock = async (id: string, reason: string, quantity: number) =>
	graphql(
		admin,
		`mutation($id: ID!, $quantity: Int!) { correctStock(productIds: [$id], reason: ${reason}, quantity: $quantity) { onHand } }`,
		{ id, quantity },
	);

/** One is there, and promised to a user. */
async function makeReserved(): Promise<string> {
	const id = await makeProduct();
	await correctStock(id, 'counted', 1);
	await shop.rows((sql) => sql`update stock set reserved = 1, sell_when_empty = true where product_id = ${id}`);
	return id;
}

/** By a user with these things in the cart, or none. */
const placeOrder = (input: Partial<OrderInput>) =>
	graphql(shopper, 'mutation($input: PlaceOrderInput!) { placeOrder(input: $input) { orderId } }', {
		input: someInput({ seenTotal: 1, ...input }),
	});

/** One thing for a euro, in a shop that sells like this. */
async function orderOne(settings: Partial<OrderSettings>, input: Partial<OrderInput> = {}): Promise<Told> {
	const slug = `sold-${newId()}`;
	const productId = (await fillShop(shop.test, shop.demo, [piece(slug, 100)])).get(slug) ?? '';
	const userId = await shop.makeUser('shopper@example.com');
	await shop.rows(async (sql) => {
		await sql`delete from list_items`;
		await setSettings(sql, shop.demo.id, orderSettings, settings);
		return [];
	});
	await fillCart(shop.test.database, shop.demo, userId, [{ productId, quantity: 1 }]);
	const told = await placeOrder(input);
	await shop.rows((sql) => sql`delete from settings`);
	return told;
}

async function placeOne(): Promise<string> {
	await orderOne({ showShipping: false }, { seenTotal: 100 });
	const [found] = await shop.rows<{ id: string }>((sql) => sql`select id from orders limit 1`);
	return found?.id ?? '';
}

/** How each is raised; one that no part of the product can raise yet says which part will. */
const ways: Partial<Record<ErrorCode, (() => Promise<Told>) | { later: string }>> = {
	BAD_REQUEST: () => graphql(admin, '{ nonsense }'),
	QUERY_TOO_COMPLEX: () =>
		graphql(admin, `{ ${Array.from({ length: 16 }, (_, number) => `a${number}: tenant { name }`).join(' ')} }`),
	UNAUTHORIZED: () => graphql(shop.nobody(), '{ me { id } }'),
	FORBIDDEN: () => graphql(shopper, '{ users { total } }'),
	NOT_FOUND: () => graphql(admin, 'query($id: ID!) { user(id: $id) { id } }', { id: newId() }),
	async METHOD_NOT_ALLOWED() {
		const query = encodeURIComponent('mutation { setCodeStep(on: true) }');
		const { body } = await admin.ask(`/service-api/graphql?query=${query}`);
		const [{ message, extensions }] = JSON.parse(body).errors;
		return { status: extensions.statusCode, code: extensions.code, message };
	},
	TOO_LARGE: () => upload(Buffer.alloc(21 * 2 ** 20)),
	UNSUPPORTED_MEDIA_TYPE: () => upload(Buffer.from('<html>')),
	VALIDATION: () => graphql(admin, '{ users(first: 1000) { total } }'),
	async INTERNAL() {
		await shop.test.owner.unsafe(`revoke select on user_fields from ${appRole}`);
		const told = await graphql(admin, '{ userGenericFields { fieldName } }');
		await shop.test.owner.unsafe(`grant select on user_fields to ${appRole}`);
		return told;
	},
	async UNAVAILABLE() {
		const line = interruptible(shop.test.database);
		const app = await startApp({ database: line.database });
		line.away = true;
		const told = await graphql(new Browser(app), '{ tenant { name } }');
		await app.close();
		return told;
	},
	async BUSY() {
		const uploads = await Promise.all(Array.from({ length: 30 }, () => upload(Buffer.alloc(2 ** 20))));
		return uploads.find(({ code }) => code === 'BUSY') ?? { status: 0, message: 'none was refused' };
	},
	TOO_SLOW: { later: 'a query that takes 20 seconds; server/graphql/execute.test.ts raises it' },
	LOGIN_FAILED: () => auth(shop.nobody(), 'login', { login: 'ada@example.com', password: 'wrong' }),
	INVALID_CODE: () => auth(shop.nobody(), 'login', { challenge: 'none', code: '000000' }),
	async CODE_NOT_SENT() {
		// An address that no mail can be sent to.
		await shop.makeUser('two,at@example.com', { codeStep: true });
		return auth(shop.nobody(), 'login', { login: 'two,at@example.com', password: goodPassword });
	},
	REFRESH_TOKEN_MISSING: () => auth(shop.nobody(), 'refresh'),
	async NO_TEMPORARY_USERS() {
		await makeShop(shop.test, 'closed', false);
		return auth(new Browser(shop.app, 'closed.localhost'), 'temporarySession', { language: 'de-DE' });
	},
	async TOO_MANY_REQUESTS() {
		const app = await startApp({ database: shop.test.database });
		const visitor = new Browser(app);
		for (let time = 0; time < 5; time++) await forgotten(visitor, 'often@example.com');
		const told = await forgotten(visitor, 'often@example.com');
		await app.close();
		return told;
	},
	async TOO_MANY_CODES() {
		await shop.makeUser('codes@example.com', { codeStep: true });
		const app = await startApp({ database: shop.test.database });
		const visitor = new Browser(app);
		for (let time = 0; time < 3; time++) await visitor.logIn('codes@example.com');
		const told = await auth(visitor, 'login', { login: 'codes@example.com', password: goodPassword });
		await app.close();
		return told;
	},
	PASSWORD_NOT_CHANGED: () => changePassword('Falsch-Wort-1', 'Neues-Offset-8'),
	PASSWORD_WRONG: () => graphql(shopper, 'mutation { deleteOwnAccount(currentPassword: "Falsch-Wort-1") }'),
	PASSWORD_TOO_WEAK: () => changePassword(goodPassword, 'short'),
	LINK_NOT_VALID: () => graphql(shop.nobody(), 'mutation { confirmEmail(token: "never") }'),
	PROFILE_NOT_SAVED: () =>
		graphql(shopper, 'mutation { updateProfile(values: [{ fieldName: "phone", value: "x" }]) { id } }'),
	MANDATORY_FIELDS: () => createUser({}),
	EMAIL_INVALID: () => createUser({ email: 'no address' }),
	EMAIL_TAKEN: () => createUser({ email: 'ada@example.com' }),
	USERNAME_INVALID: () => createUser({ email: 'new@example.com', username: 'Not Plain' }),
	USERNAME_TAKEN: () => createUser({ email: 'new@example.com', username: 'shopper' }),
	ROLE_NAME_INVALID: () => createRole('Not Plain'),
	ROLE_NAME_TAKEN: () => createRole('admin'),
	async ROLE_PROTECTED() {
		const [role] = await shop.rows<{ id: string }>((sql) => sql`select id from roles where name = 'admin'`);
		return graphql(admin, 'mutation($id: ID!) { deleteRole(id: $id) }', { id: role?.id });
	},
	async ROLE_IN_USE() {
		const made = await admin.graphql(
			'mutation { createRole(role: { name: "club", type: customer, access: [] }) { id } }',
		);
		const { id } = made.data.createRole;
		await createCategory({ roleIds: [id] });
		return graphql(admin, 'mutation($id: ID!) { deleteRole(id: $id) }', { id });
	},
	FIELD_NAME_INVALID: () => createField('not a name'),
	FIELD_NAME_TAKEN: () => createField('surname'),
	FIELD_PROTECTED: () => graphql(admin, 'mutation { deleteUserField(fieldName: "surname") { fieldName } }'),
	async GRANT_BEYOND() {
		await shop.makeUser('clerk@example.com', { role: { name: 'clerk', access: ['mRole'] } });
		return createRole('mighty', await shop.as('clerk@example.com'), ['mTenant']);
	},
	LAST_ADMIN: () => graphql(admin, 'mutation($id: ID!) { archiveUser(id: $id) { id } }', { id: adminId }),
	ASSISTANT_UNAVAILABLE: () => graphql(admin, 'mutation { testAssistant { text } }'),
	ASSISTANT_FAILED: { later: 'said by a job that writes a page, see server/pages/wizard/writing/write-page.test.ts' },
	ASSISTANT_DAY_LIMIT: { later: 'said for the 51st message of a day, see server/assistant/assistant.test.ts' },
	ASSISTANT_ADDRESS_INVALID: () =>
		graphql(
			admin,
			'mutation { saveAssistant(settings: { enabled: true, baseUrl: "https://127.0.0.1/v1", model: "" }) { revision } }',
		),
	PRINTFORMER_NO_ACCOUNT: () => graphql(admin, 'mutation { syncPrintformer { state } }'),
	PRINTFORMER_ADDRESS_INVALID: () =>
		graphql(
			admin,
			'mutation { savePrintformer(settings: { enabled: false, baseUrl: "http://printformer.example", client: "" }) { revision } }',
		),
	NO_TENANT_SELECTED: { later: 'said when the shop was removed while a domain was being added' },
	NO_DOMAINS: () => graphql(admin, 'mutation { setDefaultDomain(host: "never.example") }'),
	DOMAIN_INVALID: () => graphql(admin, 'mutation { addDomain(host: "127.0.0.1") { host } }'),
	DOMAIN_NOT_OWNED: () => graphql(admin, 'mutation { addDomain(host: "co.uk") { host } }'),
	async DOMAIN_TAKEN() {
		await graphql(admin, 'mutation { addDomain(host: "twice.example") { host } }');
		return graphql(admin, 'mutation { addDomain(host: "twice.example") { host } }');
	},
	DOMAIN_LIMIT: { later: 'said for the 51st domain, see server/tenants/domains/domains.test.ts' },
	DOMAIN_FALLBACK: () => graphql(admin, 'mutation { deleteDomain(host: "demo.localhost") }'),
	async DOMAIN_NOT_ACTIVE() {
		await graphql(admin, 'mutation { addDomain(host: "soon.example") { host } }');
		return graphql(admin, 'mutation { setDefaultDomain(host: "soon.example") }');
	},
	TRANSLATION_OFF: () => graphql(admin, suggest('header.search')),
	async TRANSLATION_NO_KEY() {
		await admin.graphql(switchOn);
		return graphql(admin, suggest('header.search'));
	},
	TRANSLATION_KEY_REFUSED: () => translating({}, suggest('header.search'), 'wrong-key'),
	TRANSLATION_QUOTA: () => translating({ limit: 1 }, suggest('header.search')),
	TRANSLATION_BUSY: () => translating({ failWith: 503 }, suggest('header.search')),
	TRANSLATION_UNREACHABLE: () => translating({ url: 'http://127.0.0.1:9' }, suggest('header.search')),
	async TRANSLATION_LANGUAGE() {
		await language('addLocalization', 'cy-GB');
		return translating({}, suggest('header.search', 'cy-GB'));
	},
	async TRANSLATION_TOO_LARGE() {
		await text('ä'.repeat(30_000).slice(0, 19_999), 'long.text');
		return translating({}, suggest('long.text'));
	},
	TRANSLATION_REFUSED: () => translating({ failWith: 400 }, suggest('header.search')),
	TRANSLATION_PLACEHOLDER: () => translating({ translate: () => '</x>' }, suggest('header.preview')),
	async TRANSLATION_COMPLICATED() {
		const many = Array.from({ length: 50 }, (_, number) => `a${number} {Wort}`).join(' ');
		await text(`{x, select, ${many} other {Wort}}`, 'many.forms', 'static');
		return translating({}, suggest('many.forms'));
	},
	PHOTOS_NO_KEY: () => graphql(admin, '{ photos(provider: pixabay, search: "paper") { total } }'),
	PHOTOS_KEY_REFUSED: () => photographing({ failWith: 401 }),
	PHOTOS_LIMIT: () => photographing({ failWith: 429 }),
	PHOTOS_UNREACHABLE: () => photographing({ failWith: 500 }),
	PHOTOS_UNREADABLE: () => photographing({ spoil: 'text' }),
	PHOTO_GONE: () => photographing({}, 'mutation { addPhoto(provider: pixabay, id: "99999") { id } }'),
	async MEDIA_FOLDER_NAME_TAKEN() {
		await folder('Taken');
		return graphql(admin, 'mutation { createMediaFolder(name: "taken") { id } }');
	},
	async MEDIA_FOLDER_NOT_EMPTY() {
		const { id } = (await folder('Full')).data.createMediaFolder;
		await folder('Inside', id);
		return graphql(admin, 'mutation($id: ID!) { deleteMediaFolder(id: $id) }', { id });
	},
	async MEDIA_FOLDER_INSIDE_ITSELF() {
		const { id } = (await folder('Circle')).data.createMediaFolder;
		return graphql(admin, 'mutation($id: ID!) { moveMediaFolder(id: $id, parent: $id) { id } }', { id });
	},
	async MEDIA_FOLDER_TOO_DEEP() {
		let parent: string | undefined;
		for (let depth = 1; depth <= 6; depth++)
			parent = (await folder(`Level ${depth}`, parent)).data.createMediaFolder.id;
		return graphql(admin, 'mutation($id: ID) { createMediaFolder(name: "Deeper", parent: $id) { id } }', {
			id: parent,
		});
	},
	FOREIGN_ADDRESS_INVALID: () => external('http://example.com/picture.png'),
	FOREIGN_ADDRESS_NOT_PUBLIC: () => external('https://127.0.0.1/picture.png'),
	FOREIGN_UNREACHABLE: () => external('https://nowhere.invalid/picture.png'),
	async FOREIGN_NO_FILE() {
		const site = await startForeignServer((_request, response) => response.writeHead(404).end());
		const media = testMedia(noPictures, { fetchForeign: site.fetcher() });
		const app = await startApp({ database: shop.test.database, limits: noLimits, media });
		const ada = new Browser(app);
		await ada.logIn('ada@example.com', goodPassword);
		const told = await graphql(ada, `mutation { addExternalMedia(url: "${site.url('/gone.png')}") { id } }`);
		await app.close();
		await site.close();
		return told;
	},
	FAVOURITES_FULL: async () => {
		const productId = await keepFiveHundred('shopper@example.com');
		return graphql(shopper, 'mutation($productId: ID!) { setFavourite(productId: $productId, on: true) }', {
			productId,
		});
	},
	CART_FULL: async () => addToCart(await fillList('cart', 200), 1),
	async DRAFTS_FULL() {
		await fillList('drafts', 500);
		const [draft] = await shop.rows<{ id: string }>(
			(sql) => sql`select id from list_items where location = 'drafts' limit 1`,
		);
		return graphql(shopper, 'mutation($id: ID!) { copyItem(id: $id) { id } }', { id: draft?.id });
	},
	ITEM_NOT_ADDED: async () => addToCart(await fillList('drafts', 0), 0),
	CART_NOT_UPDATED: () => changeOne('cart', 'mutation($id: ID!) { changeItem(id: $id, quantity: 0) { id } }'),
	ITEM_NOT_COPIED: { later: 'said by the page of the cart when a copy fails for another reason' },
	CONTENT_NOT_CHECKED: () =>
		changeOne('drafts', 'mutation($id: ID!) { finaliseDraft(id: $id, contentChecked: false) { id } }'),
	TERMS_NOT_ACCEPTED: () => placeOrder({ termsAccepted: false }),
	ADDRESS_INVALID: () => placeOrder({ billingAddress: { ...someBilling, city: '' } }),
	CART_PROBLEMS: async () => {
		await shop.rows((sql) => sql`delete from list_items`);
		return placeOrder({});
	},
	SHIPPING_METHOD_INVALID: () => orderOne({}),
	PRICE_CHANGED: () => orderOne({ showShipping: false }),
	PAYMENT_METHOD_INVALID: () => orderOne({ showShipping: false, invoiceFor: 'nobody' }, { seenTotal: 100 }),
	PROFILE_INCOMPLETE: () => orderOne({ profileRequired: true }),
	ORDER_NOT_MOVED: async () => {
		const { id } = await shop
			.rows<{ id: string }>((sql) => sql`select id from orders limit 1`)
			.then(async ([found]) => found ?? { id: await placeOne() });
		return graphql(admin, 'mutation($id: ID!) { moveOrder(id: $id, to: finished) { id } }', { id });
	},
	ORDER_UNPAID: { later: 'said of orders that are paid first, see server/orders/pay-placed.test.ts' },
	ORDER_NOT_SHIPPABLE: { later: 'said of cancelled orders, see server/orders/shipments/shipments.test.ts' },
	SHIPMENT_CHANGED: { later: 'said of an older revision, see server/orders/shipments/shipments.test.ts' },
	PAYMENT_SESSION_NOT_FOUND: () =>
		graphql(shopper, 'query($id: ID!) { checkoutState(orderId: $id) { state } }', { id: newId() }),
	PAYMENT_FAILED: { later: 'said when the provider refuses, see server/orders/checkout/checkout-api.test.ts' },
	SUBSCRIPTION_NEEDS_ACCOUNT: {
		later: 'said to guests, see server/orders/checkout/subscriptions.test.ts',
	},
	TRIAL_CHANGED: { later: 'said where a trial was used meanwhile, see server/orders/checkout/trials.test.ts' },
	TRIAL_USED: { later: 'said of an address that has had one, see server/orders/checkout/trials.test.ts' },
	SUBSCRIPTION_STATE: { later: 'said of what is canceled already, see server/subscriptions/own/own.test.ts' },
	SUBSCRIPTION_WITHDRAWN: {
		later: 'said of what waits for a decision, see server/subscriptions/cancellation/cancellation.test.ts',
	},
	SUBSCRIPTION_TOO_EXPENSIVE: {
		later: 'said of a quantity that no card pays, see server/subscriptions/own/own.test.ts',
	},
	SUBSCRIPTION_UNANSWERED: { later: 'said when the provider is silent, see server/subscriptions/own/own.test.ts' },
	SUBSCRIPTION_REFUSED: { later: 'said when the provider refuses, see server/subscriptions/own/own.test.ts' },
	BUDGET_EXCEEDED: { later: 'said to members of companies, see server/approvals/approvals.test.ts' },
	COST_CENTRE_INVALID: { later: 'said to members of companies, see server/approvals/approvals.test.ts' },
	APPROVAL_DECIDED: { later: 'said to the second of two, see server/approvals/approvals.test.ts' },
	NEWSLETTER_KNOWN: { later: 'said of an address that is there, see server/newsletter/audience/audience.test.ts' },
	NEWSLETTER_SUPPRESSED: {
		later: 'said of an address that is barred, see server/newsletter/audience/audience.test.ts',
	},
	NEWSLETTER_TOO_MANY_TOPICS: { later: 'said of the 31st topic, see server/newsletter/audience/audience.test.ts' },
	CAMPAIGN_CHANGED: { later: 'said of an older revision, see server/newsletter/campaigns/campaigns.test.ts' },
	CAMPAIGN_CLOSED: { later: 'said of a campaign that is sent, see server/newsletter/campaigns/campaigns.test.ts' },
	CAMPAIGN_EMPTY: { later: 'said of a mail without content, see server/newsletter/campaigns/campaigns.test.ts' },
	CAMPAIGN_NO_SUBJECT: {
		later: 'said where the subject is missing, see server/newsletter/campaigns/campaigns.test.ts',
	},
	CAMPAIGN_NOBODY: { later: 'said where nobody fits, see server/newsletter/campaigns/campaigns.test.ts' },
	APPROVAL_CHANGED: { later: 'said of another content, see server/approvals/approvals.test.ts' },
	APPROVAL_NOT_YOURS: { later: 'said to who is not asked, see server/approvals/approvals.test.ts' },
	APPROVAL_RULE_CHANGED: { later: 'said of an older revision, see server/approvals/rules.test.ts' },
	STOCK_SHARE_EXCEEDED: {
		later: 'said where an unpaid order would hold too much, see server/orders/checkout/unpaid-orders.test.ts',
	},
	ORDER_FAILED: {
		later: 'the headline of the checkout page where an order has failed and nobody knows why, see e2e/checkout.spec.ts',
	},
	TEMPLATE_EMPTY: { later: 'no template that ships is empty; wizard.test.ts makes one up' },
	ORDER_AFTER_PAYMENT_FAILED: { later: 'cannot be reached: money that came is an order, or goes back' },
	SYNONYM_INVALID: () => synonyms('one'),
	async SYNONYM_TAKEN() {
		await synonyms('one', 'two');
		return synonyms('two', 'three');
	},
	LANGUAGE_INVALID: () => language('addLocalization', 'french'),
	LANGUAGE_TAKEN: () => language('addLocalization', 'de-DE'),
	async CATEGORY_CHANGED() {
		const [id, other] = await chain();
		return graphql(admin, 'mutation($id: ID!, $before: ID) { placeCategory(id: $id, before: $before) }', {
			id,
			before: other,
		});
	},
	async CATEGORY_CIRCLE() {
		const [id, parentId] = await chain();
		return graphql(admin, 'mutation($id: ID!, $parentId: ID) { placeCategory(id: $id, parentId: $parentId) }', {
			id,
			parentId,
		});
	},
	CATEGORY_TOO_DEEP: async () => createCategory({ slug: 'five', parentId: (await chain()).at(-1) }),
	CATEGORY_LINK_INVALID: () => createCategory({ linkUrl: 'javascript:alert(1)' }),
	CATEGORY_SLUG_INVALID: () => createCategory({ slug: 'No Slug' }),
	async CATEGORY_SLUG_TAKEN() {
		await createCategory({ slug: 'taken' });
		return createCategory({ slug: 'taken' });
	},
	async FIELD_TYPE_IN_USE() {
		const field = (type: string) => ({
			name: 'paperKind',
			labels: [{ languageCode: 'de-DE', translation: 'Papier' }],
			type,
			required: false,
			filter: false,
			defaults: [],
		});
		const made = await admin.graphql(
			'mutation($field: ProductFieldInput!) { createProductField(meta: false, field: $field) { id } }',
			{ field: field('text') },
		);
		const { id } = made.data.createProductField;
		await shop.rows(
			(sql) => sql`
			with made as (
				insert into products (tenant_id, id, slug) values (${shop.demo.id}, ${newId()}, 'with-paper') returning id
			)
			insert into product_field_values (tenant_id, product_id, field_id) select ${shop.demo.id}, id, ${id} from made`,
		);
		return graphql(
			admin,
			'mutation($id: ID!, $field: ProductFieldInput!) { updateProductField(id: $id, field: $field) { id } }',
			{ id, field: field('link') },
		);
	},
	LANGUAGE_DEFAULT_KEPT: () => language('deleteLocalization', 'de-DE'),
	async PRODUCT_CHANGED() {
		const id = await makeProduct();
		const words = [{ languageCode: 'de-DE', translation: 'Karte' }];
		const product = {
			...{ revision: 7, slug: 'karte', code: '', published: false, orderable: true, productionDays: 1 },
			...{ itemNameAllowed: false, names: words, descriptions: [], seoTitles: [], seoDescriptions: [], fields: [] },
			...{ choiceFields: [], labelIds: [], categoryIds: [], variants: [], removedVariants: [], deletedVariants: [] },
		};
		const save =
			'mutation($id: ID!, $product: EditedProductInput!) { saveProduct(id: $id, product: $product) { revision } }';
		return graphql(admin, save, { id, product });
	},
	PRODUCT_NOT_ARCHIVED: async () =>
		graphql(admin, 'mutation($ids: [ID!]!) { deleteProducts(ids: $ids) }', { ids: [await makeProduct()] }),
	PRODUCT_IMAGES_FULL: async () =>
		graphql(admin, 'mutation($id: ID!, $media: [ID!]!) { addProductImages(productId: $id, mediaIds: $media) { id } }', {
			id: await makeProduct(),
			media: Array.from({ length: 21 }, newId),
		}),
	PRODUCT_IMAGES_CHANGED: async () =>
		graphql(
			admin,
			'mutation($id: ID!, $images: [ID!]!) { orderProductImages(productId: $id, imageIds: $images) { id } }',
			{
				id: await makeProduct(),
				images: [newId()],
			},
		),
	ORDER_SETTINGS_CHANGED: () =>
		graphql(admin, 'mutation { saveOrderSettings(settings: {}, revision: 7) { revision } }'),
	SETTINGS_TENANT_MISSING: { later: 'a shop that is removed while an admin saves: server/settings/settings.test.ts' },
	SETTINGS_CHANGED: () =>
		graphql(
			admin,
			'mutation { saveMachineTranslation(settings: { enabled: false, formality: more, languages: [] }, revision: 7) { revision } }',
		),
	async SHIPPING_METHOD_CHANGED() {
		const method =
			'{ names: [{ languageCode: "de-DE", translation: "Paket" }], descriptions: [], countries: [], kind: flat, price: 490, steps: [], days: 2, active: true }';
		const { data } = await admin.graphql(`mutation { saveShippingMethod(method: ${method}) { id } }`);
		const save = `mutation($id: ID!) { saveShippingMethod(id: $id, revision: 7, method: ${method}) { id } }`;
		return graphql(admin, save, { id: data.saveShippingMethod.id });
	},
	NUMBER_NOT_FORWARD: () =>
		graphql(admin, `mutation { setNextNumber(kind: order, year: ${new Date().getFullYear()}, next: 0) { skippedTo } }`),
	async PRICE_LIST_CHANGED() {
		const { data } = await admin.graphql('mutation { createPriceList(name: "Handel") { id } }');
		const save = 'mutation($id: ID!) { savePriceListRows(id: $id, revision: 7, rows: []) { saved } }';
		return graphql(admin, save, { id: data.createPriceList.id });
	},
	async PRICE_LIST_NAME_TAKEN() {
		await admin.graphql('mutation { createPriceList(name: "Vereine") { id } }');
		return graphql(admin, 'mutation { createPriceList(name: "vereine") { id } }');
	},
	async DOCUMENT_INCOMPLETE() {
		const id = await shop.rows<string>((sql) =>
			insertOrder(sql, shop.demo.id, { number: '2020-000001' }).then((made) => [made]),
		);
		return graphql(admin, 'mutation($id: ID!) { makeInvoice(id: $id) { id } }', { id: id[0] });
	},
	STOCK_NOT_COUNTED: async () => correctStock(await makeProduct(), 'lost', 1),
	STOCK_INSUFFICIENT: async () => correctStock(await makeReserved(), 'lost', 2),
	async STOCK_OVERSOLD() {
		const id = await makeReserved();
		await shop.rows((sql) => sql`update stock set on_hand = 0 where product_id = ${id}`);
		return graphql(
			admin,
			'mutation($id: ID!) { saveStockSettings(productIds: [$id], sellWhenEmpty: false) { onHand } }',
			{
				id,
			},
		);
	},
	STOCK_RESERVED: async () =>
		graphql(admin, 'mutation($id: ID!) { deleteStock(productId: $id) }', { id: await makeReserved() }),
	THEME_PRESET_NAME_TAKEN: () =>
		graphql(admin, 'mutation { saveThemePreset(name: "Harbour", theme: {}) { overwriteColors } }'),
	async THEME_IMAGE_SIZE() {
		const id = newId();
		await shop.rows(
			(sql) => sql`
				insert into media (tenant_id, id, content_type, width, height) values (${shop.demo.id}, ${id}, 'image/png', 9, 9)`,
		);
		const setIcon = 'mutation($id: ID!) { setThemeImage(use: "favicon", media: $id) { overwriteColors } }';
		return graphql(admin, setIcon, { id });
	},
	...pageRefusals(
		() => shop,
		() => admin,
	),
	...designRefusals(
		() => shop,
		() => admin,
		() => shopper,
	),
	...designEditingRefusals(
		() => shop,
		() => shopper,
	),
	...printformerRefusals(() => shop, 'shopper@example.com'),
	...printRefusals(
		() => shop,
		() => shopper,
	),
	...tenantRefusals(() => shop),
	...companyRefusals(() => shop),
	...contactRefusals(() => shop),
	...procurementRefusals(
		() => shop,
		() => admin,
	),
	PLAN_SELLER_TAKEN: { later: 'said to operators, see server/subscriptions/plans/plans.test.ts' },
	PLAN_SELLER_BUSY: { later: 'said to operators, see server/subscriptions/plans/plans.test.ts' },
	PLAN_UNAVAILABLE: () => graphql(admin, 'mutation { cancelPlan }'),
	PLAN_TOO_SMALL: { later: 'said to owners with too many pages, see server/subscriptions/plans/buying.test.ts' },
	PLAN_RUNNING: { later: 'said to owners who have one, see server/subscriptions/plans/buying.test.ts' },
	PLAN_UNPAID: { later: 'said where the card is refused, see server/subscriptions/plans/buying.test.ts' },
	PLAN_UNANSWERED: { later: 'said when the provider does not answer with the page for a card' },
	PLAN_STATE: { later: 'said to owners without one, see server/subscriptions/plans/buying.test.ts' },
	async STILL_WORKING() {
		const headers = { 'x-idempotency-key': 'still-working-0123456789' };
		const send = () => graphql(shopper, 'mutation { setCodeStep(on: false) }', {}, headers);
		await send();
		// As if it were still being worked on.
		await shop.rows((sql) => sql`update remembered_answers set answer = null, done_at = null`);
		return send();
	},
	async RESULT_UNREAD() {
		const headers = { 'x-idempotency-key': 'result-unread-0123456789' };
		const send = () => graphql(shopper, 'mutation { setCodeStep(on: false) }', {}, headers);
		await send();
		// As if the process had died before it could write the answer down.
		await shop.rows((sql) => sql`update remembered_answers set answer = null`);
		return send();
	},
};

describe('the error catalogue', () => {
	it.each(Object.entries(errorCatalogue))('%s is raised, or known to come later', async (code, entry) => {
		const { status, text } = entry;
		const way = ways[code as ErrorCode];
		if (way === undefined) throw new Error(`${code} is raised by no test: say in this file how it is`);
		if (typeof way === 'object') return expect(way.later).toMatch(/\S/);
		const told = await way();
		expect(told.status).toBe(status);
		// A sentence with facts in it is known by its beginning.
		const sentence = shippedEntries.get('told' in entry ? entry.told : text)?.translations['en-GB'] ?? 'none';
		expect(told.message.startsWith(sentence.split('{')[0] ?? 'none')).toBe(true);
		if (told.code) expect(told.code).toBe(code);
	});
});
