// How often something may be tried: counted in the database, so that all processes count together.
import type { Sql } from '../database/connection.ts';
import { Refused } from '../failure.ts';
import { mac } from '../sessions/keys.ts';

interface Limit {
	count: number;
	seconds: number;
}

const quarter = 900;
const hour = 3600;

/** What a try is counted by: where it comes from, whom it tries, the session it is made in, who gets mail of it. */
const kinds = ['address', 'account', 'session', 'recipient'] as const;
type Kind = (typeof kinds)[number];
type Counted = Partial<Record<Kind, Limit>>;

/** By address of the network, in which a whole office may sit, and by account. */
const defaultLimits = {
	login: { address: { count: 100, seconds: quarter }, account: { count: 10, seconds: quarter } },
	code: { address: { count: 50, seconds: quarter } },
	signUp: { address: { count: 20, seconds: hour }, account: { count: 5, seconds: hour } },
	forgotPassword: { address: { count: 20, seconds: hour }, account: { count: 5, seconds: hour } },
	token: { address: { count: 30, seconds: quarter } },
	password: { account: { count: 10, seconds: quarter } },
	withdrawal: { address: { count: 20, seconds: hour }, account: { count: 5, seconds: hour } },
	temporarySession: { address: { count: 100, seconds: quarter } },
	/** What was really ordered, by card also what was never paid. */
	placeOrder: { address: { count: 60, seconds: hour }, session: { count: 30, seconds: hour } },
	/** Guests alone: nobody knows whether the addresses that they name are theirs. */
	guestOrder: { session: { count: 10, seconds: hour }, recipient: { count: 10, seconds: hour } },
	orderLookUp: { address: { count: 20, seconds: hour }, recipient: { count: 5, seconds: hour } },
	orderLink: { address: { count: 60, seconds: quarter } },
} satisfies Record<string, Counted>;

type Action = keyof typeof defaultLimits;
export type Limits = Record<Action, Counted>;

export interface RateLimits {
	/** Counts a try; throws when it is one too many. Who is tried is counted alike whether or not there is such an account. */
	take(sql: Sql, tenantId: string, action: Action, who: Partial<Record<Kind, string>>): Promise<void>;
	/** A try that succeeded is none that counts against the account. */
	forgive(sql: Sql, tenantId: string, action: Action, account: string): Promise<void>;
}

/** @returns in how many seconds it may be tried again; 0: it may be done now */
async function countTry(sql: Sql, tenantId: string, key: string, { count, seconds }: Limit): Promise<number> {
	const [row] = await sql<{ count: number; wait: number }[]>`
		insert into rate_limits as l (tenant_id, key, began_at, count) values (${tenantId}, ${key}, now(), 1)
		on conflict (tenant_id, key) do update set
			count = case when l.began_at < now() - make_interval(secs => ${seconds}) then 1 else l.count + 1 end,
			began_at = case when l.began_at < now() - make_interval(secs => ${seconds}) then now() else l.began_at end
		returning count, greatest(1, ceil(extract(epoch from began_at - now()) + ${seconds}))::int as wait`;
	return row && row.count > count ? row.wait : 0;
}

/** Keys are hashed: who tried what from where is nothing to keep in words. */
export function rateLimits(key: Buffer, limits: Limits = defaultLimits): RateLimits {
	const nameOf = (action: Action, kind: Kind, value: string) =>
		`${action}.${kind}.${mac(key, action, kind, value).toString('base64url')}`;
	return {
		async take(sql, tenantId, action, who) {
			for (const kind of kinds) {
				const [limit, value]: [Limit | undefined, string | undefined] = [limits[action][kind], who[kind]];
				if (!limit || value === undefined) continue;
				const retryAfter = await countTry(sql, tenantId, nameOf(action, kind, value), limit);
				if (retryAfter > 0) throw new Refused('TOO_MANY_REQUESTS', undefined, { retryAfter });
			}
		},
		async forgive(sql, tenantId, action, account) {
			await sql`delete from rate_limits where tenant_id = ${tenantId} and key = ${nameOf(action, 'account', account)}`;
		},
	};
}
