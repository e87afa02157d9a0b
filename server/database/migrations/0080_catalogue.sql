-- The whole catalogue: variants, pictures, fields, labels, the tree of categories and whom they are open to, and what lists,
-- pages and search are read from.

alter table products
	-- A variant has one. A variant of a variant there is not.
	add column parent_id uuid,
	-- Of the article; among the variants of a product each has its own.
	add column code text not null default '',
	add column archived_at timestamptz,
	-- The first and the last day on which shoppers find it; none is open.
	add column valid_from date,
	add column valid_until date,
	-- Whether it is offered at present; a product can be shown and not be sold.
	add column orderable boolean not null default true,
	-- Working days until it leaves the house.
	add column production_days integer not null default 3 check (production_days between 0 and 365),
	-- Whether the shopper may give the item a name of his own.
	add column item_name_allowed boolean not null default false,
	-- How its pictures are framed: {rounding, width, colour}.
	add column image_border jsonb not null default '{}' check (jsonb_typeof(image_border) = 'object'),
	-- The fields by which its variants are told apart, in the order in which they are chosen.
	add column choice_fields uuid[] not null default '{}',
	-- Raised by every change: who saves an older state is told.
	add column revision integer not null default 1,
	alter column from_price drop not null,
	add constraint products_valid_days check (valid_from <= valid_until),
	add constraint products_not_own_parent check (parent_id <> id),
	add constraint products_parent foreign key (tenant_id, parent_id) references products (tenant_id, id) on delete cascade;

create unique index products_variant_code on products (tenant_id, parent_id, lower(code)) where parent_id is not null;
create index products_parent_order on products (tenant_id, parent_id, position, id);

create table product_images (
	tenant_id uuid not null references tenants (id) on delete cascade,
	product_id uuid not null,
	id uuid not null,
	position integer not null,
	media_id uuid not null,
	-- The one that stands for the product.
	cover boolean not null default false,
	primary key (tenant_id, product_id, id),
	foreign key (tenant_id, product_id) references products (tenant_id, id) on delete cascade,
	foreign key (tenant_id, media_id) references media (tenant_id, id)
);

create unique index product_images_cover on product_images (tenant_id, product_id) where cover;
create index product_images_media on product_images (tenant_id, media_id);

-- Another picture in its place for readers of one language.
create table product_image_languages (
	tenant_id uuid not null references tenants (id) on delete cascade,
	product_id uuid not null,
	image_id uuid not null,
	language_code text not null,
	media_id uuid not null,
	primary key (tenant_id, product_id, image_id, language_code),
	foreign key (tenant_id, product_id, image_id) references product_images (tenant_id, product_id, id) on delete cascade,
	foreign key (tenant_id, media_id) references media (tenant_id, id)
);

create index product_image_languages_media on product_image_languages (tenant_id, media_id);

-- What can be said of every product. The label is a text.
create table product_fields (
	tenant_id uuid not null references tenants (id) on delete cascade,
	id uuid not null,
	name text not null check (name ~ '^[A-Za-z0-9]{1,60}$'),
	type text not null check (type in ('text', 'link')),
	-- Shoppers do not see it.
	meta boolean not null default false,
	required boolean not null default false,
	-- Whether lists can be narrowed by it.
	filter boolean not null default false,
	position integer not null default 0,
	-- Of a link; the default of a text field is a text.
	default_url text not null default '',
	created_at timestamptz not null default now(),
	primary key (tenant_id, id),
	unique (tenant_id, name)
);

-- What is said of one product or, where a variant differs from its product, of the variant. The words are texts: a row says that
-- there are some, and holds the address of a link.
create table product_field_values (
	tenant_id uuid not null references tenants (id) on delete cascade,
	product_id uuid not null,
	field_id uuid not null,
	url text not null default '',
	primary key (tenant_id, product_id, field_id),
	foreign key (tenant_id, product_id) references products (tenant_id, id) on delete cascade,
	foreign key (tenant_id, field_id) references product_fields (tenant_id, id) on delete cascade
);

create index product_field_values_field on product_field_values (tenant_id, field_id);

-- A word that stands on a product for some time. The name is a text.
create table product_labels (
	tenant_id uuid not null references tenants (id) on delete cascade,
	id uuid not null,
	kind text not null default 'plain' check (kind in ('plain', 'highlighted', 'sale')),
	active boolean not null default true,
	valid_from date,
	valid_until date,
	position integer not null default 0,
	created_at timestamptz not null default now(),
	primary key (tenant_id, id),
	check (valid_from <= valid_until)
);

create table product_label_links (
	tenant_id uuid not null references tenants (id) on delete cascade,
	product_id uuid not null,
	label_id uuid not null,
	primary key (tenant_id, product_id, label_id),
	foreign key (tenant_id, product_id) references products (tenant_id, id) on delete cascade,
	foreign key (tenant_id, label_id) references product_labels (tenant_id, id) on delete cascade
);

create index product_label_links_label on product_label_links (tenant_id, label_id);

alter table categories
	add column parent_id uuid,
	-- Leads elsewhere instead of to its own page.
	add column link_url text not null default '',
	add column link_target text not null default '',
	add column display text not null default 'static' check (display in ('random', 'newest', 'static')),
	add column revision integer not null default 1,
	-- Ready: whether it and all above it are published.
	add column online boolean not null default false,
	-- Ready: the roles that it and all above it are open to; null is everybody.
	add column open_to uuid[],
	add constraint categories_not_own_parent check (parent_id <> id),
	add constraint categories_parent foreign key (tenant_id, parent_id) references categories (tenant_id, id);

