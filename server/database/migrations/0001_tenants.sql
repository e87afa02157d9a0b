-- Tenants, the hosts they are found by, and the languages they speak.

create table tenants (
	id uuid primary key,
	slug text not null unique check (slug ~ '^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$'),
	name text not null check (name <> ''),
	allow_temporary_users boolean not null default false,
	created_at timestamptz not null default now(),
	updated_at timestamptz not null default now()
);

create table domains (
	host text primary key check (host = lower(host) and host !~ '[:/ ]'),
	tenant_id uuid not null references tenants (id) on delete cascade,
	active boolean not null default false,
	created_at timestamptz not null default now()
);

create index domains_tenant on domains (tenant_id);

create table languages (
	tenant_id uuid not null references tenants (id) on delete cascade,
	language_code text not null check (language_code ~ '^[a-z]{2}-[A-Z]{2}$'),
	is_default boolean not null default false,
	position integer not null default 0,
	primary key (tenant_id, language_code)
);

create unique index languages_default on languages (tenant_id) where is_default;

-- Global tables are read before the tenant is known; a tenant may change only what is its own.

alter table tenants enable row level security;
alter table tenants force row level security;
create policy found_by_everyone on tenants for select using (true);
create policy made_by_everyone on tenants for insert with check (true);
create policy changed_by_itself on tenants for update
	using (id = (select nullif(current_setting('app.tenant_id', true), '')::uuid))
	with check (id = (select nullif(current_setting('app.tenant_id', true), '')::uuid));

alter table domains enable row level security;
alter table domains force row level security;
create policy found_by_everyone on domains for select using (true);
create policy made_by_its_tenant on domains for insert
	with check (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::uuid));
create policy changed_by_its_tenant on domains for update
	using (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::uuid))
	with check (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::uuid));
create policy deleted_by_its_tenant on domains for delete
	using (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::uuid));

alter table languages enable row level security;
alter table languages force row level security;
create policy tenant on languages
	using (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::uuid))
	with check (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::uuid));
