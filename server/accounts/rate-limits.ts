// How often something may be tried: counted in the database, so that all processes count together.

import type { ErrorCode } from '../../rules/errors.ts';
import type { Sql } from '../database/connection.ts';
import { Refused } from '../failure.ts';
import { networksOf } from './networks.ts';
import { mac } from './sessions/keys.ts';

interface Limit {
	count: number;
	seconds: number;
	/**
	 * Not all refused until the time is over, but slower and slower: so many seconds after the last one that counts, then twice as many,
	 * up to the whole time.
	 */
	thenWait?: number;
}

const tenMinutes = 600;
const quarter = 900;
const hour = 3600;

/** What a try is counted by: where it comes from, whom it tries, the session it is made in, who gets mail of it. */
const kinds = ['address', 'account', 'session', 'recipient'] as const;
type Kind = (typeof kinds)[number];
type Counted = Partial<Record<Kind, Limit>>;

/** So many lines of one site of IPv6 may each try as often as one does alone: there are 65,536 of them. */
const linesOfSite = 10;

/** By address of the network, in which a whole office may sit, and by account. */
export const defaultLimits = {
	login: {
		address: { count: 100, seconds: quarter },
		account: { count: 10, seconds: quarter, thenWait: 15 },
	},
	/** By account and device. */
	knownDevice: { account: { count: 10, seconds: quarter, thenWait: 15 } },
	code: { address: { count: 50, seconds: quarter }, account: { count: 5, seconds: quarter, thenWait: 15 } },
	newCode: { account: { count: 3, seconds: quarter } },
	signUp: { address: { count: 20, seconds: hour }, account: { count: 5, seconds: hour } },
	forgotPassword: { address: { count: 20, seconds: hour }, account: { count: 5, seconds: hour } },
	/** By a user who may change users: who sends, and who gets it. */
	sendReset: { account: { count: 200, seconds: hour }, recipient: { count: 5, seconds: hour } },
	/** Invitations into companies: by one who sends them, and to one address. */
	companyInvitation: { account: { count: 100, seconds: hour }, recipient: { count: 5, seconds: hour } },
	token: { address: { count: 30, seconds: quarter } },
	password: { account: { count: 10, seconds: quarter } },
	cancellation: { address: { count: 20, seconds: hour }, account: { count: 5, seconds: hour } },
	withdrawal: { address: { count: 20, seconds: hour }, account: { count: 5, seconds: hour } },
	/** Notices of what is back in stock: of one network, and to one address. */
	stockNotice: { address: { count: 20, seconds: hour }, recipient: { count: 5, seconds: hour } },
	/** Requests for a newsletter: of one network, and mails to one address. */
	newsletter: { address: { count: 20, seconds: hour }, recipient: { count: 3, seconds: hour } },
	/** Contact requests: of one network, and confirmations to one address. */
	contactRequest: { address: { count: 20, seconds: hour }, recipient: { count: 5, seconds: hour } },
	/** Links to book a meeting: of one network, and mails to one address. */
	meetingLink: { address: { count: 20, seconds: hour }, recipient: { count: 3, seconds: hour } },
	/** Calls of the assistant, each of which costs money. */
	assistant: { account: { count: 30, seconds: 60 }, address: { count: 300, seconds: 60 } },
	temporarySession: { address: { count: 100, seconds: quarter } },
	/** What was really ordered, by card also what was never paid. */
	placeOrder: { address: { count: 60, seconds: hour }, session: { count: 30, seconds: hour } },
	/** Guests alone: no one knows whether the addresses that they name are theirs. */
	guestOrder: {
		address: { count: 20, seconds: hour },
		session: { count: 10, seconds: hour },
		recipient: { count: 10, seconds: hour },
	},
	/** What guests have ordered without paying for it: it costs paper and post before anyone knows whether they meant it. */
	unpaidGuestOrder: { address: { count: 5, seconds: tenMinutes } },
	unpaidGuestOrdersOfHour: { address: { count: 10, seconds: hour } },
	/** Tickets for print data, each for a file of up to 100 MiB. */
	printUpload: { address: { count: 300, seconds: hour }, session: { count: 100, seconds: hour } },
	/** Pictures for designs. */
	designPicture: { address: { count: 600, seconds: hour }, session: { count: 200, seconds: hour } },
	/** Looks at designs that were shared by link; a wrong link counts as well. */
	sharedDesign: { address: { count: 600, seconds: hour } },
	/** Comments by link: of one network, and about one design. */
	designComment: { address: { count: 30, seconds: hour }, recipient: { count: 60, seconds: hour } },
	/** Data sheets that have to be drawn first; one that is there already does not count. */
	dataSheet: { address: { count: 120, seconds: hour } },
	orderLookUp: { address: { count: 20, seconds: hour }, recipient: { count: 5, seconds: hour } },
	/** Of a purchasing system whose secret was wrong; a right one does not count. */
	procurementSecret: { address: { count: 60, seconds: quarter } },
	orderLink: { address: { count: 60, seconds: quarter } },
} satisfies Record<string, Counted>;

