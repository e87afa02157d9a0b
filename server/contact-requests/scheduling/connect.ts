// Finds out at the provider what was chosen, and has bookings reported. Nothing foreign is called in a transaction: what was found is kept afterwards, if
// it is still what the shop wants.
import { randomBytes } from 'node:crypto';
import { schedulingSettings } from '../../../rules/settings/scheduling.ts';
import type { InTenant, Sql } from '../../database/connection.ts';
import {
	type EventType,
	NotScheduled,
	type SchedulingAccess,
	type SchedulingAccount,
} from '../../integrations/scheduling/port.ts';
import { enterSecret, removeSecret } from '../../secrets/keep-secret.ts';
import { findSettings } from '../../settings/store-settings.ts';
import { announceChange } from '../../tenants/announce-change.ts';
import { openScheduling, type SchedulingServices, schedulingWebhookPath } from './services.ts';

type WebhookState = 'none' | 'active' | 'notInPlan' | 'failed';

interface Connecting {
	services: SchedulingServices;
	inTenant: InTenant;
	tenantId: string;
	/** Of the shop, as the provider reaches it: https://shop.example */
	shopAddress: string;
}

interface Prepared {
	access: SchedulingAccess | undefined;
	eventType: string;
	/** Undefined: nothing is connected. */
	webhookUri: string | undefined;
}

async function prepare(sql: Sql, { services, tenantId }: Connecting): Promise<Prepared> {
	const { enabled, eventType } = (await findSettings(sql, tenantId, schedulingSettings)).values;
	const [known] = await sql<{ webhookUri: string }[]>`
		select webhook_uri from scheduling_connections where tenant_id = ${tenantId}`;
	const access = await openScheduling(sql, services, tenantId);
	return { access, eventType: enabled ? eventType : '', webhookUri: known?.webhookUri };
}

/** What cannot be removed at the provider any more is refused here from now on: its key is gone. */
async function forget({ inTenant, tenantId }: Connecting, { access, webhookUri }: Prepared): Promise<void> {
	if (webhookUri === undefined) return;
	await inTenant(async (sql) => {
		await sql`delete from scheduling_connections where tenant_id = ${tenantId}`;
		await removeSecret(sql, tenantId, 'schedulingWebhook');
		await announceChange(sql, tenantId, 'content');
	});
	if (access && webhookUri) await access.port.removeWebhook(webhookUri).catch(ignoreRefusal);
}

const ignoreRefusal = (error: unknown): undefined => {
	if (!(error instanceof NotScheduled)) throw error;
};

interface Registered {
	state: WebhookState;
	uri: string;
	signingKey: string;
}

async function register(
	{ tenantId, shopAddress }: Connecting,
	{ port }: SchedulingAccess,
	account: SchedulingAccount,
): Promise<Registered> {
	const signingKey = randomBytes(32).toString('base64url');
	const callbackUrl = new URL(schedulingWebhookPath(tenantId), shopAddress).href;
	try {
		return { state: 'active', uri: await port.registerWebhook({ account, callbackUrl, signingKey }), signingKey };
	} catch (error) {
		if (!(error instanceof NotScheduled)) throw error;
		return { state: error.fault === 'plan' ? 'notInPlan' : 'failed', uri: '', signingKey };
	}
}

interface Connected {
	eventType: EventType;
	isSandbox: boolean;
	registered: Registered;
}

async function keep({ services, inTenant, tenantId }: Connecting, connected: Connected): Promise<void> {
	const { eventType, isSandbox, registered } = connected;
	await inTenant(async (sql) => {
		const { uri: type, name, schedulingUrl: url } = eventType;
		await sql`
			insert into scheduling_connections (tenant_id, event_type, event_name, scheduling_url, is_sandbox, webhook_uri, webhook_state)
			values (${tenantId}, ${type}, ${name}, ${url}, ${isSandbox}, ${registered.uri}, ${registered.state})
			on conflict (tenant_id) do update set event_type = excluded.event_type, event_name = excluded.event_name,
				scheduling_url = excluded.scheduling_url, is_sandbox = excluded.is_sandbox, webhook_uri = excluded.webhook_uri,
				webhook_state = excluded.webhook_state, connected_at = now()`;
		if (registered.state === 'active')
			await enterSecret(sql, services.secretsKey, tenantId, 'schedulingWebhook', registered.signingKey);
		await announceChange(sql, tenantId, 'content');
	});
}

/** @throws NotScheduled where the provider has not said what is chosen */
export async function connectScheduling(connecting: Connecting): Promise<void> {
	const { inTenant } = connecting;
	const prepared = await inTenant((sql) => prepare(sql, connecting));
	const { access, eventType: wanted, webhookUri } = prepared;
	if (!access || wanted === '') return forget(connecting, prepared);
	const account = await access.port.account();
	const eventType = (await access.port.eventTypes(account)).find(({ uri }) => uri === wanted);
	if (!eventType) return forget(connecting, prepared);
	if (webhookUri) await access.port.removeWebhook(webhookUri).catch(ignoreRefusal);
	const registered = await register(connecting, access, account);
	await keep(connecting, { eventType, isSandbox: access.sandbox, registered });
}
