// How each failure that has to do with purchasing systems is raised.
import { newId } from '../../rules/ids.ts';
import { emptySettings } from '../../rules/procurement/buyer.ts';
import { enterBuyer } from '../procurement/buyers/save-buyer.ts';
import { ensurePerson } from '../procurement/people/ensure-person.ts';
import { insertSession, redeemTicket } from '../procurement/sessions/session-rows.ts';
import type { Browser } from './accounts.ts';
import type { Shop } from './shop.ts';

const save = `mutation ($id: ID, $buyer: ProcurementBuyerInput!, $revision: Int) {
	saveProcurementBuyer(id: $id, buyer: $buyer, revision: $revision) { id }
}`;

const identityOf = (fromIdentity: string) => ({
	...{ ...emptySettings, fromIdentity, supplierIdentity: 'shop', hosts: ['erp.example.com'] },
});

const inputOf = (fromIdentity: string) => ({
	...{ name: 'Nordwerk', protocol: 'cxml', active: true },
	...identityOf(fromIdentity),
});

export function procurementRefusals(shop: () => Shop, admin: () => Browser) {
	const inShop = <T>(work: Parameters<Shop['test']['database']['inTenant']>[1]) =>
		shop().test.database.inTenant(shop().demo.id, work) as Promise<T>;

	async function refused(query: string, variables: object) {
		const { errors } = await admin().graphql(query, variables);
		const [{ message, extensions }] = errors;
		return { status: extensions.statusCode, code: extensions.code, message };
	}

	async function plant(fromIdentity: string): Promise<string> {
		const settings = identityOf(fromIdentity);
		const buyer = { name: 'Nordwerk', protocol: 'cxml', roleId: null, active: true, settings } as const;
		return inShop((sql) => enterBuyer(sql, shop().demo.id, buyer));
	}

	const person = { key: 'em1', name: '', email: '' };

	return {
		async PROCUREMENT_BUYER_CHANGED() {
			const identity = newId();
			return refused(save, { id: await plant(identity), buyer: inputOf(identity), revision: 7 });
		},
		async PROCUREMENT_IDENTITY_TAKEN() {
			const identity = newId();
			await plant(identity);
			return refused(save, { buyer: inputOf(identity.toUpperCase()) });
		},
		async PROCUREMENT_BUYER_IN_USE() {
			const id = await plant(newId());
			const buyer = { id, roleId: null };
			await inShop((sql) => ensurePerson(sql, shop().demo.id, buyer, { person, lines: [], language: 'de-DE' }));
			return refused('mutation ($id: ID!) { deleteProcurementBuyer(id: $id) }', { id });
		},
		async PROCUREMENT_NO_TEST() {
			return refused('mutation ($id: ID!) { testProcurementBuyer(id: $id) { step } }', { id: await plant(newId()) });
		},
		async PROCUREMENT_SESSION_ENDED() {
			const { demo } = shop();
			const buyerId = await plant(newId());
			const cookie = await inShop<string>(async (sql) => {
				const buyer = { id: buyerId, roleId: null };
				const userId = await ensurePerson(sql, demo.id, buyer, { person, lines: [], language: 'de-DE' });
				const { ticket, id } = await insertSession(sql, demo.id, {
					...{ buyerId, userId, protocol: 'cxml', operation: 'create', deployment: 'production', language: 'de-DE' },
					...{ buyerCookie: '1', returnUrl: 'https://erp.example.com/', returnTarget: '', items: [], startPath: '/' },
				});
				const started = await redeemTicket(sql, demo.id, ticket);
				await sql`update procurement_sessions set expires_at = now() where id = ${id}`;
				return started?.cookie;
			});
			const visitor = shop().nobody();
			visitor.cookies.set('platen_punchout', cookie);
			const { errors } = await visitor.graphql('{ cartCount }');
			const [{ message, extensions }] = errors;
			return { status: extensions.statusCode, code: extensions.code, message };
		},
	};
}
