-- What people have put on their watchlist, and the country that a shop works in.

create table favourites (
	tenant_id uuid not null references tenants (id) on delete cascade,
	user_id uuid not null,
	-- A product, or a variant of one.
	product_id uuid not null,
	created_at timestamptz not null default now(),
	primary key (tenant_id, user_id, product_id),
	foreign key (tenant_id, user_id) references users (tenant_id, id) on delete cascade,
	foreign key (tenant_id, product_id) references products (tenant_id, id) on delete cascade
);

create index favourites_product on favourites (tenant_id, product_id);
create index favourites_newest on favourites (tenant_id, user_id, created_at desc, product_id);

alter table favourites enable row level security;
alter table favourites force row level security;
create policy tenant on favourites
	using (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::uuid))
	with check (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::uuid));

-- Whose public holidays it keeps, as DE.
alter table tenants add column country text not null default 'DE' check (country ~ '^[A-Z]{2}$');
