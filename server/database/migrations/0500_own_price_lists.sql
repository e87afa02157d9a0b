-- compatible with 0.1.0
-- A product may have a price list of its own, which is edited in the product and listed nowhere else.
alter table price_lists add column product_id uuid;
alter table price_lists add constraint price_lists_product
	foreign key (tenant_id, product_id) references products (tenant_id, id) on delete cascade;
create unique index price_lists_own on price_lists (tenant_id, product_id) where product_id is not null;

-- Two products may have the same name, and so may their lists.
drop index price_lists_name;
create unique index price_lists_name on price_lists (tenant_id, lower(name)) where product_id is null;
