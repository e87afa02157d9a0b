-- compatible with 0.1.0
-- What operators and owners decide about a shop: its state, its first day of the week, domains that are proved, and who enters it from outside.

alter table tenants
	add column state text not null default 'active' check (state in ('active', 'suspended')),
	add column suspended_at timestamptz,
	-- Deleted by an operator: until the days of grace are over it can be restored, then a job removes everything.
	add column deleted_at timestamptz,
	-- As ISO 8601 counts: 1 is Monday, 7 is Sunday.
	add column week_start smallint not null default 1 check (week_start between 1 and 7);

create index tenants_deleted on tenants (deleted_at) where deleted_at is not null;

-- Several shops may claim a host; the first that proves it has it alone. The fallback {slug}.{PLATFORM_DOMAIN} has no row.

alter table domains
	drop constraint domains_pkey,
	add primary key (tenant_id, host),
	add column state text not null default 'pending' check (state in ('pending', 'configuring', 'active', 'unknown')),
	add column is_default boolean not null default false,
	-- What the TXT record of the host must say.
	add column proof text not null default replace(gen_random_uuid()::text, '-', ''),
	add column proved_at timestamptz,
	add column checked_at timestamptz,
	add column next_check_at timestamptz default now(),
	add column failures integer not null default 0 check (failures >= 0),
	add column failing_since timestamptz,
	-- What the last check found, for the screen.
	add column detail jsonb not null default '{}' check (jsonb_typeof(detail) = 'object');

comment on column domains.active is 'Whether requests for this host are served: active, or unknown after it was.';

do $$
declare
	shop uuid;
begin
	for shop in select distinct tenant_id from domains where active loop
		perform set_config('app.tenant_id', shop::text, true);
		update domains set state = 'active', proved_at = created_at where tenant_id = shop and active;
		-- Where mails and documents have led so far.
		update domains set is_default = true where (tenant_id, host) = (
			select d.tenant_id, d.host from domains d where d.tenant_id = shop and d.active order by d.created_at, d.host limit 1
		);
	end loop;
	perform set_config('app.tenant_id', '', true);
end
$$;

create unique index domains_host on domains (host) where proved_at is not null or active;
create unique index domains_default on domains (tenant_id) where is_default;
create index domains_lookup on domains (host);
create index domains_next_check on domains (next_check_at) where next_check_at is not null;
alter table domains add constraint domains_default_active check (not is_default or active);
drop index domains_tenant;

-- The one user of a shop as whom operators of the platform act: without password, in no list, no one's last admin.
alter table users add column technical boolean not null default false;
create unique index users_technical on users (tenant_id) where technical;
