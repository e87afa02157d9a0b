-- compatible with 0.1.0
-- ICC profiles of printing conditions that a shop has uploaded. A profile never changes: print files name it by its hash.

create table print_profiles (
	tenant_id uuid not null references tenants (id) on delete cascade,
	id uuid not null,
	name text not null check (name <> '' and length(name) <= 100),
	-- What the profile calls itself.
	description text not null,
	sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
	bytes bytea not null check (octet_length(bytes) <= 3145728),
	created_at timestamptz not null default now(),
	primary key (tenant_id, id),
	unique (tenant_id, sha256)
);

-- It does not get any smaller.
alter table print_profiles alter column bytes set storage external;
alter table print_profiles enable row level security;
alter table print_profiles force row level security;
create policy tenant on print_profiles
	using (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::uuid))
	with check (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::uuid));
