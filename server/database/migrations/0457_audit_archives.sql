-- compatible with 0.1.0
-- Logs that a shop brought along from where it was before: as they were written, with the hashes of that chain, beside the log that begins here.

create table audit_archives (
	tenant_id uuid not null references tenants (id) on delete cascade,
	id uuid not null,
	-- Under this id the entries were written; their hashes and what is sealed in them contain it.
	source_tenant_id uuid not null,
	entries integer not null check (entries >= 0),
	last_hash text not null,
	archived_at timestamptz not null default now(),
	primary key (tenant_id, id)
);

create table audit_archive_entries (
	tenant_id uuid not null references tenants (id) on delete cascade,
	archive_id uuid not null,
	number bigint not null,
	id uuid not null,
	at timestamptz not null,
	actor_id uuid,
	actor_sealed text,
	request_id text,
	action text not null,
	entity_type text not null,
	entity_id text not null,
	before jsonb,
	after jsonb,
	person_id uuid,
	person_sealed text,
	hash text not null,
	primary key (tenant_id, archive_id, number),
	foreign key (tenant_id, archive_id) references audit_archives (tenant_id, id) on delete cascade
);

create index audit_archive_entries_actor on audit_archive_entries (tenant_id, actor_id);
create index audit_archive_entries_person on audit_archive_entries (tenant_id, person_id);

do $$
declare name text;
begin
	foreach name in array array['audit_archives', 'audit_archive_entries'] loop
		execute format('alter table %I enable row level security', name);
		execute format('alter table %I force row level security', name);
		execute format($policy$create policy tenant on %I
			using (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::uuid))
			with check (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::uuid))$policy$, name);
	end loop;
end
$$;
