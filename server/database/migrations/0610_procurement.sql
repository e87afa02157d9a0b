-- compatible with 0.1.0
-- Punch-out: purchasing systems that open the shop for their people, take the cart over, and order it later.

create table procurement_buyers (
	tenant_id uuid not null references tenants (id) on delete cascade,
	id uuid not null,
	name text not null check (char_length(name) between 1 and 120),
	protocol text not null check (protocol in ('cxml', 'oci')),
	-- Whose prices and assortment its people have; null: those of everyone.
	role_id uuid,
	active boolean not null default true,
	-- Identities, hosts, units and the like.
	settings jsonb not null,
	revision integer not null default 1,
	created_at timestamptz not null default now(),
	updated_at timestamptz not null default now(),
	primary key (tenant_id, id),
	foreign key (tenant_id, role_id) references roles (tenant_id, id)
);

-- A message says from whom it is by these alone.
create unique index procurement_buyers_identity on procurement_buyers
	(tenant_id, lower(settings ->> 'fromDomain'), lower(settings ->> 'fromIdentity'))
	where settings ->> 'fromIdentity' <> '';
create unique index procurement_buyers_username on procurement_buyers (tenant_id, lower(settings ->> 'username'))
	where settings ->> 'username' <> '';

-- A person of a purchasing system is a user without address and password: no one signs in as them, and they are not cleaned away as guests are.
alter table users
	add column procurement_buyer_id uuid,
	add constraint users_procurement_check check (procurement_buyer_id is null or guest),
	add constraint users_procurement_buyer foreign key (tenant_id, procurement_buyer_id) references procurement_buyers (tenant_id, id);

create index users_procurement_buyer on users (tenant_id, procurement_buyer_id) where procurement_buyer_id is not null;

create table procurement_people (
	tenant_id uuid not null references tenants (id) on delete cascade,
	user_id uuid not null,
	buyer_id uuid not null,
	-- As the purchasing system calls them, in lower case.
	person text not null check (char_length(person) between 1 and 200),
	name text not null default '',
	email text not null default '',
	last_seen_at timestamptz not null default now(),
	primary key (tenant_id, user_id),
	unique (tenant_id, buyer_id, person),
	foreign key (tenant_id, user_id) references users (tenant_id, id) on delete cascade,
	foreign key (tenant_id, buyer_id) references procurement_buyers (tenant_id, id)
);

create index procurement_people_email on procurement_people (tenant_id, lower(email));

create table procurement_sessions (
	tenant_id uuid not null references tenants (id) on delete cascade,
	id uuid not null,
	buyer_id uuid not null,
	user_id uuid not null,
	protocol text not null check (protocol in ('cxml', 'oci')),
	operation text not null check (operation in ('create', 'edit', 'inspect')),
	deployment text not null default 'production' check (deployment in ('production', 'test')),
	language text not null,
	-- What goes back as it came: cookie, address and target of the form.
	buyer_cookie text not null default '',
	return_url text not null,
	return_target text not null default '',
	-- Lines of an earlier cart, for edit and inspect.
	items jsonb not null default '[]',
	start_path text not null default '/',
	-- Of the address that works once.
	start_hash text not null,
	start_until timestamptz not null,
	started_at timestamptz,
	cookie_hash text,
	expires_at timestamptz not null,
	ended_at timestamptz,
	ended_by text check (ended_by in ('transferred', 'cancelled', 'replaced', 'closed')),
	created_at timestamptz not null default now(),
	primary key (tenant_id, id),
	foreign key (tenant_id, user_id) references users (tenant_id, id) on delete cascade,
	foreign key (tenant_id, buyer_id) references procurement_buyers (tenant_id, id)
);

create unique index procurement_sessions_start on procurement_sessions (tenant_id, start_hash);
create index procurement_sessions_user on procurement_sessions (tenant_id, user_id);
create index procurement_sessions_buyer on procurement_sessions (tenant_id, buyer_id, created_at desc);

-- What was handed over, as it was: the order that follows is placed from it.
create table procurement_carts (
	tenant_id uuid not null references tenants (id) on delete cascade,
	id uuid not null,
	buyer_id uuid not null,
	user_id uuid,
	session_id uuid not null,
	currency text not null,
	net bigint not null,
	-- As it was told: name and net price.
	shipping jsonb,
	created_at timestamptz not null default now(),
	primary key (tenant_id, id),
	foreign key (tenant_id, user_id) references users (tenant_id, id) on delete set null (user_id),
	foreign key (tenant_id, buyer_id) references procurement_buyers (tenant_id, id)
);

create index procurement_carts_buyer on procurement_carts (tenant_id, buyer_id, created_at desc);
create index procurement_carts_user on procurement_carts (tenant_id, user_id);

create table procurement_orders (
	tenant_id uuid not null references tenants (id) on delete cascade,
	id uuid not null,
	buyer_id uuid not null,
	-- The number that the purchasing system gave it.
	order_ref text not null check (char_length(order_ref) between 1 and 100),
	version integer not null,
	-- Of what was asked for: the same again is answered, another is refused.
	request_hash text not null,
	state text not null check (state in ('placed', 'replaced', 'cancelled')),
	order_id uuid not null,
	-- Of its message: what it is told refers to it.
	payload_id text not null default '',
	-- When it was last compared with what the purchasing system was told.
	looked_at timestamptz,
	created_at timestamptz not null default now(),
	updated_at timestamptz not null default now(),
	primary key (tenant_id, id),
	unique (tenant_id, buyer_id, order_ref, version),
	unique (tenant_id, order_id),
	foreign key (tenant_id, buyer_id) references procurement_buyers (tenant_id, id),
	foreign key (tenant_id, order_id) references orders (tenant_id, id)
);

