-- compatible with 0.1.0

-- Every minute somebody looks for what a crash has left lying, in every shop: found by one statement, which costs next to nothing where
-- there is nothing. With the rights of whoever asks: each shop is looked at as itself.

create index refunds_waiting on refunds (tenant_id, created_at) where state = 'waiting';
create index webhook_events_received on webhook_events (tenant_id, received_at);

create function shops_to_sweep() returns setof uuid language plpgsql as $$
declare
	shop uuid;
begin
	for shop in select id from tenants loop
		perform set_config('app.tenant_id', shop::text, true);
		if exists (
			select from orders o join payments p on p.tenant_id = o.tenant_id and p.order_id = o.id
			where o.tenant_id = shop and o.status = 'inCreation' and o.reserved_until < now() - interval '10 seconds'
				and p.state in ('opening', 'open')
		) or exists (
			select from refunds
			where tenant_id = shop and state = 'waiting' and payment_id is not null and created_at < now() - interval '10 seconds'
		) or exists (
			select from webhook_events where tenant_id = shop and received_at < now() - interval '30 days'
		) then
			return next shop;
		end if;
	end loop;
	perform set_config('app.tenant_id', '', true);
end
$$;
