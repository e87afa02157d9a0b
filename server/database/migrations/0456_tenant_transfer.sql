-- compatible with 0.1.0
-- Exports of a shop, each a file for a few days, and imports, which make a shop.

create table tenant_exports (
	tenant_id uuid not null references tenants (id) on delete cascade,
	id uuid not null,
	state text not null default 'waiting' check (state in ('waiting', 'running', 'done', 'failed')),
	-- Null: an operator or a command.
	requested_by uuid,
	with_passwords boolean not null default false,
	-- Rows and files that are written, of those that there are.
	done bigint not null default 0,
	total bigint not null default 0,
	size bigint,
	sha256 text check (sha256 ~ '^[0-9a-f]{64}$'),
	failure text,
	created_at timestamptz not null default now(),
	finished_at timestamptz,
	expires_at timestamptz,
	primary key (tenant_id, id),
	foreign key (tenant_id, requested_by) references users (tenant_id, id) on delete set null (requested_by),
	check (state <> 'done' or (size is not null and sha256 is not null and expires_at is not null))
);

create index tenant_exports_expiring on tenant_exports (tenant_id, expires_at) where expires_at is not null;

alter table tenant_exports enable row level security;
alter table tenant_exports force row level security;
create policy tenant on tenant_exports
	using (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::uuid))
	with check (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::uuid));

-- Of the installation, for the tenant is there only when the import is done. `id` is that of the tenant to be.
create table tenant_imports (
	id uuid primary key,
	slug text not null,
	file_name text not null,
	state text not null default 'checking' check (state in ('checking', 'writing', 'done', 'failed')),
	done bigint not null default 0,
	total bigint not null default 0,
	-- Why the file is refused, as a code, and what it names.
	failure text,
	failure_names text[] not null default '{}',
	-- A process that imports says so every few seconds: what is older was interrupted.
	seen_at timestamptz not null default now(),
	created_at timestamptz not null default now(),
	finished_at timestamptz,
	-- Files of an import that failed or was interrupted are removed.
	cleared_at timestamptz
);

alter table tenant_imports enable row level security;
alter table tenant_imports force row level security;
create policy found_by_everyone on tenant_imports for select using (true);
create policy made_by_everyone on tenant_imports for insert with check (true);
create policy changed_by_everyone on tenant_imports for update using (true) with check (true);

select jobs.make_queue('tenants.export');
select jobs.make_queue('tenants.exports.clean');

create function shops_with_old_exports() returns setof uuid language plpgsql as $$
declare
	shop uuid;
begin
	for shop in select id from tenants loop
		perform set_config('app.tenant_id', shop::text, true);
		if exists (
			select from tenant_exports where tenant_id = shop
				and (expires_at < now() or (expires_at is null and created_at < now() - interval '7 days'))
		) then
			return next shop;
		end if;
	end loop;
	perform set_config('app.tenant_id', '', true);
end
$$;
