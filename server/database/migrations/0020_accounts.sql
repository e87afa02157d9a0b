-- Who somebody is in a tenant, and what that lets him do: users, roles, what is asked of a user, and how he proves himself.

create table roles (
	tenant_id uuid not null references tenants (id) on delete cascade,
	id uuid not null,
	name text not null check (name ~ '^[a-z0-9]{1,60}$'),
	label text not null check (label <> ''),
	description text not null default '',
	type text not null check (type in ('staff', 'customer')),
	-- Everything inside the tenant; only the shipped role has it.
	admin boolean not null default false,
	access text[] not null default '{}',
	-- Whoever has this role is asked for a code, whatever he chose himself.
	requires_code boolean not null default false,
	created_at timestamptz not null default now(),
	updated_at timestamptz not null default now(),
	primary key (tenant_id, id),
	unique (tenant_id, name)
);

create table users (
	tenant_id uuid not null references tenants (id) on delete cascade,
	id uuid not null,
	-- In lower case. Guests have neither this nor a password.
	email text check (email = lower(email)),
	username text check (username ~ '^[a-z0-9]{1,60}$'),
	password_hash text,
	language text not null check (language ~ '^[a-z]{2}-[A-Z]{2}$'),
	guest boolean not null default false,
	code_step boolean not null default false,
	email_confirmed_at timestamptz,
	archived_at timestamptz,
	-- Raised by every change of what the user may do: older access tokens are no longer taken.
	rights_version integer not null default 1,
	-- The platform operator's flag.
	admin boolean not null default false,
	created_at timestamptz not null default now(),
	updated_at timestamptz not null default now(),
	last_login_at timestamptz,
	primary key (tenant_id, id),
	unique (tenant_id, email),
	unique (tenant_id, username),
	check (guest or email is not null)
);

create table user_roles (
	tenant_id uuid not null references tenants (id) on delete cascade,
	user_id uuid not null,
	role_id uuid not null,
	primary key (tenant_id, user_id, role_id),
	foreign key (tenant_id, user_id) references users (tenant_id, id) on delete cascade,
	foreign key (tenant_id, role_id) references roles (tenant_id, id)
);

create index user_roles_role on user_roles (tenant_id, role_id);

-- What a tenant asks of its users. The shipped fields are in the code: a row of the same name says what is different here.
create table user_fields (
	tenant_id uuid not null references tenants (id) on delete cascade,
	field_name text not null check (field_name ~ '^[A-Za-z0-9]{1,60}$'),
	-- Null in all of these: as shipped.
	type text,
	required boolean,
	in_use boolean,
	position integer,
	default_value text,
	options text[],
	primary key (tenant_id, field_name)
);

create table user_field_values (
	tenant_id uuid not null references tenants (id) on delete cascade,
	user_id uuid not null,
	field_name text not null,
	value text not null check (value <> ''),
	primary key (tenant_id, user_id, field_name),
	foreign key (tenant_id, user_id) references users (tenant_id, id) on delete cascade
);

-- Between password and code.
create table login_challenges (
	tenant_id uuid not null references tenants (id) on delete cascade,
	token_hash text not null,
	user_id uuid not null,
	code_hash text not null,
	tries integer not null default 0 check (tries between 0 and 5),
	expires_at timestamptz not null,
	used_at timestamptz,
	primary key (tenant_id, token_hash),
	foreign key (tenant_id, user_id) references users (tenant_id, id) on delete cascade
);

-- Links in mails that work once.
create table one_time_tokens (
	tenant_id uuid not null references tenants (id) on delete cascade,
	token_hash text not null,
	purpose text not null check (purpose in ('confirm', 'reset')),
	user_id uuid not null,
	expires_at timestamptz not null,
	used_at timestamptz,
	primary key (tenant_id, token_hash),
	foreign key (tenant_id, user_id) references users (tenant_id, id) on delete cascade
);

create index one_time_tokens_user on one_time_tokens (tenant_id, user_id);

-- What somebody without an account asks for: done by a job, so that the answer takes as long for a known address as for any other.
create table account_requests (
	tenant_id uuid not null references tenants (id) on delete cascade,
	id uuid not null,
	kind text not null check (kind in ('signUp', 'forgotPassword')),
	email text not null,
	password_hash text,
	language text not null,
	-- Where the links in the mail lead to.
	origin text not null,
	field_values jsonb not null default '{}',
	created_at timestamptz not null default now(),
	primary key (tenant_id, id)
);

-- How often something was tried of late; shared by all processes.
create table rate_limits (
	tenant_id uuid not null references tenants (id) on delete cascade,
	key text not null,
	began_at timestamptz not null,
	count integer not null,
	primary key (tenant_id, key)
);

do $$
declare
	name text;
begin
	foreach name in array array[
		'roles', 'users', 'user_roles', 'user_fields', 'user_field_values', 'login_challenges', 'one_time_tokens',
		'account_requests', 'rate_limits'
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

select jobs.make_queue('accounts.requests');
select jobs.make_queue('accounts.clean');
