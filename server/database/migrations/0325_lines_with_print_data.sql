-- compatible with 0.1.0

-- Set by printing, through cart: whether the line has print data, or an upload of it is open. Such a line is never merged with another.
alter table list_items add column has_print_data boolean not null default false;

do $$
declare shop uuid;
begin
	for shop in select id from tenants loop
		perform set_config('app.tenant_id', shop::text, true);
		update list_items i set has_print_data = true
		where i.tenant_id = shop and exists (
			select from print_data d where d.tenant_id = shop and d.item_id = i.id and d.replaced_by is null
		);
	end loop;
	perform set_config('app.tenant_id', '', true);
end $$;

-- Copies the files of a line that was copied or ordered again.
select jobs.make_queue('printing.copyData');
