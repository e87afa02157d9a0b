// How each failure that has to do with templates and releases of designs is raised.

import type { Design } from '../../rules/designs/design.ts';
import { sampleShape, sampleText } from '../../rules/designs/sample-design.ts';
import { sharingLimits } from '../../rules/designs/sharing.ts';
import { newId } from '../../rules/ids.ts';
import { releaseTextVersion } from '../../rules/printing/print-data.ts';
import { plantTemplates } from '../designs/templates/plant-templates.ts';
import type { Browser } from './accounts.ts';
import { cardSpecification, cardTemplate } from './design-shop.ts';
import { sendFile } from './send-file.ts';
import type { Shop } from './shop.ts';
import { fillShop, piece } from './sold.ts';

interface Told {
	status: number;
	message: string;
	code?: string;
}

export function designRefusals(shop: () => Shop, admin: () => Browser, customer: () => Browser) {
	const toldOf = ({ errors }: Awaited<ReturnType<Browser['graphql']>>): Told => {
		const [failure] = errors ?? [];
		return {
			status: failure?.extensions.statusCode ?? 200,
			message: failure?.message ?? 'no error',
			code: failure?.extensions.code ?? '',
		};
	};
	const told = async (who: Browser, query: string, variables: object): Promise<Told> =>
		toldOf(await who.graphql(query, variables));

	/** @param template null: it has none */
	async function makeProduct(template: Design | null, isPrinted = true): Promise<string> {
		const { test, demo } = shop();
		const slug = `design-${newId()}`;
		const id = (await fillShop(test, demo, [piece(slug, 100)])).get(slug) ?? '';
		await shop().rows(async (sql) => {
			if (isPrinted)
				await sql`
					insert into print_specifications (tenant_id, product_id, specification)
					values (${demo.id}, ${id}, ${JSON.stringify(cardSpecification)}::text::jsonb)`;
			if (template) await plantTemplates(sql, demo.id, new Map([[slug, template]]));
			return [];
		});
		return id;
	}

	const create = 'mutation($id: ID!) { createDesignTemplate(productId: $id) { id } }';
	const release = `mutation($id: ID!, $revision: Int!, $version: String!) {
		releaseDesign(id: $id, revision: $revision, acceptedCodes: [], textVersion: $version) { id }
	}`;

	async function releaseOf(template: Design, revision = 0): Promise<Told> {
		const productId = await makeProduct(template);
		const { data } = await customer().graphql('mutation($p: ID!) { createDesign(productId: $p) { id } }', {
			p: productId,
		});
		return told(customer(), release, { id: data.createDesign.id, revision, version: releaseTextVersion });
	}

	const shareLink = 'mutation($id: ID!) { createDesignLink(designId: $id, mayComment: true) { path link { id } } }';

	/** A design of the customer with a link, and its token. */
	async function shareDesign(): Promise<{ id: string; token: string }> {
		const productId = await makeProduct(await cardTemplate());
		const { data } = await customer().graphql('mutation($p: ID!) { createDesign(productId: $p) { id } }', {
			p: productId,
		});
		const { id } = data.createDesign;
		const made = await customer().graphql(shareLink, { id });
		return { id, token: made.data.createDesignLink.path.split('token=')[1] };
	}

	return {
		async DESIGN_LINKS_FULL(): Promise<Told> {
			const { id } = await shareDesign();
			await shop().rows(
				(sql) => sql`
					insert into design_shares (tenant_id, token_sha256, design_id, expires_at)
					select ${shop().demo.id}, encode(sha256(gen_random_uuid()::text::bytea), 'hex'), ${id}, now() + interval '1 day'
					from generate_series(2, ${sharingLimits.links})`,
			);
			return told(customer(), shareLink, { id });
		},
		async DESIGN_COMMENTS_FULL(): Promise<Told> {
			const { id, token } = await shareDesign();
			await shop().rows(
				(sql) => sql`
					insert into design_comments (tenant_id, id, design_id, author, text)
					select ${shop().demo.id}, gen_random_uuid(), ${id}, 'Anna', 'x' from generate_series(1, ${sharingLimits.comments})`,
			);
			return told(
				customer(),
				'mutation($token: String!) { commentOnSharedDesign(token: $token, author: "Anna", text: "x") }',
				{ token },
			);
		},
		PRODUCT_NOT_PRINTED: async () => told(admin(), create, { id: await makeProduct(null, false) }),
		DESIGN_TEMPLATE_EXISTS: async () => told(admin(), create, { id: await makeProduct(await cardTemplate()) }),
		async DESIGN_TEMPLATE_INVALID(): Promise<Told> {
			const productId = await makeProduct(await cardTemplate());
			const [template] = await shop().rows<{ id: string }>(
				(sql) => sql`
					update designs set document = jsonb_set(document, '{product,width}', '90000')
					where product_id = ${productId} returning id`,
			);
			return told(admin(), 'mutation($id: ID!) { publishDesignTemplate(id: $id) { id } }', { id: template?.id });
		},
		DESIGN_CHANGED: async () => releaseOf(await cardTemplate(), 7),
		DESIGN_HAS_ERRORS: async () => releaseOf(await cardTemplate({ values: { name: '' } })),
		async SERIES_FILE_UNUSABLE(): Promise<Told> {
			const productId = await makeProduct(await cardTemplate());
			const { data } = await customer().graphql('mutation($p: ID!) { createDesign(productId: $p) { id } }', {
				p: productId,
			});
			const query =
				'mutation($id: ID!, $file: Upload!) { readDesignSeriesFile(designId: $id, file: $file) { columns } }';
			const file = { name: 'people.csv', bytes: Buffer.from('Name\n') };
			return toldOf(await sendFile(customer(), query, { id: data.createDesign.id }, file));
		},
		async FINDINGS_NOT_ACCEPTED(): Promise<Told> {
			const card = await cardTemplate({ values: { name: 'Eva' } });
			const box = { x: 0, y: 0, width: 85_000, height: 55_000, rotation: 0 };
			const [, back] = card.pages;
			const front = {
				id: 'p1',
				name: 'front',
				elements: [sampleShape('ground', { box }), sampleText('name', '{{name}}')],
			};
			return releaseOf({ ...card, pages: back ? [front, back] : [front] });
		},
	};
}
