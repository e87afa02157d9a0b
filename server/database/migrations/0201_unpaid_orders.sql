-- Who may pay after delivery, and how much of the stock may be held without having paid.

alter table order_settings
	-- Where payment by invoice is offered: to those who are signed in, or to guests as well.
	add column invoice_for text not null default 'customers' check (invoice_for in ('customers', 'everybody')),
	-- In minor units, with tax; 0: any amount.
	add column invoice_limit bigint not null default 0 check (invoice_limit between 0 and 99999999),
	-- How much of a product one session, and one address of the network, may hold unpaid, in per cent; 100: all of it.
	add column stock_share integer not null default 20 check (stock_share between 1 and 100);

-- From where unpaid orders came, as a hash: only as long as they may hold stock.
create table stock_holds (
	tenant_id uuid not null references tenants (id) on delete cascade,
	order_id uuid not null,
	origin text not null,
	created_at timestamptz not null default now(),
	primary key (tenant_id, order_id),
	-- It is written before its order, which draws the number and therefore comes last.
	foreign key (tenant_id, order_id) references orders (tenant_id, id) on delete cascade deferrable initially deferred
);

create index stock_holds_origin on stock_holds (tenant_id, origin);
create index stock_holds_old on stock_holds (tenant_id, created_at);

alter table stock_holds enable row level security;
alter table stock_holds force row level security;
create policy tenant on stock_holds
	using (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::uuid))
	with check (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::uuid));
