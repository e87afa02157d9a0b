// The one address of a shop for cXML: reads what came, knows who sent it, does what it asks for, and answers with a status of cXML in any case.
import { defaultOrigin } from '../../../rules/hosts.ts';
import { cxmlPath } from '../../../rules/procurement/addresses.ts';
import type { Caller } from '../../accounts/services.ts';
import type { Database, Sql } from '../../database/connection.ts';
import { isUnavailable } from '../../database/connection.ts';
import { Refused } from '../../failure.ts';
import type { Tenant } from '../../tenants/find-tenant.ts';
import { defaultLanguage } from '../../tenants/spoken-language.ts';
import { findBuyerByIdentity, type StoredBuyer } from '../buyers/buyer-rows.ts';
import { isSecretOf } from '../buyers/check-secret.ts';
import { isAllowedUrl, type ProcurementServices } from '../core/services.ts';
import { CxmlFailure, type CxmlStatus } from '../cxml/cxml-failure.ts';
import { type Envelope, readEnvelope, requestNames } from '../cxml/read-envelope.ts';
import { readOrderRequest } from '../cxml/read-order.ts';
import { readSetupRequest } from '../cxml/read-setup.ts';
import { profileResponse, setupResponse, writeResponse } from '../cxml/write-document.ts';
import type { XmlNode } from '../cxml/write-xml.ts';
import { type MessageKind, type NewMessage, noteMessage } from '../messages/note-message.ts';
import { type Placed, placeRequest } from '../orders/place-request.ts';
import { personOf } from '../people/ensure-person.ts';
import { beginVisit, startPath } from '../sessions/begin-visit.ts';

export interface CxmlCall {
	database: Database;
	services: ProcurementServices;
	tenant: Tenant;
	/** Without a user. */
	caller: Caller;
	platformDomain: string;
	bytes: Buffer;
	contentType: string | undefined;
	report(error: unknown): void;
}

interface Answer {
	status: CxmlStatus;
	text?: string;
	body?: XmlNode;
	orderRef?: string;
	sessionId?: string;
}

const kinds: Readonly<Record<string, MessageKind>> = {
	ProfileRequest: 'profile',
	PunchOutSetupRequest: 'setup',
	OrderRequest: 'order',
};

const shopOf = ({ tenant, caller, platformDomain }: CxmlCall): string =>
	defaultOrigin(tenant, caller.shop, platformDomain);

const sameName = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

/** Who it is from has to be known, to be switched on, and to have the secret; and it has to be meant for this shop. */
async function identify(sql: Sql, { services, tenant }: CxmlCall, envelope: Envelope): Promise<StoredBuyer> {
	const found = await findBuyerByIdentity(sql, tenant.id, envelope.from);
	const buyer = found?.active ? found : undefined;
	const proof = { buyerId: buyer?.id, given: envelope.sharedSecret };
	if (!(await isSecretOf(sql, services.secretsKey, tenant.id, proof)) || !buyer)
		throw new CxmlFailure(401, 'The identity in <From> or the shared secret is not known here.');
	const { senderDomain, senderIdentity, supplierDomain, supplierIdentity } = buyer.settings;
	const isSender = envelope.sender.some(
		({ domain, identity }) => sameName(domain, senderDomain) && sameName(identity, senderIdentity),
	);
	if (senderIdentity !== '' && !isSender)
		throw new CxmlFailure(401, 'The credential in <Sender> is not the one that is agreed.');
	const isMeant = envelope.to.some(
		({ domain, identity }) => sameName(domain, supplierDomain) && sameName(identity, supplierIdentity),
	);
	if (supplierIdentity !== '' && !isMeant)
		throw new CxmlFailure(400, 'The credential in <To> is not that of this shop.');
	return buyer;
}

/** Whoever tries secrets out gets no further answers for a while. */
async function countWrongSecret({ database, tenant, caller }: CxmlCall): Promise<void> {
	try {
		await database.inTenant(tenant.id, (sql) =>
			caller.services.limits.take(sql, tenant.id, 'procurementSecret', { address: caller.address }),
		);
	} catch (error) {
		throw error instanceof Refused ? new CxmlFailure(403, 'Too many messages with a wrong secret.') : error;
	}
}

/** Sent again by someone who has read it along, it opens nothing. */
async function takePayloadOnce(sql: Sql, tenantId: string, buyerId: string, payloadId: string): Promise<void> {
	const taken = await sql`
		insert into procurement_payloads (tenant_id, buyer_id, payload_id) values (${tenantId}, ${buyerId}, ${payloadId})
		on conflict do nothing returning payload_id`;
	if (taken.length === 0) throw new CxmlFailure(409, 'A message with this payloadID was taken before.');
}

