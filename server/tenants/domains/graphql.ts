// The domains of a shop in the API.
import { type DnsRecord, recordTypes } from '../../../rules/domains/dns-records.ts';
import { addressFindings, domainStates, probeFindings, proofFindings } from '../../../rules/domains/domain-state.ts';
import { callerOf } from '../../accounts/graphql-caller.ts';
import { actorOf } from '../../accounts/services.ts';
import { Refused } from '../../failure.ts';
import { builder } from '../../graphql/builder.ts';
import type { GraphContext } from '../../graphql/context.ts';
import { describeValues } from '../../graphql/describe-values.ts';
import { needs } from '../../graphql/rights.ts';
import { addDomain, deleteDomain, setDefaultDomain } from './change-domains.ts';
import { checkDomain } from './check-domain.ts';
import { type Domain, findDomainRow, listDomains } from './find-domains.ts';
import { type DomainServices, fallbackHost } from './services.ts';

function servicesOf({ domains }: GraphContext): DomainServices {
	if (!domains) throw new Error('no services for domains in this context');
	return domains;
}

const state = builder.enumType('DomainState', {
	description: 'State of a domain.',
	values: describeValues(domainStates, {
		pending: 'Waiting for its DNS records.',
		configuring: 'Its DNS records are right; the certificate is being set up.',
		active: 'The shop is reached at this domain.',
		unknown: 'The latest check had no result. The domain works as before.',
	}),
});

const recordType = builder.enumType('DnsRecordType', {
	description: 'Type of a DNS record.',
	values: describeValues(recordTypes, {
		TXT: 'A record with a text.',
		CNAME: 'An alias of another name.',
		A: 'An IPv4 address.',
		AAAA: 'An IPv6 address.',
	}),
});

const record = builder.objectRef<DnsRecord>('DnsRecord').implement({
	description: 'A record of the DNS.',
	fields: (t) => ({
		type: t.expose('type', { type: recordType, description: 'Type of the record.' }),
		name: t.exposeString('name', { description: 'Full name of the record.' }),
		value: t.exposeString('value', { description: 'Value of the record.' }),
	}),
});

const proofFinding = builder.enumType('DomainProofResult', {
	description: 'What the latest check found at the TXT record.',
	values: describeValues(proofFindings, {
		found: 'The record is right.',
		missing: 'The record is missing or has another value.',
		taken: 'Another shop has proved the same domain before.',
		unanswered: 'DNS does not respond.',
	}),
});

const addressFinding = builder.enumType('DomainAddressResult', {
	description: 'Where the domain leads according to the latest check.',
	values: describeValues(addressFindings, {
		ours: 'To this platform.',
		elsewhere: 'To another address, such as that of a CDN.',
		none: 'The domain has no address.',
		unanswered: 'DNS does not respond.',
	}),
});

const probeFinding = builder.enumType('DomainProbeResult', {
	description: 'How the platform responded at the domain in the latest check.',
	values: describeValues(probeFindings, {
		answered: 'The platform responded as expected.',
		failed: 'The certificate is not valid, or the response is not the expected one.',
		unreachable: 'The platform was not reached.',
	}),
});

const domain = builder.objectRef<Domain>('Domain').implement({
	description: 'A domain of the shop.',
	fields: (t) => ({
		host: t.exposeString('host', { description: 'Host name in ASCII.' }),
		displayName: t.exposeString('displayName', { description: 'Host name as people read it.' }),
		state: t.expose('state', { type: state, description: 'State of the domain.' }),
		served: t.exposeBoolean('served', { description: 'Whether the shop is reached at this domain.' }),
		isDefault: t.exposeBoolean('isDefault', {
			description: 'Whether the other domains redirect to this one.',
		}),
		isFallback: t.exposeBoolean('isFallback', {
			description: 'Whether this is the domain given by the platform, which cannot be changed.',
		}),
		checkedAt: t.string({
			nullable: true,
			description: 'When the domain was last checked, as an ISO 8601 timestamp; null before the first check.',
			resolve: ({ checkedAt }) => checkedAt?.toISOString(),
		}),
		failingSince: t.string({
			nullable: true,
			description: 'Since when an active domain has failed its checks, as an ISO 8601 timestamp; null if it has not.',
			resolve: ({ failingSince }) => failingSince?.toISOString(),
		}),
		expiresAt: t.string({
			nullable: true,
			description: 'When the domain is removed unless it is proved, as an ISO 8601 timestamp; null if it is proved.',
			resolve: ({ expiresAt }) => expiresAt?.toISOString(),
		}),
		records: t.field({
			type: [record],
			description: 'DNS records that the domain needs.',
			resolve: ({ records }) => records,
		}),
		foundTexts: t.stringList({
			description: 'TXT records that the latest check found.',
			resolve: ({ detail }) => detail.texts ?? [],
		}),
		foundAliases: t.stringList({
			description: 'CNAME records that the latest check found.',
			resolve: ({ detail }) => detail.aliases ?? [],
		}),
		foundAddresses: t.stringList({
			description: 'IP addresses that the latest check found.',
			resolve: ({ detail }) => detail.addresses ?? [],
		}),
		proof: t.field({
			type: proofFinding,
			nullable: true,
			description: 'What the latest check found at the TXT record; null before the first check.',
			resolve: ({ detail }) => detail.proof,
		}),
		address: t.field({
			type: addressFinding,
			nullable: true,
			description: 'Where the domain leads according to the latest check; null before the first check.',
			resolve: ({ detail }) => detail.address,
		}),
		probe: t.field({
			type: probeFinding,
			nullable: true,
			description: 'How the platform responded at the domain; null if that was not checked.',
			resolve: ({ detail }) => detail.probe,
		}),
		reason: t.string({
			nullable: true,
			description:
				'Technical reason why the platform did not respond at the domain; null if it did or was not checked.',
			resolve: ({ detail }) => detail.reason,
		}),
	}),
});

