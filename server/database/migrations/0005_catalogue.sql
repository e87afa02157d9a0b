-- Products, their pictures, and one ready row per product and language for lists.

alter table tenants add column currency text not null default 'EUR' check (currency ~ '^[A-Z]{3}$');

create table media (
	tenant_id uuid not null references tenants (id) on delete cascade,
	id uuid not null,
	content_type text not null,
	width integer not null check (width > 0),
	height integer not null check (height > 0),
	created_at timestamptz not null default now(),
	primary key (tenant_id, id)
);

create table products (
	tenant_id uuid not null references tenants (id) on delete cascade,
	id uuid not null,
	slug text not null check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
	published boolean not null default false,
	position integer not null default 0,
	-- The lowest price a shopper can pay for it, for lists.
	from_price bigint not null check (from_price >= 0),
	media_id uuid,
	created_at timestamptz not null default now(),
	updated_at timestamptz not null default now(),
	primary key (tenant_id, id),
	unique (tenant_id, slug),
	foreign key (tenant_id, media_id) references media (tenant_id, id)
);

-- What a list shows of a published product, in one language, ready to be read in the order of the list.
create table product_list (
	tenant_id uuid not null references tenants (id) on delete cascade,
	language_code text not null,
	product_id uuid not null,
	position integer not null,
	slug text not null,
	name text not null,
	from_price bigint not null,
	image_id uuid,
	image_type text,
	image_width integer,
	image_height integer,
	primary key (tenant_id, language_code, product_id),
	foreign key (tenant_id, product_id) references products (tenant_id, id) on delete cascade
);

create index product_list_order on product_list (tenant_id, language_code, position, product_id);

do $$
declare
	name text;
begin
	foreach name in array array['media', 'products', 'product_list'] loop
		execute format('alter table %I enable row level security', name);
		execute format('alter table %I force row level security', name);
		execute format(
			'create policy tenant on %I using (tenant_id = (select nullif(current_setting(''app.tenant_id'', true), '''')::uuid)) '
			|| 'with check (tenant_id = (select nullif(current_setting(''app.tenant_id'', true), '''')::uuid))',
			name
		);
	end loop;
end
$$;
