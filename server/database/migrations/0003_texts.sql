-- Every translatable text of a tenant, of the interface and of its data alike: what it is, and one row for each language.

create table text_entries (
	tenant_id uuid not null references tenants (id) on delete cascade,
	key text not null check (key <> ''),
	type text not null check (type in (
		'static', 'dynamic', 'productName', 'productDescription', 'productFieldValue', 'productFieldLabel',
		'productLabelName', 'userFieldLabel', 'categoryName', 'categoryDescription', 'contentPageName'
	)),
	"group" text not null check ("group" <> ''),
	context text,
	tags text[] not null default '{}',
	locked boolean not null default false,
	base_text text not null,
	base_language text not null check (base_language ~ '^[a-z]{2}-[A-Z]{2}$'),
	updated_at timestamptz not null default now(),
	primary key (tenant_id, key)
);

create index text_entries_group on text_entries (tenant_id, "group");

create table text_translations (
	tenant_id uuid not null references tenants (id) on delete cascade,
	key text not null,
	language_code text not null check (language_code ~ '^[a-z]{2}-[A-Z]{2}$'),
	translation text not null check (translation <> ''),
	origin text not null check (origin in ('human', 'machine', 'import')),
	updated_at timestamptz not null default now(),
	primary key (tenant_id, key, language_code),
	foreign key (tenant_id, key) references text_entries (tenant_id, key) on delete cascade
);

alter table text_entries enable row level security;
alter table text_entries force row level security;
create policy tenant on text_entries
	using (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::uuid))
	with check (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::uuid));

alter table text_translations enable row level security;
alter table text_translations force row level security;
create policy tenant on text_translations
	using (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::uuid))
	with check (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::uuid));
