// What staff see of the account: whether it answers, and what belongs to it.

import { type PrintformerSettings, printformerSettings } from '../../../../rules/settings/printformer.ts';
import type { Caller } from '../../../accounts/services.ts';
import type { Sql } from '../../../database/connection.ts';
import { Refused } from '../../../failure.ts';
import { isBaseUrl } from '../../../integrations/printformer/account.ts';
import { PrintformerFailure, type PrintformerProblem } from '../../../integrations/printformer/problem.ts';
import type { ClientInfo } from '../../../integrations/printformer/types.ts';
import { saveSettings } from '../../../settings/saving/save-settings.ts';
import { findAccount, openAccount } from '../open-account.ts';
import type { PrintformerServices } from '../services.ts';

export interface AccountUse {
	/** Drafts that can be opened with this account only. */
	drafts: number;
	/** Print files that are ordered and have not come yet. */
	prints: number;
	/** Products and variants that are designed with its templates. */
	products: number;
}

export async function countUse(sql: Sql, tenantId: string, account: string): Promise<AccountUse> {
	const [found] = await sql<AccountUse[]>`
		select
			(select count(*)::integer from printformer_drafts where tenant_id = ${tenantId} and account = ${account}) as drafts,
			(
				select count(*)::integer from printformer_prints p
				join printformer_copies c on c.tenant_id = ${tenantId} and c.release_id = p.release_id
				where p.tenant_id = ${tenantId} and p.state in ('waiting', 'ordered') and c.account = ${account}
			) as prints,
			(
				select count(*)::integer from product_designs d
				join printformer_templates t on t.tenant_id = ${tenantId} and t.account = ${account} and t.identifier = d.template
				where d.tenant_id = ${tenantId} and d.provider = 'printformer'
			) as products`;
	return found ?? { drafts: 0, prints: 0, products: 0 };
}

export type TestResult = { client: ClientInfo } | { problem: PrintformerProblem };

/** A person waits: once, and not for long. */
const mayTakeMs = 8000;

/** The key is sent nowhere; whether there is a server at all is said first, by the test and the synchronisation alike. */
export async function describeOtherKey(services: PrintformerServices, tenantId: string): Promise<PrintformerProblem> {
	const { account } = await services.database.inTenant(tenantId, (sql) => findAccount(sql, services, tenantId));
	const reason = account && (await services.provider.findLookupError(account.baseUrl));
	return reason ? { kind: 'unreachable', reason } : { kind: 'otherKey' };
}

export async function testAccount(services: PrintformerServices, tenantId: string): Promise<TestResult> {
	try {
		const opened = await openAccount(services, tenantId, AbortSignal.timeout(mayTakeMs));
		if (!opened) throw new Refused('PRINTFORMER_NO_ACCOUNT');
		return { client: await opened.client.checkCredentials() };
	} catch (error) {
		if (!(error instanceof PrintformerFailure)) throw error;
		const { problem } = error;
		if (problem.kind === 'otherKey') return { problem: await describeOtherKey(services, tenantId) };
		return { problem: problem.kind === 'aborted' ? { kind: 'unreachable', reason: 'timeout' } : problem };
	}
}

export async function saveAccount(
	sql: Sql,
	caller: Caller,
	services: Pick<PrintformerServices, 'provider'> | undefined,
	given: Partial<PrintformerSettings>,
	revision: number | undefined,
): Promise<void> {
	const mayCall = services?.provider.mayCall ?? isBaseUrl;
	if (given.baseUrl && !mayCall(given.baseUrl)) throw new Refused('PRINTFORMER_ADDRESS_INVALID');
	await saveSettings(sql, caller, printformerSettings, given, {
		revision,
		action: 'savePrintformer',
		entity: 'printformer',
	});
}
