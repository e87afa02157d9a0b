// A purchasing system opens the catalogue by OCI, or asks one of its functions in the background.
import { isEmail } from '../../../rules/field-formats.ts';
import { defaultOrigin } from '../../../rules/hosts.ts';
import { isId } from '../../../rules/ids.ts';
import type { Caller } from '../../accounts/services.ts';
import type { Database, Sql } from '../../database/connection.ts';
import { Refused } from '../../failure.ts';
import type { Tenant } from '../../tenants/find-tenant.ts';
import { publishedLanguage } from '../../tenants/spoken-language.ts';
import { findBuyerByUsername, type StoredBuyer } from '../buyers/buyer-rows.ts';
import { isSecretOf } from '../buyers/check-secret.ts';
import { findLines } from '../carts/restore-cart.ts';
import type { ReturnForm } from '../carts/write-cart.ts';
import { isAllowedUrl, type ProcurementServices } from '../core/services.ts';
import { describeFields } from '../messages/mask-secrets.ts';
import { noteMessage } from '../messages/note-message.ts';
import { beginVisit, startPath } from '../sessions/begin-visit.ts';
import { type OciFields, readOciFields } from './read-fields.ts';
import { validateItem } from './validate-item.ts';

export interface OciCall {
	database: Database;
	services: ProcurementServices;
	tenant: Tenant;
	/** Without a user. */
	caller: Caller;
	platformDomain: string;
	sources: readonly URLSearchParams[];
}

export type OciResult =
	/** The browser goes on without the credentials in its address. */
	| { kind: 'start'; url: string; buyer: StoredBuyer }
	/** What a function has found, or nothing. */
	| { kind: 'form'; form: ReturnForm; buyer: StoredBuyer; language: string }
	| { kind: 'refused'; buyer: StoredBuyer | undefined; problem: string };

/** OCI does not say who comes, unless its caller adds that. */
const personIn = ({ all }: OciFields) => {
	const values = new Map(all.map(([name, value]) => [name.toLowerCase(), value.slice(0, 200)]));
	const email = values.get('email') ?? '';
	return {
		key: (values.get('uniquename') || email).toLowerCase().slice(0, 200),
		name: '',
		email: isEmail(email) ? email.toLowerCase() : '',
	};
};

async function identify(sql: Sql, { services, tenant }: OciCall, fields: OciFields): Promise<StoredBuyer | undefined> {
	const found = await findBuyerByUsername(sql, tenant.id, fields.username);
	const buyer = found?.active ? found : undefined;
	const proof = { buyerId: buyer?.id, given: fields.password };
	return (await isSecretOf(sql, services.secretsKey, tenant.id, proof)) ? buyer : undefined;
}

/** A code, or the id that was handed over with a line. */
async function codeOf(sql: Sql, tenantId: string, buyer: StoredBuyer, productId: string): Promise<string> {
	if (!isId(productId)) return productId;
	const line = (await findLines(sql, tenantId, buyer.id, [productId])).get(productId.toLowerCase());
	return line?.line.code ?? '';
}

async function open(sql: Sql, call: OciCall, buyer: StoredBuyer, fields: OciFields): Promise<OciResult> {
	const { tenant, caller, platformDomain } = call;
	const shop = defaultOrigin(tenant, caller.shop, platformDomain);
	const wantsProduct = fields.function === 'DETAIL' && fields.productId !== '';
	const { ticket } = await beginVisit(sql, { tenant, shop }, buyer, {
		...{ operation: 'create', deployment: 'production', language: fields.language, buyerCookie: '', items: [] },
		...{ returnUrl: fields.hookUrl, returnTarget: fields.target, person: personIn(fields) },
		selectedPart: wantsProduct ? await codeOf(sql, tenant.id, buyer, fields.productId) : '',
	});
	return { kind: 'start', url: `${shop}${startPath}?${new URLSearchParams({ ticket })}`, buyer };
}

async function runFunction(sql: Sql, { tenant }: OciCall, buyer: StoredBuyer, fields: OciFields): Promise<OciResult> {
	const { hookUrl, target, productId, quantity } = fields;
	const language = publishedLanguage(tenant, buyer.settings.language);
	const empty: ReturnForm = { action: hookUrl, target, fields: [] };
	if (fields.function !== 'VALIDATE' || productId === '') return { kind: 'form', form: empty, buyer, language };
	const found = await validateItem(sql, { tenant, buyer, language, productId, quantity });
	return { kind: 'form', form: { ...empty, fields: found }, buyer, language };
}

async function decide(sql: Sql, call: OciCall, fields: OciFields): Promise<OciResult> {
	const buyer = await identify(sql, call, fields);
	if (!buyer) return { kind: 'refused', buyer: undefined, problem: 'The user name or the password is not known here.' };
	if (!isAllowedUrl(call.services, fields.hookUrl, buyer.settings.hosts))
		return { kind: 'refused', buyer, problem: 'HOOK_URL is not at one of the hosts that are agreed, or not https.' };
	const opens = fields.function === '' || fields.function === 'DETAIL';
	return opens ? open(sql, call, buyer, fields) : runFunction(sql, call, buyer, fields);
}

async function note(sql: Sql, { tenant }: OciCall, fields: OciFields, answer: OciResult): Promise<void> {
	const kind = fields.function === '' ? ('ociEntry' as const) : ('ociFunction' as const);
	const common = { kind, buyerId: answer.buyer?.id, secrets: [fields.password] };
	const status = { start: 303, form: 200, refused: 403 }[answer.kind];
	const problem = answer.kind === 'refused' ? answer.problem : undefined;
	await noteMessage(sql, tenant.id, { ...common, direction: 'in', status, problem, body: describeFields(fields.all) });
	if (answer.kind === 'form')
		await noteMessage(sql, tenant.id, { ...common, direction: 'out', body: describeFields(answer.form.fields) });
}

export async function respondToOci(call: OciCall): Promise<OciResult> {
	const { database, tenant, caller } = call;
	const fields = readOciFields(call.sources);
	const answer = await database.inTenant(tenant.id, async (sql) => {
		const decided = await decide(sql, call, fields);
		await note(sql, call, fields, decided);
		return decided;
	});
	if (answer.kind === 'refused' && !answer.buyer)
		await database
			.inTenant(tenant.id, (sql) =>
				caller.services.limits.take(sql, tenant.id, 'procurementSecret', { address: caller.address }),
			)
			.catch((error: unknown) => {
				if (!(error instanceof Refused)) throw error;
			});
	return answer;
}
