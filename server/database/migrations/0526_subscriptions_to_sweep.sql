-- compatible with 0.1.0
-- Shops with subscriptions for which something is due: found by one statement, each shop under its own row security, as shops_to_sweep.

create function shops_with_due_subscriptions() returns setof uuid language plpgsql as $$
declare
	shop uuid;
begin
	for shop in select id from tenants loop
		perform set_config('app.tenant_id', shop::text, true);
		if exists (
			select from subscriptions
			where tenant_id = shop and state in ('trialing', 'active', 'pastDue', 'paused') and not detached
				and least(period_end, retry_at, pause_until, cancel_at, trial_end - interval '3 days') < now() - interval '5 minutes'
				and coalesce(read_at, '-infinity') < now() - interval '1 hour'
		) or exists (
			select from subscriptions where tenant_id = shop and command is not null and command_at < now() - interval '1 minute'
		) or exists (
			select from subscription_terms where tenant_id = shop and state = 'wanted' and created_at < now() - interval '1 minute'
		) then
			return next shop;
		end if;
	end loop;
	perform set_config('app.tenant_id', '', true);
end
$$;

create index subscription_terms_wanted on subscription_terms (tenant_id, created_at) where state = 'wanted';
