// How each failure that has to do with designs at Printformer is raised: by a provider that does nothing but fail.
import { randomBytes } from 'node:crypto';
import { pino } from 'pino';
import { newId } from '../../rules/ids.ts';
import { printformerSettings } from '../../rules/settings/printformer.ts';
import { readConfig } from '../config.ts';
import { accountId } from '../designs/printformer/open-account.ts';
import type { PrintformerServices } from '../designs/printformer/services.ts';
import { plantTemplates } from '../designs/templates/plant-templates.ts';
import type { PrintformerClient } from '../integrations/printformer/client.ts';
import { PrintformerFailure, type PrintformerProblem } from '../integrations/printformer/problem.ts';
import { openPrivateStore } from '../media/private/open-private-store.ts';
import { enterSecret } from '../secrets/keep-secret.ts';
import { Browser, goodPassword, noLimits } from './accounts.ts';
import { startApp } from './app.ts';
import { removeFolder, temporaryFolder } from './cluster.ts';
import { cardSpecification, cardTemplate } from './design-shop.ts';
import { setSettings } from './settings.ts';
import type { Shop } from './shop.ts';
import { fillShop, piece } from './sold.ts';

interface Told {
	status: number;
	message: string;
	code?: string;
}

const baseUrl = 'https://example.printformer.net';
const client = 'failing';

const failing = (problem: PrintformerProblem): PrintformerServices['provider'] => ({
	mayCall: () => true,
	isSandbox: () => false,
	findLookupError: async () => undefined,
	open: () => new Proxy({} as PrintformerClient, { get: () => () => Promise.reject(new PrintformerFailure(problem)) }),
});

export function printformerRefusals(shop: () => Shop, email: string) {
	/** A design of this user that is at the provider, as far as we know. */
	async function plantDesign(account: string): Promise<string> {
		const { test, demo } = shop();
		const slug = `at-provider-${newId()}`;
		const productId = (await fillShop(test, demo, [piece(slug, 100)])).get(slug) ?? '';
		const id = newId();
		await shop().rows(async (sql) => {
			await sql`
				insert into print_specifications (tenant_id, product_id, specification)
				values (${demo.id}, ${productId}, ${JSON.stringify(cardSpecification)}::text::jsonb)`;
			await plantTemplates(sql, demo.id, new Map([[slug, await cardTemplate()]]));
			await sql`
				insert into designs (tenant_id, id, kind, provider, product_id, user_id, document)
				select ${demo.id}, ${id}, 'draft', 'printformer', ${productId}, u.id, v.document
				from users u, design_template_versions v join designs t on t.id = v.template_id
				where u.email = ${email} and t.product_id = ${productId}`;
			await sql`
				insert into printformer_drafts (tenant_id, design_id, account, hash, owner, template, intent)
				values (${demo.id}, ${id}, ${account}, 'hash', 'owner', 'pfcard01', 'customize')`;
			return [];
		});
		return id;
	}

	const duplicate = 'mutation($id: ID!) { duplicateDesign(id: $id) { id } }';

	async function told(
		problem: PrintformerProblem,
		query = duplicate,
		account = accountId({ baseUrl, client }),
	): Promise<Told> {
		const { test, demo } = shop();
		const dataDir = temporaryFolder('printformer-refusals');
		const [secretsKey, env] = [randomBytes(32), { DATA_DIR: dataDir }];
		await shop().rows(async (sql) => {
			await setSettings(sql, demo.id, printformerSettings, { enabled: true, baseUrl, client });
			await enterSecret(sql, secretsKey, demo.id, 'printformerKey', 'key');
			return [];
		});
		const printformer: PrintformerServices = {
			...{ database: test.database, provider: failing(problem), secretsKey, callbackKey: secretsKey },
			...{ store: openPrivateStore(readConfig(env, '/', false), 'designs'), log: pino({ level: 'silent' }) },
			platformAddress: () => 'http://shop.localhost',
		};
		const app = await startApp({ database: test.database, limits: noLimits, env, printformer });
		try {
			const browser = new Browser(app);
			await browser.logIn(email, goodPassword);
			const { errors } = await browser.graphql(query, { id: await plantDesign(account) });
			const [failure] = errors ?? [];
			const { statusCode: status = 200, code = '' } = failure?.extensions ?? {};
			return { status, code, message: failure?.message ?? 'no error' };
		} finally {
			await app.close();
			removeFolder(dataDir);
		}
	}

	return {
		DESIGN_NOT_IN_STUDIO: () =>
			told({ kind: 'aborted' }, 'mutation($id: ID!) { openDesign(design: $id, client: $id) { revision } }'),
		DESIGN_PROVIDER_BUSY: () => told({ kind: 'busy', status: 429, retryAfterMs: undefined }),
		DESIGN_PROVIDER_REFUSED: () => told({ kind: 'forbidden', message: 'feature not enabled' }),
		DESIGN_PROVIDER_MISSING: () => told({ kind: 'credentials' }),
		DESIGN_OF_OTHER_ACCOUNT: () => told({ kind: 'aborted' }, duplicate, 'another'),
		DESIGN_GONE: () => told({ kind: 'notFound' }),
	};
}