async function answerSetup(sql: Sql, call: CxmlCall, envelope: Envelope, buyer: StoredBuyer): Promise<Answer> {
	const { services, tenant } = call;
	const setup = readSetupRequest(envelope.request);
	if (buyer.protocol !== 'cxml') throw new CxmlFailure(403, 'This purchasing system is set up for OCI.');
	if (!isAllowedUrl(services, setup.returnUrl, buyer.settings.hosts))
		throw new CxmlFailure(403, 'BrowserFormPost/URL is not at one of the hosts that are agreed, or not https.');
	await takePayloadOnce(sql, tenant.id, buyer.id, envelope.payloadId);
	const shop = shopOf(call);
	const { id, ticket } = await beginVisit(sql, { tenant, shop }, buyer, {
		...{ operation: setup.operation, deployment: envelope.deploymentMode, buyerCookie: setup.buyerCookie },
		...{ returnUrl: setup.returnUrl, returnTarget: '', items: setup.items, selectedPart: setup.selectedPart },
		// Not xml:lang, which is that of the document: most systems say en-US there, whoever sits before them.
		language: setup.extrinsics.get('language') ?? setup.extrinsics.get('userlanguage') ?? '',
		person: personOf(setup.extrinsics, { name: setup.contactName, email: setup.contactEmail }),
	});
	const body = setupResponse(`${shop}${startPath}?${new URLSearchParams({ ticket })}`);
	return { status: 200, body, sessionId: id };
}

/** Everything was checked; nothing is to stay. */
class TestOver extends Error {}

async function answerOrder(call: CxmlCall, envelope: Envelope, buyer: StoredBuyer): Promise<Answer> {
	const { tenant, caller, database } = call;
	const order = readOrderRequest(envelope.request);
	const isTest = envelope.deploymentMode === 'test';
	try {
		const { text } = await database.inTenant(tenant.id, async (sql): Promise<Placed> => {
			const placed = await placeRequest(sql, { tenant, buyer, order, caller, payloadId: envelope.payloadId });
			if (isTest) throw new TestOver();
			return placed;
		});
		return { status: 200, text, orderRef: order.orderId };
	} catch (error) {
		if (error instanceof TestOver)
			return { status: 200, text: 'Test: the order is in order, and nothing was placed.', orderRef: order.orderId };
		throw error instanceof CxmlFailure ? Object.assign(error, { orderRef: order.orderId }) : error;
	}
}

async function answerKnown(call: CxmlCall, envelope: Envelope, buyer: StoredBuyer): Promise<Answer> {
	const { database, tenant } = call;
	const url = `${shopOf(call)}${cxmlPath}`;
	switch (envelope.request.name) {
		case 'ProfileRequest':
			return {
				status: 200,
				body: profileResponse(
					new Date(),
					requestNames.map((name) => ({ name, url })),
				),
			};
		case 'PunchOutSetupRequest':
			return database.inTenant(tenant.id, (sql) => answerSetup(sql, call, envelope, buyer));
		case 'OrderRequest':
			return answerOrder(call, envelope, buyer);
		default:
			throw new CxmlFailure(450, `<${envelope.request.name.slice(0, 60)}> is not taken here.`);
	}
}

function failureOf(error: unknown, report: CxmlCall['report']): CxmlFailure & { orderRef?: string } {
	if (error instanceof CxmlFailure) return error;
	if (isUnavailable(error)) return new CxmlFailure(560, 'The shop is busy. Send the message again in a moment.');
	if (error instanceof Refused) {
		const why = error.details ? `${error.code} (${error.details})` : error.code;
		return new CxmlFailure(409, `The shop does not do this: ${why}.`);
	}
	report(error);
	return new CxmlFailure(500, 'The shop has failed to deal with the message.');
}

interface Known {
	envelope?: Envelope;
	buyer?: StoredBuyer;
}

async function note(
	{ database, tenant, bytes, report }: CxmlCall,
	{ envelope, buyer }: Known,
	answer: Answer & { xml: string },
) {
	const { request, sharedSecret, deploymentMode: deployment, payloadId } = envelope ?? {};
	const common: Pick<NewMessage, 'kind' | 'buyerId' | 'sessionId' | 'orderRef' | 'deployment' | 'secrets'> = {
		...{ kind: kinds[request?.name ?? ''] ?? 'unknown', buyerId: buyer?.id, sessionId: answer.sessionId },
		...{ orderRef: answer.orderRef, deployment, secrets: [sharedSecret] },
	};
	const problem = answer.status >= 400 ? answer.text : undefined;
	await database
		.inTenant(tenant.id, async (sql) => {
			await noteMessage(sql, tenant.id, { ...common, direction: 'in', payloadId, body: bytes.toString('utf8') });
			await noteMessage(sql, tenant.id, {
				...common,
				direction: 'out',
				status: answer.status,
				problem,
				body: answer.xml,
			});
		})
		.catch(report);
}

/** @returns the document; HTTP says 200 with it */
export async function respondToCxml(call: CxmlCall): Promise<string> {
	const { database, tenant } = call;
	const known: Known = {};
	let answer: Answer;
	try {
		known.envelope = readEnvelope(call.bytes, call.contentType);
		const { envelope } = known;
		known.buyer = await database
			.inTenant(tenant.id, (sql) => identify(sql, call, envelope))
			.catch(async (error: unknown) => {
				if (!(error instanceof CxmlFailure) || error.status !== 401) throw error;
				await countWrongSecret(call);
				throw error;
			});
		answer = await answerKnown(call, envelope, known.buyer);
	} catch (error) {
		const { status, message, orderRef } = failureOf(error, call.report);
		answer = { status, text: message, ...(orderRef && { orderRef }) };
	}
	const writing = {
		version: known.buyer?.settings.cxmlVersion ?? '1.2.050',
		...{ host: new URL(shopOf(call)).hostname, language: defaultLanguage(tenant), now: new Date() },
	};
	const xml = writeResponse(writing, answer, answer.body);
	await note(call, known, { ...answer, xml });
	return xml;
}