update categories set online = published;
create index categories_parent_order on categories (tenant_id, parent_id, position, id);

-- None for a category that is open to everybody.
create table category_roles (
	tenant_id uuid not null references tenants (id) on delete cascade,
	category_id uuid not null,
	role_id uuid not null,
	primary key (tenant_id, category_id, role_id),
	foreign key (tenant_id, category_id) references categories (tenant_id, id) on delete cascade,
	-- No cascade: a category that has lost its last role would be open to everybody.
	foreign key (tenant_id, role_id) references roles (tenant_id, id)
);

create index category_roles_role on category_roles (tenant_id, role_id);

-- False: it stands in a category below. Ready, like the columns above.
alter table category_products add column direct boolean not null default true;

-- Where something was found before.
create table old_slugs (
	tenant_id uuid not null references tenants (id) on delete cascade,
	kind text not null check (kind in ('product', 'category')),
	slug text not null,
	thing_id uuid not null,
	primary key (tenant_id, kind, slug)
);

create index old_slugs_thing on old_slugs (tenant_id, kind, thing_id);

-- Ready rows of lists: every product that is no variant, in every language of the shop.
alter table product_list
	alter column from_price drop not null,
	add column published boolean not null default true,
	add column archived boolean not null default false,
	-- It stands in categories, and all of them are offline.
	add column offline boolean not null default false,
	-- Everybody finds it in lists.
	add column open boolean not null default true,
	-- Those who find it in lists where not everybody does.
	add column roles uuid[] not null default '{}',
	-- It stands in no category: it has its page, and lists do not name it.
	add column unlisted boolean not null default false,
	add column valid_from date,
	add column valid_until date,
	-- Why it cannot be ordered; null where it can.
	add column unavailable text,
	-- [{id, name, kind, from, until}]
	add column labels jsonb not null default '[]',
	add column added_at timestamptz not null default now();

drop index product_list_order;
create index product_list_order on product_list (tenant_id, language_code, position, product_id) where open;
create index product_list_newest on product_list (tenant_id, language_code, added_at desc, product_id) where open;
create index product_list_name on product_list (tenant_id, language_code, name, product_id) where open;
create index product_list_price on product_list (tenant_id, language_code, from_price, product_id) where open;
create index product_list_all on product_list (tenant_id, language_code, position, product_id);

-- What the page of a product says of it, in one language.
create table product_pages (
	tenant_id uuid not null references tenants (id) on delete cascade,
	language_code text not null,
	product_id uuid not null,
	page jsonb not null,
	primary key (tenant_id, language_code, product_id),
	foreign key (tenant_id, product_id) references products (tenant_id, id) on delete cascade
);

-- By what lists are narrowed: the value of a field (facet: its id), in one language.
create table product_facets (
	tenant_id uuid not null references tenants (id) on delete cascade,
	language_code text not null,
	facet uuid not null,
	value text not null,
	product_id uuid not null,
	primary key (tenant_id, language_code, product_id, facet, value),
	foreign key (tenant_id, product_id) references products (tenant_id, id) on delete cascade
);

create index product_facets_value on product_facets (tenant_id, language_code, facet, value, product_id);

-- How many products everybody finds in a category, or in the shop (the category without a number).
create table product_totals (
	tenant_id uuid not null references tenants (id) on delete cascade,
	category_id uuid not null,
	total integer not null,
	-- From this day on it has to be counted again, as something begins or ends.
	good_until date,
	primary key (tenant_id, category_id)
);

-- The search. Row security keeps an index from being asked with anything but plain comparisons, so that the stems of words lie in
-- rows: one per stem and product, best first.
create table product_words (
	tenant_id uuid not null references tenants (id) on delete cascade,
	language_code text not null,
	word text collate "C" not null,
	-- 1: the name, the code; 2: fields, labels, categories; 3: the description.
	rank smallint not null,
	position integer not null,
	product_id uuid not null,
	primary key (tenant_id, language_code, word, rank, position, product_id),
	foreign key (tenant_id, product_id) references products (tenant_id, id) on delete cascade
);

create index product_words_product on product_words (tenant_id, product_id);

-- Every word that the shop uses, by each of its endings: what begins with "karte" here is whatever has "karte" in it.
create table search_words (
	tenant_id uuid not null references tenants (id) on delete cascade,
	language_code text not null,
	ending text collate "C" not null,
	word text collate "C" not null,
	stem text collate "C" not null,
	primary key (tenant_id, language_code, ending, word)
);

-- Words that mean the same to this shop.
create table search_synonyms (
	tenant_id uuid not null references tenants (id) on delete cascade,
	id uuid not null,
	language_code text not null,
	words text[] not null check (cardinality(words) between 2 and 20),
	position integer not null default 0,
	primary key (tenant_id, id)
);

create extension if not exists pg_trgm;

do $$
declare
	name text;
begin
	foreach name in array array[
		'product_images', 'product_image_languages', 'product_fields', 'product_field_values', 'product_labels',
		'product_label_links', 'category_roles', 'old_slugs', 'product_pages', 'product_facets', 'product_totals',
		'product_words', 'search_words', 'search_synonyms'
	] loop
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