type Action = keyof typeof defaultLimits;
export type Limits = Record<Action, Counted>;

export interface RateLimits {
	/** Counts a try; throws when it is one too many. Who is tried is counted alike whether or not there is such an account. */
	take(
		sql: Sql,
		tenantId: string,
		action: Action,
		who: Partial<Record<Kind, string>>,
		refusal?: ErrorCode,
	): Promise<void>;
	/** A try that succeeded is none that counts against the account. */
	forgive(sql: Sql, tenantId: string, action: Action, account: string): Promise<void>;
}

/** How long one that has slowed down is remembered after its last try, in times of the limit. */
const remembered = 4;

/**
 * Here the time begins anew with each try that counts; one that comes too early does not count and changes nothing.
 * @returns as below
 */
async function slowDown(sql: Sql, tenantId: string, key: string, limit: Limit & { thenWait: number }): Promise<number> {
	const { count, seconds, thenWait } = limit;
	const wait = () =>
		sql`make_interval(secs => least(${seconds}, ${thenWait} * power(2, least(l.count - ${count}, 20))))`;
	const counted = await sql`
		insert into rate_limits as l (tenant_id, key, began_at, count) values (${tenantId}, ${key}, now(), 1)
		on conflict (tenant_id, key) do update set
			count = case when l.began_at < now() - make_interval(secs => ${seconds * remembered}) then 1 else l.count + 1 end,
			began_at = now()
		where l.count < ${count} or l.began_at <= now() - ${wait()}`;
	if (counted.count === 1) return 0;
	const [row] = await sql<{ seconds: number }[]>`
		select greatest(1, ceil(extract(epoch from l.began_at + ${wait()} - now())))::int as seconds
		from rate_limits l where tenant_id = ${tenantId} and key = ${key}`;
	return row?.seconds ?? 1;
}

/** @returns in how many seconds it may be tried again; 0: it may be done now */
async function countTry(sql: Sql, tenantId: string, key: string, limit: Limit): Promise<number> {
	const { count, seconds, thenWait } = limit;
	if (thenWait !== undefined) return slowDown(sql, tenantId, key, { count, seconds, thenWait });
	const [row] = await sql<{ count: number; wait: number }[]>`
		insert into rate_limits as l (tenant_id, key, began_at, count) values (${tenantId}, ${key}, now(), 1)
		on conflict (tenant_id, key) do update set
			count = case when l.began_at < now() - make_interval(secs => ${seconds}) then 1 else l.count + 1 end,
			began_at = case when l.began_at < now() - make_interval(secs => ${seconds}) then now() else l.began_at end
		returning count, greatest(1, ceil(extract(epoch from began_at - now()) + ${seconds}))::int as wait`;
	return row && row.count > count ? row.wait : 0;
}

/** An address counts as its line and, much more loosely, as the site that the line belongs to. */
function countersOf(kind: Kind, value: string, limit: Limit): { name: string; value: string; limit: Limit }[] {
	if (kind !== 'address') return [{ name: kind, value, limit }];
	const { line, site } = networksOf(value);
	const counters = [{ name: 'address', value: line, limit }];
	if (site === undefined) return counters;
	return [...counters, { name: 'site', value: site, limit: { ...limit, count: limit.count * linesOfSite } }];
}

/** Keys are hashed: who tried what from where is nothing to keep in words. */
export function rateLimits(key: Buffer, limits: Limits = defaultLimits): RateLimits {
	const nameOf = (action: Action, kind: string, value: string) =>
		`${action}.${kind}.${mac(key, action, kind, value).toString('base64url')}`;
	return {
		async take(sql, tenantId, action, who, refusal = 'TOO_MANY_REQUESTS') {
			for (const kind of kinds) {
				const [limit, given]: [Limit | undefined, string | undefined] = [limits[action][kind], who[kind]];
				if (!limit || given === undefined) continue;
				for (const { name, value, limit: own } of countersOf(kind, given, limit)) {
					const retryAfter = await countTry(sql, tenantId, nameOf(action, name, value), own);
					if (retryAfter > 0) throw new Refused(refusal, undefined, { retryAfter });
				}
			}
		},
		async forgive(sql, tenantId, action, account) {
			await sql`delete from rate_limits where tenant_id = ${tenantId} and key = ${nameOf(action, 'account', account)}`;
		},
	};
}
