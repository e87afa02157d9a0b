-- compatible with 0.1.0

-- Reminds of prepayments that have not come, and cancels what stays unpaid.
select jobs.make_queue('orders.unpaid');

create index orders_unpaid on orders (tenant_id, placed_at)
	where number is not null and status = 'placed' and payment = 'open' and cancelled_at is null;

-- The shops with an order that is paid in advance and not paid. With the rights of whoever asks: each shop is looked at as itself. What is due, and whether
-- the shop wants it, is decided by the job.
create function shops_with_unpaid_orders() returns setof uuid language plpgsql as $$
declare
	shop uuid;
begin
	for shop in select id from tenants loop
		perform set_config('app.tenant_id', shop::text, true);
		if exists (
			select from orders o
			where o.tenant_id = shop and o.number is not null and o.status = 'placed' and o.payment = 'open' and o.cancelled_at is null
				and o.payment_method in ('prepayment', 'sepaDebit')
		) then
			return next shop;
		end if;
	end loop;
	perform set_config('app.tenant_id', '', true);
end
$$;
