// From the host of a request to its tenant. Answers are kept for a few seconds: every request asks.
import { BoundedCache } from '../../rules/collections/bounded-cache.ts';
import { meaningOfHost, readHost } from '../../rules/hosts.ts';
import type { Language } from '../../rules/languages.ts';
import { type Database, DatabaseUnavailable, type Sql } from '../database/connection.ts';

export interface Tenant {
	id: string;
	slug: string;
	name: string;
	allowTemporaryUsers: boolean;
	currency: string;
	/** In which it works, as DE: its public holidays are free. */
	country: string;
	/** Whether its prices are gross. */
	pricesIncludeTax: boolean;
	/** Whether browsers may be instructed (HSTS) to ask all names below its own domains by https alone. */
	secureSubdomains: boolean;
	/** Of the IANA database, as Europe/Berlin: in it the shop's days begin and end. */
	timeZone: string;
	/** First day of its week as ISO 8601 counts: 1 is Monday. */
	weekStart: number;
	/** A suspended shop answers visitors with 503; its staff still sign in. */
	state: 'active' | 'suspended';
	/** Since when it waits for its removal; only operators reach it then. */
	deletedAt: Date | null;
	/** Host of its default domain. Null: the fallback domain of the platform. */
	defaultHost: string | null;
	/** In the tenant's order, the default one among them. */
	languages: Language[];
}

const stamps = new WeakMap<Tenant, string>();

/** What a page shows of its tenant beside versioned things: one that was made of an older response is recognised by it. */
export function stampOf(tenant: Tenant): string {
	const known = stamps.get(tenant);
	if (known !== undefined) return known;
	const {
		name,
		languages,
		allowTemporaryUsers,
		country,
		currency,
		pricesIncludeTax,
		timeZone,
		weekStart,
		defaultHost,
	} = tenant;
	const spoken = languages.map((language) => Object.values(language).join(' '));
	const stamp = [
		`${name}.${spoken}.${allowTemporaryUsers}.${country}.${currency}.${pricesIncludeTax}.${timeZone}`,
		`${weekStart}.${defaultHost ?? ''}`,
	].join('.');
	stamps.set(tenant, stamp);
	return stamp;
}

export interface TenantFinder {
	byHost(header: string): Promise<Tenant | undefined>;
	/** What that would answer, if it is known already. */
	knownByHost(header: string): Tenant | undefined;
	/** What was known of this tenant may be old; without an id: of all. */
	forget(tenantId?: string): void;
}

interface Options {
	platformDomain: string;
	defaultTenant: string | undefined;
	/** How long a response may be old, in milliseconds. */
	freshness?: number;
}

const maxHosts = 1000;

interface CachedAnswer {
	answer: Promise<Tenant | undefined>;
	/** Undefined while it is being looked for, null where there is none. */
	tenant: Tenant | null | undefined;
}

type Found = Omit<Tenant, 'languages'>;

/** Of a row `t` of tenants. */
export const tenantColumns = (sql: Sql) => sql`
	t.id, t.slug, t.name, t.allow_temporary_users, t.currency, t.country, t.prices_include_tax, t.secure_subdomains,
	t.time_zone, t.week_start, t.state, t.deleted_at,
	(select d.host from domains d where d.tenant_id = t.id and d.is_default) as default_host`;

async function bySlug(database: Database, slug: string): Promise<Found | undefined> {
	const [found] = await database.withoutTenant(
		(sql) =>
			sql<Found[]>`
				select ${tenantColumns(sql)} from tenants t where t.slug = ${slug}`,
	);
	return found;
}

async function byDomain(database: Database, host: string): Promise<Found | undefined> {
	const [found] = await database.withoutTenant(
		(sql) => sql<Found[]>`
			select ${tenantColumns(sql)}
			from domains d join tenants t on t.id = d.tenant_id
			where d.host = ${host} and d.active`,
	);
	return found;
}

function languagesOf(database: Database, tenantId: string): Promise<Language[]> {
	return database.read(
		tenantId,
		(sql) => sql<Language[]>`
			select language_code, is_default as "default", notation, not published as draft
			from languages where tenant_id = ${tenantId} order by position, language_code`,
	);
}

async function complete(database: Database, found: Found | undefined): Promise<Tenant | undefined> {
	return found ? { ...found, languages: await languagesOf(database, found.id) } : undefined;
}

export async function tenantWithSlug(database: Database, slug: string): Promise<Tenant | undefined> {
	return complete(database, await bySlug(database, slug));
}

export function tenantFinder(database: Database, options: Options): TenantFinder {
	const { platformDomain, defaultTenant, freshness = 5000 } = options;
	const cache = new BoundedCache<string, CachedAnswer>({ maxEntries: maxHosts, maxAgeMs: freshness });

	async function look(host: string): Promise<Tenant | undefined> {
		const meaning = meaningOfHost(host, platformDomain);
		const slug = meaning.kind === 'bare' ? defaultTenant : meaning.kind === 'platform' ? meaning.slug : undefined;
		if (meaning.kind === 'own') return complete(database, await byDomain(database, meaning.host));
		return slug ? tenantWithSlug(database, slug) : undefined;
	}

	return {
		knownByHost(header) {
			return cache.get(readHost(header) ?? '')?.tenant ?? undefined;
		},
		byHost(header) {
			const host = readHost(header);
			if (!host) return Promise.resolve(undefined);
			const fresh = cache.get(host);
			if (fresh) return fresh.answer;

			const last = cache.peek(host);
			// While the database is away the last response goes on to hold.
			const answer = look(host).catch((error) => {
				if (last && error instanceof DatabaseUnavailable) return last.answer;
				throw error;
			});
			const entry: CachedAnswer = { answer, tenant: undefined };
			cache.set(host, entry);
			answer.then(
				(tenant) => {
					entry.tenant = tenant ?? null;
				},
				() => cache.deleteValue(host, entry),
			);
			return answer;
		},
		forget(tenantId) {
			// One that is being looked for at this moment may turn out to be that tenant, and a host that was no one's may be its new domain.
			cache.deleteWhere(({ tenant }) => tenantId === undefined || !tenant || tenant.id === tenantId);
		},
	};
}
