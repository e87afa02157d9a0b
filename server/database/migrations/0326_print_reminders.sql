-- compatible with 0.1.0

-- The shops in which an order has waited for print data for three days and was not reminded of it for the last time yet. With the rights of
-- whoever asks: each shop is looked at as itself. Which reminder is due is decided by the job.
create function shops_with_print_reminders() returns setof uuid language plpgsql as $$
declare
	shop uuid;
begin
	for shop in select id from tenants loop
		perform set_config('app.tenant_id', shop::text, true);
		if exists (
			select from print_lines l join orders o on o.tenant_id = shop and o.id = l.order_id
			where l.tenant_id = shop and l.state not in ('released', 'printed') and l.state_since < now() - interval '3 days'
				and o.waits_for_print_data and o.status = 'placed' and not exists (
					select from print_reminders r where r.tenant_id = shop and r.order_id = o.id and r.days >= 7
				)
		) then
			return next shop;
		end if;
	end loop;
	perform set_config('app.tenant_id', '', true);
end
$$;

-- Tells the customer that the shop has refused print data.
select jobs.make_queue('printing.tellRefusal');
