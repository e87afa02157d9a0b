-- Links in mails that open one order without an account: the token is random and kept as a hash. Who has opened one has shown that the
-- address of the order is theirs.

create table order_links (
	tenant_id uuid not null references tenants (id) on delete cascade,
	token_hash text not null,
	order_id uuid not null,
	created_at timestamptz not null default now(),
	expires_at timestamptz not null,
	-- When it was opened for the first time.
	opened_at timestamptz,
	-- Erased with its person: no link opens this order any more, and none is made.
	revoked_at timestamptz,
	primary key (tenant_id, token_hash),
	foreign key (tenant_id, order_id) references orders (tenant_id, id) on delete cascade
);

create index order_links_order on order_links (tenant_id, order_id);

-- Who wants a new link: answered by a job, so that it takes as long for an order that exists as for any other.
create table order_link_requests (
	tenant_id uuid not null references tenants (id) on delete cascade,
	id uuid not null,
	order_number text not null check (char_length(order_number) <= 40),
	email text not null check (char_length(email) <= 254),
	created_at timestamptz not null default now(),
	primary key (tenant_id, id)
);

do $$
declare name text;
begin
	foreach name in array array['order_links', 'order_link_requests'] loop
		execute format('alter table %I enable row level security', name);
		execute format('alter table %I force row level security', name);
		execute format('create policy tenant on %I
			using (tenant_id = (select nullif(current_setting(''app.tenant_id'', true), '''')::uuid))
			with check (tenant_id = (select nullif(current_setting(''app.tenant_id'', true), '''')::uuid))', name);
	end loop;
end $$;

select jobs.make_queue('orders.link');
