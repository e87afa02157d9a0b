-- What somebody takes out of a list can be put back for an hour. What people had kept as favourites stands on their watchlist; the table
-- stays for the version before this one and goes a release later.

alter table list_items add column removed_at timestamptz;

create index list_items_removed on list_items (tenant_id, removed_at) where removed_at is not null;

do $$
declare shop uuid;
begin
	for shop in select id from tenants loop
		perform set_config('app.tenant_id', shop::text, true);
		insert into list_items (tenant_id, id, user_id, location, product_id, created_at, changed_at)
		select tenant_id, gen_random_uuid(), user_id, 'watchlist', product_id, created_at, created_at
		from favourites where tenant_id = shop;
	end loop;
	perform set_config('app.tenant_id', '', true);
end $$;

select jobs.make_queue('cart.clean');