create table procurement_lines (
	tenant_id uuid not null references tenants (id) on delete cascade,
	-- That of the line of the cart, and of what was handed over.
	id uuid not null,
	cart_id uuid not null,
	position integer not null,
	line jsonb not null,
	told jsonb not null,
	-- The request that it was ordered with; null: it can be ordered.
	ordered_by uuid,
	primary key (tenant_id, id),
	foreign key (tenant_id, cart_id) references procurement_carts (tenant_id, id) on delete cascade,
	foreign key (tenant_id, ordered_by) references procurement_orders (tenant_id, id)
);

create index procurement_lines_cart on procurement_lines (tenant_id, cart_id);
create index procurement_lines_ordered on procurement_lines (tenant_id, ordered_by) where ordered_by is not null;

-- What a purchasing system is told of an order by us: each thing once.
create table procurement_reports (
	tenant_id uuid not null references tenants (id) on delete cascade,
	id uuid not null,
	request_id uuid not null,
	kind text not null check (kind in ('confirmation', 'status', 'shipNotice', 'invoice')),
	subject text not null,
	state text not null default 'waiting' check (state in ('waiting', 'sent', 'refused')),
	attempts integer not null default 0,
	problem text not null default '',
	created_at timestamptz not null default now(),
	sent_at timestamptz,
	primary key (tenant_id, id),
	unique (tenant_id, request_id, kind, subject),
	foreign key (tenant_id, request_id) references procurement_orders (tenant_id, id) on delete cascade
);

-- What was said, with every secret masked; for those who connect the systems.
create table procurement_messages (
	tenant_id uuid not null references tenants (id) on delete cascade,
	id uuid not null,
	at timestamptz not null default now(),
	-- Null: the message did not say, or did not prove, from whom it is.
	buyer_id uuid,
	session_id uuid,
	order_ref text not null default '',
	direction text not null check (direction in ('in', 'out')),
	kind text not null,
	deployment text not null default 'production',
	payload_id text not null default '',
	-- Of cXML, or of HTTP; null: none.
	status integer,
	body text not null,
	problem text not null default '',
	primary key (tenant_id, id),
	foreign key (tenant_id, buyer_id) references procurement_buyers (tenant_id, id) on delete cascade
);

create index procurement_messages_at on procurement_messages (tenant_id, at desc, id desc);
create index procurement_messages_buyer on procurement_messages (tenant_id, buyer_id, at desc, id desc);

-- A message counts once: payload ids of setups, for as long as a clock may go wrong.
create table procurement_payloads (
	tenant_id uuid not null references tenants (id) on delete cascade,
	buyer_id uuid not null,
	payload_id text not null,
	at timestamptz not null default now(),
	primary key (tenant_id, buyer_id, payload_id),
	foreign key (tenant_id, buyer_id) references procurement_buyers (tenant_id, id) on delete cascade
);

-- A line that was handed over is in no list any more, and keeps its print data and its design.
alter table list_items drop constraint list_items_location_check;
alter table list_items add constraint list_items_location_check
	check (location in ('cart', 'watchlist', 'drafts', 'procurement')) not valid;

alter table procurement_buyers enable row level security;
alter table procurement_buyers force row level security;
create policy tenant on procurement_buyers
	using (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::uuid))
	with check (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::uuid));

alter table procurement_people enable row level security;
alter table procurement_people force row level security;
create policy tenant on procurement_people
	using (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::uuid))
	with check (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::uuid));

alter table procurement_sessions enable row level security;
alter table procurement_sessions force row level security;
create policy tenant on procurement_sessions
	using (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::uuid))
	with check (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::uuid));

alter table procurement_carts enable row level security;
alter table procurement_carts force row level security;
create policy tenant on procurement_carts
	using (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::uuid))
	with check (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::uuid));

alter table procurement_orders enable row level security;
alter table procurement_orders force row level security;
create policy tenant on procurement_orders
	using (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::uuid))
	with check (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::uuid));

alter table procurement_lines enable row level security;
alter table procurement_lines force row level security;
create policy tenant on procurement_lines
	using (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::uuid))
	with check (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::uuid));

alter table procurement_reports enable row level security;
alter table procurement_reports force row level security;
create policy tenant on procurement_reports
	using (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::uuid))
	with check (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::uuid));

alter table procurement_messages enable row level security;
alter table procurement_messages force row level security;
create policy tenant on procurement_messages
	using (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::uuid))
	with check (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::uuid));

alter table procurement_payloads enable row level security;
alter table procurement_payloads force row level security;
create policy tenant on procurement_payloads
	using (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::uuid))
	with check (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::uuid));

-- Shops in which an order of a purchasing system may have become another, or something is old enough to go. Each is read under its own row security.
create function shops_with_procurement() returns setof uuid language plpgsql as $$
declare
	shop uuid;
begin
	for shop in select id from tenants loop
		perform set_config('app.tenant_id', shop::text, true);
		if exists (
			select from procurement_orders r join orders o on o.tenant_id = shop and o.id = r.order_id
			where r.tenant_id = shop and (r.looked_at is null or r.looked_at < o.updated_at + interval '10 minutes')
		) or exists (select from procurement_messages where tenant_id = shop and at < now() - interval '90 days')
			or exists (select from procurement_sessions where tenant_id = shop and created_at < now() - interval '90 days')
			or exists (select from procurement_payloads where tenant_id = shop and at < now() - interval '30 days') then
			return next shop;
		end if;
	end loop;
	perform set_config('app.tenant_id', '', true);
end
$$;

select jobs.make_queue('procurement.sweep');
select jobs.make_queue('procurement.report');
