// Booking meetings with Calendly, in the API: settings, and what the provider says of the account.
import { readGiven } from '../../../rules/settings/api-values.ts';
import { schedulingSettings } from '../../../rules/settings/scheduling.ts';
import { callerOf } from '../../accounts/graphql-caller.ts';
import { shopLink } from '../../accounts/shop-link.ts';
import { builder } from '../../graphql/builder.ts';
import type { GraphContext } from '../../graphql/context.ts';
import { describeValues } from '../../graphql/describe-values.ts';
import { needs } from '../../graphql/rights.ts';
import { type EventType, NotScheduled } from '../../integrations/scheduling/port.ts';
import { sendJob } from '../../jobs/send-job.ts';
import { declareSettings, revisionArgument } from '../../settings/graphql-parts.ts';
import { saveSettings } from '../../settings/saving/save-settings.ts';
import { findSettings } from '../../settings/store-settings.ts';
import { defaultLanguage } from '../../tenants/spoken-language.ts';
import { connectScheduling } from './connect.ts';
import { connectJobName } from './connect-job.ts';
import { openScheduling } from './services.ts';

const connections = ['account', 'sandbox', 'none'] as const;

const connection = builder.enumType('SchedulingConnection', {
	description: 'In whose calendar meetings are booked.',
	values: describeValues(connections, {
		account: 'In that of the account of the shop at Calendly.',
		sandbox: 'In a sandbox, which only plays a calendar.',
		none: 'In none, because there is no key.',
	}),
});

const webhookStates = ['none', 'active', 'notInPlan', 'failed'] as const;

const webhookState = builder.enumType('SchedulingWebhookState', {
	description: 'Whether Calendly reports bookings.',
	values: describeValues(webhookStates, {
		none: 'Nothing is connected.',
		active: 'Bookings are reported.',
		notInPlan: 'The plan of the account does not allow it.',
		failed: 'It could not be set up.',
	}),
});

const { type: settings, input: settingsInput } = declareSettings(schedulingSettings, {
	type: 'Scheduling',
	description: 'Settings and state of booking meetings with Calendly.',
	input: 'SchedulingInput',
	inputDescription: 'Settings of booking meetings with Calendly; what may be left out stays as it is.',
});

interface State {
	webhookState: (typeof webhookStates)[number];
}

builder.objectFields(settings, (t) => ({
	connection: t.field({
		type: connection,
		description: 'In whose calendar meetings are booked at present.',
		async resolve(_of, _args, { tenant, scheduling, inTenant }) {
			if (!scheduling) return 'none';
			const access = await inTenant((sql) => openScheduling(sql, scheduling, tenant.id));
			return access ? (access.sandbox ? 'sandbox' : 'account') : 'none';
		},
	}),
	webhook: t.field({
		type: webhookState,
		description: 'Whether Calendly reports bookings.',
		async resolve(_of, _args, { tenant, inTenant }) {
			const [found] = await inTenant(
				(sql) => sql<State[]>`
					select webhook_state from scheduling_connections where tenant_id = ${tenant.id}`,
			);
			return found?.webhookState ?? 'none';
		},
	}),
}));

const stateOf = ({ tenant, inTenant }: GraphContext) =>
	inTenant((sql) => findSettings(sql, tenant.id, schedulingSettings));

builder.queryField('scheduling', (t) =>
	t.field({
		type: settings,
		description: 'Settings and state of booking meetings with Calendly.',
		extensions: needs('qTenant'),
		resolve: (_root, _args, context) => stateOf(context),
	}),
);

const eventType = builder.objectRef<EventType>('SchedulingEventType').implement({
	description: 'An event type of the account at Calendly.',
	fields: (t) => ({
		uri: t.exposeString('uri', { description: 'Its identifier, for the setting `eventType`.' }),
		name: t.exposeString('name', { description: 'Name of the event type.' }),
		minutes: t.exposeInt('minutes', { description: 'Length in minutes.' }),
	}),
});

const problems = ['noKey', 'key', 'plan', 'busy', 'unreachable', 'refused'] as const;

const problemType = builder.enumType('SchedulingProblem', {
	description: 'Why the account at Calendly cannot be read.',
	values: describeValues(problems, {
		noKey: 'The shop has no key.',
		key: 'The key was not accepted.',
		plan: 'The key may not read this.',
		busy: 'Calendly is overloaded, or the shop has called too often.',
		unreachable: 'Calendly could not be reached.',
		refused: 'The response could not be read.',
	}),
});

interface FoundAccount {
	name: string;
	eventTypes: EventType[];
	problem: (typeof problems)[number] | null;
}

const account = builder.objectRef<FoundAccount>('SchedulingAccount').implement({
	description: 'Account at Calendly, fetched with every call.',
	fields: (t) => ({
		name: t.exposeString('name', { description: 'Name of the person whose calendar it is; empty with a problem.' }),
		eventTypes: t.field({
			type: [eventType],
			description: 'Active event types; none with a problem.',
			resolve: ({ eventTypes }) => eventTypes,
		}),
		problem: t.field({
			type: problemType,
			nullable: true,
			description: 'Why nothing was found out; null if everything was.',
			resolve: ({ problem }) => problem,
		}),
	}),
});

async function findAccount({ tenant, scheduling, inTenant }: GraphContext): Promise<FoundAccount> {
	const access = scheduling && (await inTenant((sql) => openScheduling(sql, scheduling, tenant.id)));
	if (!access) return { name: '', eventTypes: [], problem: 'noKey' };
	try {
		const found = await access.port.account();
		return { name: found.name, eventTypes: await access.port.eventTypes(found), problem: null };
	} catch (error) {
		if (!(error instanceof NotScheduled)) throw error;
		return { name: '', eventTypes: [], problem: error.fault };
	}
}

builder.queryField('schedulingAccount', (t) =>
	t.field({
		type: account,
		description: 'Account at Calendly with its event types, or why they cannot be read.',
		extensions: needs('qTenant'),
		resolve: (_root, _args, context) => findAccount(context),
	}),
);

builder.mutationField('saveSchedulingSettings', (t) =>
	t.field({
		type: settings,
		description:
			'Changes the settings of booking meetings with Calendly, and connects with it. Fails with `SETTINGS_CHANGED` if they have been changed since `revision`.',
		extensions: needs('mTenant'),
		args: {
			settings: t.arg({ type: settingsInput, required: true, description: 'Settings as they shall be.' }),
			revision: t.arg.int(revisionArgument),
		},
		async resolve(_root, { settings: given, revision }, context) {
			const { tenant, inTenant, scheduling: services } = context;
			const caller = callerOf(context);
			await inTenant((sql) =>
				saveSettings(sql, caller, schedulingSettings, readGiven(schedulingSettings, given), {
					revision: revision ?? undefined,
					action: 'saveSchedulingSettings',
				}),
			);
			const shopAddress = shopLink(tenant, caller.shop, defaultLanguage(tenant), '');
			if (services)
				await connectScheduling({ services, inTenant, tenantId: tenant.id, shopAddress }).catch(async (error) => {
					if (!(error instanceof NotScheduled)) throw error;
					// The settings are saved; as soon as the provider can be reached they act.
					await inTenant((sql) => sendJob(sql, tenant.id, connectJobName, {}));
				});
			return stateOf(context);
		},
	}),
);
