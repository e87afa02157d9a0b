// The test of a purchasing system: the test buyer that comes with the demo talks to this shop over HTTP as the purchasing system would.
import type { Caller } from '../../accounts/services.ts';
import type { InTenant } from '../../database/connection.ts';
import { Refused } from '../../failure.ts';
import type { ProcurementServices } from '../core/services.ts';
import { findBuyer } from './buyer-rows.ts';
import { readBuyerSecret } from './check-secret.ts';

const patienceMs = 60_000;

export interface TestedStep {
	step: string;
	passed: boolean;
	detail: string;
}

/** A host for all below it stands for one of them. */
const oneOf = (host: string): string => host.replace(/^\*\./, 'test.');

function readSteps(answer: unknown): TestedStep[] {
	if (!Array.isArray(answer)) throw new Refused('PROCUREMENT_NO_TEST');
	return answer.map((step: Record<string, unknown>) => ({
		...{ step: String(step.step), passed: step.passed === true, detail: String(step.detail ?? '') },
	}));
}

/** Outside of transactions: it calls the test buyer, which calls this very shop. */
export async function testBuyer(
	inTenant: InTenant,
	{ tenant, shop }: Caller,
	services: ProcurementServices | undefined,
	id: string,
): Promise<TestedStep[]> {
	const [sandbox] = services?.sandboxes ?? [];
	if (!services || !sandbox) throw new Refused('PROCUREMENT_NO_TEST');
	const { buyer, secret } = await inTenant(async (sql) => {
		const found = await findBuyer(sql, tenant.id, id);
		if (!found) throw new Refused('NOT_FOUND');
		return { buyer: found, secret: await readBuyerSecret(sql, services.secretsKey, tenant.id, id) };
	});
	const { fromDomain, fromIdentity, supplierDomain, supplierIdentity, username, hosts } = buyer.settings;
	const [host = ''] = hosts;
	const plan = {
		...{
			protocol: buyer.protocol,
			shop,
			secret: secret ?? '',
			fromDomain,
			fromIdentity,
			supplierDomain,
			supplierIdentity,
			username,
		},
		returnUrl: `${sandbox.endsWith(`//${host}`) ? 'http' : 'https'}://${oneOf(host)}/punchout-test`,
	};
	const answer = await fetch(`${sandbox}/_sandbox/test`, {
		...{ method: 'POST', body: JSON.stringify(plan), headers: { 'content-type': 'application/json' } },
		signal: AbortSignal.timeout(patienceMs),
	}).catch(() => undefined);
	if (!answer?.ok) throw new Refused('PROCUREMENT_NO_TEST', await answer?.text());
	return readSteps(await answer.json());
}
