-- compatible with 0.1.0
-- Visits of which the purchasing system does not say who comes have a person each, who goes after 30 days unless something was ordered.
alter table procurement_people add column unnamed boolean not null default false;

-- All of them were one person until now.
update procurement_people set unnamed = true where person = '-';

create index procurement_people_unnamed on procurement_people (tenant_id, last_seen_at) where unnamed;

create or replace function shops_with_procurement() returns setof uuid language plpgsql as $$
declare
	shop uuid;
begin
	for shop in select id from tenants loop
		perform set_config('app.tenant_id', shop::text, true);
		if exists (
			select from procurement_orders r join orders o on o.tenant_id = shop and o.id = r.order_id
			where r.tenant_id = shop and (r.looked_at is null or r.looked_at < o.updated_at + interval '10 minutes')
		) or exists (select from procurement_messages where tenant_id = shop and at < now() - interval '90 days')
			or exists (select from procurement_sessions where tenant_id = shop and created_at < now() - interval '90 days')
			or exists (select from procurement_payloads where tenant_id = shop and at < now() - interval '30 days')
			or exists (
				select from procurement_people p
				where p.tenant_id = shop and p.unnamed and p.last_seen_at < now() - interval '30 days'
					and not exists (select from orders o where o.tenant_id = shop and o.user_id = p.user_id)
			) then
			return next shop;
		end if;
	end loop;
	perform set_config('app.tenant_id', '', true);
end
$$;