const list = (context: GraphContext) =>
	context.inTenant((sql) => listDomains(sql, context.tenant, servicesOf(context)));

async function find(context: GraphContext, host: string): Promise<Domain> {
	const found = (await list(context)).find((each) => each.host === host);
	if (!found) throw new Refused('NO_DOMAINS');
	return found;
}

const hostArgument = { required: true, description: 'Host name in ASCII.' } as const;

builder.queryField('domains', (t) =>
	t.field({
		type: [domain],
		description: 'All domains of the shop, the fallback domain first.',
		extensions: needs('qTenant'),
		resolve: (_root, _args, context) => list(context),
	}),
);

builder.mutationField('addDomain', (t) =>
	t.field({
		type: domain,
		description:
			'Adds a domain, which is active once its DNS records are right. Fails with `DOMAIN_INVALID`, with `DOMAIN_NOT_OWNED` for public suffixes and names of the platform, and with `DOMAIN_TAKEN` if this shop has it or another one has proved it.',
		extensions: needs('mTenant'),
		args: { host: t.arg.string({ required: true, description: 'Host name or URL, in any spelling.' }) },
		async resolve(_root, { host: typed }, context) {
			const host = await context.inTenant((sql) => addDomain(sql, callerOf(context), servicesOf(context), typed));
			return find(context, host);
		},
	}),
);

builder.mutationField('deleteDomain', (t) =>
	t.boolean({
		description:
			'Removes a domain. If it was the default, the fallback domain becomes the default. Always true. Fails with `DOMAIN_FALLBACK` for the fallback domain.',
		extensions: needs('mTenant'),
		args: { host: t.arg.string(hostArgument) },
		async resolve(_root, { host }, context) {
			await context.inTenant((sql) => deleteDomain(sql, callerOf(context), servicesOf(context), host));
			return true;
		},
	}),
);

builder.mutationField('setDefaultDomain', (t) =>
	t.boolean({
		description:
			'Makes a domain the default, to which all others redirect. Always true. Fails with `DOMAIN_NOT_ACTIVE` if it is not active.',
		extensions: needs('mTenant'),
		args: { host: t.arg.string(hostArgument) },
		async resolve(_root, { host }, context) {
			await context.inTenant((sql) => setDefaultDomain(sql, callerOf(context), servicesOf(context), host));
			return true;
		},
	}),
);

/** Whoever presses the button again and again asks nobody again and again. */
const pauseMs = 3000;

builder.mutationField('checkDomain', (t) =>
	t.field({
		type: domain,
		description: 'Checks the DNS records and the certificate of a domain now.',
		extensions: needs('mTenant'),
		args: { host: t.arg.string(hostArgument) },
		async resolve(_root, { host }, context) {
			const { tenant, inTenant } = context;
			const services = servicesOf(context);
			if (host === fallbackHost(tenant, services)) return find(context, host);
			const row = await inTenant((sql) => findDomainRow(sql, tenant.id, host));
			if (!row) throw new Refused('NO_DOMAINS');
			const isFresh = row.checkedAt && Date.now() - row.checkedAt.getTime() < pauseMs;
			if (!isFresh) await checkDomain(services, tenant.id, host, { actor: actorOf(callerOf(context)) });
			return find(context, host);
		},
	}),
);
