-- compatible with 0.1.0

-- Customers of new shops are reminded of a prepayment after seven days unless the shop says otherwise. Shops that there are go on as they are: theirs would
-- be reminded of orders that are months old.
do $$
declare
	shop uuid;
begin
	for shop in select id from tenants loop
		perform set_config('app.tenant_id', shop::text, true);
		insert into settings (tenant_id, "group", "values") values (shop, 'orders', '{"unpaidReminderDays": 0}')
		on conflict (tenant_id, "group") do update set "values" = excluded."values" || settings."values";
	end loop;
	perform set_config('app.tenant_id', '', true);
end
$$;
