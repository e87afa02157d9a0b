-- compatible with 0.1.0
-- Shoppers who want to be told when something that is sold out can be had again. A row is gone as soon as its one mail is sent.

create table stock_notices (
	tenant_id uuid not null references tenants (id) on delete cascade,
	id uuid not null,
	product_id uuid not null,
	email text not null check (char_length(email) between 3 and 254),
	language text not null,
	-- Leads from its mails to where it is confirmed and given up.
	token text not null,
	created_at timestamptz not null default now(),
	-- Null: the address has not been confirmed yet.
	confirmed_at timestamptz,
	primary key (tenant_id, id),
	foreign key (tenant_id, product_id) references products (tenant_id, id) on delete cascade
);

create unique index stock_notices_once on stock_notices (tenant_id, product_id, lower(email));
create unique index stock_notices_token on stock_notices (tenant_id, token);
create index stock_notices_email on stock_notices (tenant_id, lower(email));

alter table stock_notices enable row level security;
alter table stock_notices force row level security;
create policy tenant on stock_notices
	using (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::uuid))
	with check (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::uuid));

select jobs.make_queue('stock.notify');
select jobs.make_queue('stock.forget');
