-- Every administrative change: who, when, from where, before, after. The app's role may add rows and read them, nothing else.

create table audit_log (
	tenant_id uuid not null references tenants (id) on delete cascade,
	id uuid not null,
	at timestamptz not null default now(),
	-- Null: the system itself, or somebody who was not signed in.
	actor_id uuid,
	-- Mail address and network address of the actor, under his key.
	actor_sealed text,
	request_id text,
	action text not null check (action <> ''),
	entity_type text not null,
	entity_id text not null,
	before jsonb,
	after jsonb,
	-- The person whose values were changed, and these values before and after, under that person's key.
	person_id uuid,
	person_sealed text,
	primary key (tenant_id, id)
);

-- Each entry with a hash over itself and the hash before it; written by a job, so that no change waits for another.
create table audit_chain (
	tenant_id uuid not null references tenants (id) on delete cascade,
	number bigint not null,
	entry_id uuid not null,
	hash text not null,
	primary key (tenant_id, number),
	unique (tenant_id, entry_id),
	foreign key (tenant_id, entry_id) references audit_log (tenant_id, id)
);

-- Deleting a person's key makes what the log holds of him unreadable, and the chain stays whole.
create table person_keys (
	tenant_id uuid not null references tenants (id) on delete cascade,
	person_id uuid not null,
	wrapped_key text not null,
	primary key (tenant_id, person_id)
);

do $$
declare
	name text;
begin
	foreach name in array array['audit_log', 'audit_chain', 'person_keys'] loop
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

select jobs.make_queue('audit.chain');
