-- Who is signed in where. A session is a family of refresh tokens, of which one is current.

create table sessions (
	tenant_id uuid not null references tenants (id) on delete cascade,
	id uuid not null,
	user_id uuid not null,
	created_at timestamptz not null default now(),
	last_used_at timestamptz not null default now(),
	expires_at timestamptz not null,
	ended_at timestamptz,
	-- Null with Redis, which then holds the tokens.
	refresh_hash text,
	-- Tokens that have been replaced within the grace, with the time of that: [["hash", milliseconds], …].
	earlier jsonb not null default '[]',
	primary key (tenant_id, id),
	foreign key (tenant_id, user_id) references users (tenant_id, id) on delete cascade
);

create index sessions_user on sessions (tenant_id, user_id) where ended_at is null;

-- What a change was answered with, so that the same call sent again changes nothing more.
create table remembered_answers (
	tenant_id uuid not null references tenants (id) on delete cascade,
	-- The session, or that there is none.
	caller text not null,
	key text not null,
	request_hash text not null,
	-- Null while it is being worked on.
	answer text,
	created_at timestamptz not null default now(),
	primary key (tenant_id, caller, key)
);

do $$
declare
	name text;
begin
	foreach name in array array['sessions', 'remembered_answers'] loop
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
