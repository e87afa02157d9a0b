// The purchasing systems of the demo shops: one that speaks cXML and one that speaks OCI, both at the test buyer that comes along.
import { type Buyer, emptySettings } from '../rules/procurement/buyer.ts';
import type { Database, Sql } from '../server/database/connection.ts';
import { secretPurposeOf } from '../server/procurement/buyers/buyer-rows.ts';
import { moveDemoBuyer } from '../server/procurement/buyers/move-demo-buyer.ts';
import { enterBuyer } from '../server/procurement/buyers/save-buyer.ts';
import { enterSecret } from '../server/secrets/keep-secret.ts';
import { listTenants } from '../server/tenants/list-tenants.ts';
import type { Piece } from './keep-filling.ts';
import { demoTenants } from './tenants.ts';

/** What the test buyer is told of a shop. */
interface TaughtAccount {
	id: string;
	name: string;
	shop: string;
	protocol: 'cxml' | 'oci';
	username: string;
	language: string;
	fromDomain: string;
	fromIdentity: string;
	supplierDomain: string;
	supplierIdentity: string;
	secret: string;
}

interface Parts {
	database: Database;
	secretsKey: Buffer;
	platformDomain: string;
	/** At which this process serves. */
	port: number;
	sandboxUrl: string;
	learn(account: TaughtAccount): void;
}

/** Known to everyone: the test buyer is on this machine alone. */
const secret = 'demo-shared-secret';

const names = { cxml: 'Nordwerk AG (cXML)', oci: 'Hafen SE (OCI)' } as const;

function buyerOf(protocol: 'cxml' | 'oci', slug: string, sandboxUrl: string): Buyer {
	const settings = {
		...{ ...emptySettings, hosts: [new URL(sandboxUrl).host] },
		...(protocol === 'cxml'
			? {
					fromIdentity: `nordwerk-${slug}`,
					supplierIdentity: `platen-${slug}`,
					documentsUrl: `${sandboxUrl}/documents/${slug}`,
				}
			: {
					fromDomain: '',
					fromIdentity: '',
					username: `hafen-${slug}`,
					vendorNumber: '0000471100',
					unitOfPiece: 'ST',
					unitOfRun: 'ST',
				}),
		...(protocol === 'cxml'
			? { reports: ['confirmation', 'status', 'shipNotice', 'invoice'] as const }
			: { sellRunAsPiece: true }),
	};
	return { name: names[protocol], protocol, roleId: null, active: true, settings };
}

async function fillShop(sql: Sql, parts: Parts, shop: { id: string; slug: string; language: string }): Promise<void> {
	const { secretsKey, sandboxUrl, platformDomain, port, learn } = parts;
	for (const protocol of ['cxml', 'oci'] as const) {
		const buyer = buyerOf(protocol, shop.slug, sandboxUrl);
		const moved = await moveDemoBuyer(sql, shop.id, buyer);
		const id = moved ?? (await enterBuyer(sql, shop.id, buyer));
		await enterSecret(sql, secretsKey, shop.id, secretPurposeOf(id), secret);
		const { fromDomain, fromIdentity, supplierDomain, supplierIdentity, username } = buyer.settings;
		learn({
			...{ id, name: `${shop.slug} · ${buyer.name}`, shop: `http://${shop.slug}.${platformDomain}:${port}`, protocol },
			...{ username, language: shop.language, fromDomain, fromIdentity, supplierDomain, supplierIdentity, secret },
		});
	}
}

export const procurementPieces = (parts: Parts): Piece[] =>
	demoTenants.map(({ slug, languageCodes }) => ({
		shop: slug,
		async fill() {
			const shop = (await listTenants(parts.database)).find((known) => known.slug === slug);
			if (!shop) return;
			const [language = 'de-DE'] = languageCodes;
			await parts.database.inTenant(shop.id, (sql) => fillShop(sql, parts, { id: shop.id, slug, language }));
		},
	}));
