-- What consumers have declared at /withdraw: kept as it was received, whether or not there is such an order.

create table withdrawals (
	tenant_id uuid not null references tenants (id) on delete cascade,
	id uuid not null,
	-- As they were typed; empty once the person was erased.
	name text not null check (char_length(name) <= 160),
	order_number text not null check (char_length(order_number) between 1 and 40),
	email text not null check (char_length(email) <= 254),
	language text not null,
	-- None: nobody has found such an order.
	order_id uuid,
	-- Whether the order was placed with the same address.
	matches boolean not null,
	received_at timestamptz not null default now(),
	primary key (tenant_id, id),
	foreign key (tenant_id, order_id) references orders (tenant_id, id) on delete set null (order_id)
);

create index withdrawals_order on withdrawals (tenant_id, order_id);
create index withdrawals_email on withdrawals (tenant_id, lower(email));

alter table withdrawals enable row level security;
alter table withdrawals force row level security;
create policy tenant on withdrawals
	using (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::uuid))
	with check (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::uuid));
