-- Categories, and what stands around the pages of a shop: its contact details, its logos and large pictures, its plain pages.

create table categories (
	tenant_id uuid not null references tenants (id) on delete cascade,
	id uuid not null,
	slug text not null check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
	published boolean not null default false,
	position integer not null default 0,
	media_id uuid,
	created_at timestamptz not null default now(),
	updated_at timestamptz not null default now(),
	primary key (tenant_id, id),
	unique (tenant_id, slug),
	foreign key (tenant_id, media_id) references media (tenant_id, id)
);

create table category_products (
	tenant_id uuid not null references tenants (id) on delete cascade,
	category_id uuid not null,
	product_id uuid not null,
	position integer not null default 0,
	primary key (tenant_id, category_id, product_id),
	foreign key (tenant_id, category_id) references categories (tenant_id, id) on delete cascade,
	foreign key (tenant_id, product_id) references products (tenant_id, id) on delete cascade
);

create index category_products_order on category_products (tenant_id, category_id, position, product_id);
create index category_products_product on category_products (tenant_id, product_id);

create table shop_details (
	tenant_id uuid primary key references tenants (id) on delete cascade,
	header text not null default 'default' check (header in ('default', 'simple')),
	-- Line by line, as on an envelope.
	address text[] not null default '{}',
	phone text not null default '',
	mail text not null default '',
	updated_at timestamptz not null default now()
);

create table shop_images (
	tenant_id uuid not null references tenants (id) on delete cascade,
	use text not null check (use in (
		'logoWide', 'logoWideDark', 'logoSquare', 'logoSquareDark', 'favicon', 'faviconDark', 'hero', 'heroPhone'
	)),
	media_id uuid not null,
	primary key (tenant_id, use),
	foreign key (tenant_id, media_id) references media (tenant_id, id)
);

create table plain_pages (
	tenant_id uuid not null references tenants (id) on delete cascade,
	slug text not null check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
	language_code text not null,
	position integer not null default 0,
	title text not null,
	-- A list of {heading, paragraphs}.
	sections jsonb not null check (jsonb_typeof(sections) = 'array'),
	updated_at timestamptz not null default now(),
	primary key (tenant_id, slug, language_code)
);

do $$
declare
	name text;
begin
	foreach name in array array['categories', 'category_products', 'shop_details', 'shop_images', 'plain_pages'] loop
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
