// The tax rates in which a shop differs from those that ship (rules/tax).
import { mostOwnRates, ownRateErrors, placeOfRate, type RateError } from '../../../rules/tax/own-rates.ts';
import type { OwnRate } from '../../../rules/tax/rates.ts';
import { actorOf, type Caller } from '../../accounts/services.ts';
import type { Sql } from '../../database/connection.ts';
import { Refused } from '../../failure.ts';
import { announceChange, holdTenant } from '../../tenants/announce-change.ts';

/** For `rateOn`; by country, category and day. */
export const loadOwnRates = (sql: Sql, tenantId: string): Promise<OwnRate[]> =>
	sql<OwnRate[]>`
		select country, category, valid_from::text, rate from tax_rates where tenant_id = ${tenantId}
		order by country, category, valid_from`.then((rows) => [...rows]);

/** What makes a rate that one and no other. */
type RatePlace = Omit<OwnRate, 'rate'>;

export interface RateChanges {
	/** New ones, and those of the same country, category and day that say something else now. */
	saved: readonly OwnRate[];
	removed: readonly RatePlace[];
}

async function remove(sql: Sql, tenantId: string, removed: readonly RatePlace[]): Promise<void> {
	await sql`
		delete from tax_rates t
		using jsonb_to_recordset(${JSON.stringify(removed)}::text::jsonb) as r (country text, category text, "validFrom" text)
		where t.tenant_id = ${tenantId} and t.country = r.country and t.category = r.category
			and t.valid_from::text = r."validFrom"`;
}

async function write(sql: Sql, tenantId: string, saved: readonly OwnRate[]): Promise<void> {
	await sql`
		insert into tax_rates (tenant_id, country, category, valid_from, rate)
		select ${tenantId}::uuid, r.country, r.category, r."validFrom", r.rate
		from jsonb_to_recordset(${JSON.stringify(saved)}::text::jsonb)
			as r (country text, category text, "validFrom" date, rate integer)
		order by r.country, r.category, r."validFrom"
		on conflict (tenant_id, country, category, valid_from) do update set rate = excluded.rate`;
}

const byPlace = (rates: readonly OwnRate[]) => Object.fromEntries(rates.map((rate) => [placeOfRate(rate), rate.rate]));

/**
 * Changes what is named and leaves the rest: two people with different countries before them do not undo each other.
 * @returns what is wrong, by the place among those to save; then nothing was saved
 */
export async function saveOwnRates(sql: Sql, caller: Caller, { saved, removed }: RateChanges): Promise<RateError[]> {
	const { tenant, services } = caller;
	if (saved.length + removed.length > mostOwnRates) throw new Refused('VALIDATION', 'tooMany');
	const errors = ownRateErrors(saved);
	if (errors.length > 0) return errors;
	await holdTenant(sql, tenant.id);
	const before = await loadOwnRates(sql, tenant.id);
	await remove(sql, tenant.id, removed);
	await write(sql, tenant.id, saved);
	const after = await loadOwnRates(sql, tenant.id);
	if (after.length > mostOwnRates) throw new Refused('VALIDATION', 'tooMany');
	await services.record(sql, tenant.id, actorOf(caller), {
		action: 'saveTaxRates',
		entity: { type: 'tenant', id: tenant.id },
		before: byPlace(before),
		after: byPlace(after),
	});
	await announceChange(sql, tenant.id, 'content');
	return [];
}
