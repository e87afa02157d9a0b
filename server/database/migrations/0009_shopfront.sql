-- Categories and what stands around every page: pictures of the shop itself, plain pages.

create table categories (
	tenant_id uuid not null references tenants (id) on delete cascade,
	id uuid not null,
	slug text not null check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
	published boolean not null default true,
	position integer not null default 0,
	media_id uuid,
	created_at timestamptz not null default now(),
	primary key (tenant_id, id),
	unique (tenant_id, slug),
	foreign key (tenant_id, media_id) references media (tenant_id, id)
);

create table category_products (
	tenant_id uuid not null references tenants (id) on delete cascade,
	category_id uuid not null,
	product_id uuid not null,
	position integer not null,
	primary key (tenant_id, category_id, product_id),
	foreign key (tenant_id, category_id) references categories (tenant_id, id) on delete cascade,
	foreign key (tenant_id, product_id) references products (tenant_id, id) on delete cascade
);

create index category_products_order on category_products (tenant_id, category_id, position);

-- What navigation shows of a published category, in one language.
create table category_list (
	tenant_id uuid not null references tenants (id) on delete cascade,
	language_code text not null,
	category_id uuid not null,
	position integer not null,
	slug text not null,
	name text not null,
	description text not null,
	primary key (tenant_id, language_code, category_id),
	foreign key (tenant_id, category_id) references categories (tenant_id, id) on delete cascade
);

create table shop_images (
	tenant_id uuid not null references tenants (id) on delete cascade,
	kind text not null check (kind in ('logo', 'hero', 'heroPhone', 'favicon')),
	media_id uuid not null,
	primary key (tenant_id, kind),
	foreign key (tenant_id, media_id) references media (tenant_id, id)
);

create table plain_pages (
	tenant_id uuid not null references tenants (id) on delete cascade,
	slug text not null check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
	language_code text not null,
	position integer not null default 0,
	title text not null,
	-- [{"heading": "…", "paragraphs": ["…"]}]
	sections jsonb not null,
	primary key (tenant_id, slug, language_code)
);

do $$
declare
	name text;
begin
	foreach name in array array['categories', 'category_products', 'category_list', 'shop_images', 'plain_pages'] loop
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

-- The sizes of pictures are made by a job.
select jobs.make_queue('media.sizes');
