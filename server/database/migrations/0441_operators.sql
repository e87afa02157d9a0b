-- compatible with 0.1.0
-- Operators of the platform: the technical user as whom they act in a shop, the ticket with which they enter it, and what their list of
-- shops shows of each.

-- It has neither address nor password, so that nobody can sign in as it.
alter table users
	drop constraint users_check,
	add constraint users_check check (guest or technical or email is not null),
	add constraint users_technical_check check (
		not technical or (email is null and username is null and password_hash is null and not guest and not admin)
	);

-- Who acts in a session of the technical user, and from which shop they came.
alter table sessions
	add column operator_email text,
	add column operator_home text,
	add constraint sessions_operator_check check ((operator_email is null) = (operator_home is null));

-- What an operator enters a shop with: made by the shop they work in, redeemed by the shop they enter, which removes it.
create table operator_tickets (
	tenant_id uuid not null references tenants (id) on delete cascade,
	token_hash text not null,
	operator_email text not null,
	operator_home text not null,
	created_at timestamptz not null default now(),
	expires_at timestamptz not null,
	primary key (tenant_id, token_hash)
);

alter table operator_tickets enable row level security;
alter table operator_tickets force row level security;
create policy tenant on operator_tickets
	using (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::uuid))
	with check (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::uuid));

-- When visitors last saw something change.
alter table tenant_versions add column changed_at timestamptz not null default now();

-- What the list of shops shows of some of them. Each is read under its own row security, as shops_to_clean does.
create function tenant_figures(shops uuid[])
returns table (id uuid, pages integer, link_pages integer, orders integer, storage bigint, changed_at timestamptz)
language plpgsql as $$
declare
	shop uuid;
begin
	foreach shop in array shops loop
		perform set_config('app.tenant_id', shop::text, true);
		return query
		select shop,
			(select count(*)::integer from pages p where p.tenant_id = shop and p.kind = 'page'),
			(select count(*)::integer from pages p where p.tenant_id = shop and p.kind = 'link'),
			(
				select count(*)::integer from orders o
				where o.tenant_id = shop and o.number is not null and o.placed_at > now() - interval '30 days'
			),
			coalesce((select sum(m.bytes) from media m where m.tenant_id = shop), 0)::bigint
				+ coalesce((select sum(d.size) from print_data d where d.tenant_id = shop), 0)::bigint
				+ coalesce((select sum(j.size) from print_jobs j where j.tenant_id = shop), 0)::bigint
				+ coalesce((select sum(d.size) from design_pictures d where d.tenant_id = shop), 0)::bigint,
			(select v.changed_at from tenant_versions v where v.tenant_id = shop);
	end loop;
	perform set_config('app.tenant_id', '', true);
end
$$;
