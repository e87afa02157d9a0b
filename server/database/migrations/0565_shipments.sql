-- compatible with 0.1.0

-- What an order has been sent with: parcels of a carrier, and how much of each line is in them. A removed one stays, with the reason, and counts no more.
create table shipments (
	tenant_id uuid not null references tenants (id) on delete cascade,
	-- Chosen by the caller: recorded twice it is one.
	id uuid not null,
	order_id uuid not null,
	carrier text not null check (char_length(carrier) between 1 and 40),
	-- Of a carrier that is none of those we know.
	carrier_name text not null default '' check (char_length(carrier_name) <= 60),
	shipped_on date not null,
	revision integer not null default 1,
	created_at timestamptz not null default now(),
	created_by uuid,
	removed_at timestamptz,
	removed_by uuid,
	-- Of its latest correction, or of its removal; for those who look after orders.
	reason text not null default '' check (char_length(reason) <= 500),
	primary key (tenant_id, id),
	foreign key (tenant_id, order_id) references orders (tenant_id, id) on delete cascade,
	foreign key (tenant_id, created_by) references users (tenant_id, id) on delete set null (created_by),
	foreign key (tenant_id, removed_by) references users (tenant_id, id) on delete set null (removed_by)
);

create index shipments_order on shipments (tenant_id, order_id, created_at);

create table shipment_parcels (
	tenant_id uuid not null references tenants (id) on delete cascade,
	shipment_id uuid not null,
	position integer not null,
	-- Empty: the carrier gave none.
	number text not null check (char_length(number) <= 40),
	-- Where it is followed, of a carrier that is none of those we know.
	url text not null default '' check (char_length(url) <= 500),
	primary key (tenant_id, shipment_id, position),
	foreign key (tenant_id, shipment_id) references shipments (tenant_id, id) on delete cascade
);

create table shipment_lines (
	tenant_id uuid not null references tenants (id) on delete cascade,
	shipment_id uuid not null,
	-- Of the line in its order.
	position integer not null,
	quantity integer not null check (quantity > 0),
	primary key (tenant_id, shipment_id, position),
	foreign key (tenant_id, shipment_id) references shipments (tenant_id, id) on delete cascade
);

do $$
declare name text;
begin
	foreach name in array array['shipments', 'shipment_parcels', 'shipment_lines'] loop
		execute format('alter table %I enable row level security', name);
		execute format('alter table %I force row level security', name);
		execute format(
			$policy$create policy tenant on %I
				using (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::uuid))
				with check (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::uuid))$policy$, name);
	end loop;
end $$;

-- How much of it has been sent, for lists.
alter table orders add column shipped text not null default 'none' check (shipped in ('none', 'partly', 'all'));

create index orders_partly_shipped on orders (tenant_id, created_at desc, id) include (status, payment, payment_method, user_id, number, approval)
	where shipped = 'partly';

create or replace function keep_orders() returns trigger language plpgsql as $$
declare free text[] := array[
	'status', 'approval', 'payment', 'refunded', 'error', 'updated_at', 'user_id', 'created_by', 'reserved_until', 'waits_for_print_data',
	'cancelled_at', 'cancelled_by', 'cancel_reason', 'cancel_note', 'shipped'
];
begin
	if not exists (select 1 from tenants t where t.id = old.tenant_id) then return coalesce(new, old); end if;
	if tg_op = 'DELETE' then
		if old.number is not null and not is_beyond_grace(old.tenant_id) then
			raise exception 'a placed order stays' using errcode = 'restrict_violation';
		end if;
		return old;
	end if;
	if old.number is not null and (
		to_jsonb(new) - free is distinct from to_jsonb(old) - free
		or (new.user_id is not null and new.user_id is distinct from old.user_id)
		or (new.created_by is not null and new.created_by is distinct from old.created_by)
	) then
		raise exception 'a placed order stays' using errcode = 'restrict_violation';
	end if;
	if old.cancelled_at is not null and (
		(new.cancelled_at, new.cancel_reason, new.cancel_note, new.status)
		is distinct from (old.cancelled_at, old.cancel_reason, old.cancel_note, old.status)
		or (new.cancelled_by is not null and new.cancelled_by is distinct from old.cancelled_by)
	) then
		raise exception 'a cancelled order stays cancelled' using errcode = 'restrict_violation';
	end if;
	return new;
end $$;
