-- compatible with 0.1.0

-- Which shape of the read model a product's rows have (server/catalogue/read-model/version.ts). A version that does not know the column writes
-- the first shape, and says so by the default. It stands for all that is written with the page: list, facets, words, pricing.
alter table product_pages add column version integer not null default 1;

create index product_pages_version on product_pages (tenant_id, version, product_id);

-- Shops with rows of an older shape than this one: found by one statement for all shops, like what is swept up every minute (0242). With the
-- rights of whoever asks: each shop is looked at as itself.
create function shops_with_older_products(current_version integer) returns setof uuid language plpgsql as $$
declare
	shop uuid;
begin
	for shop in select id from tenants loop
		perform set_config('app.tenant_id', shop::text, true);
		if exists (select from product_pages where tenant_id = shop and version < current_version) then
			return next shop;
		end if;
	end loop;
	perform set_config('app.tenant_id', '', true);
end
$$;

select jobs.make_queue('catalogue.rebuild');
