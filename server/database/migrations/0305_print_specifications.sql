-- compatible with 0.1.0
-- What the press needs to know of a product or variant. A variant without a row has that of its product.

create table print_specifications (
	tenant_id uuid not null references tenants (id) on delete cascade,
	product_id uuid not null,
	specification jsonb not null check (jsonb_typeof(specification) = 'object'),
	-- Raised by every save, which names the one that it changes.
	revision integer not null default 1 check (revision > 0),
	updated_at timestamptz not null default now(),
	primary key (tenant_id, product_id),
	foreign key (tenant_id, product_id) references products (tenant_id, id) on delete cascade
);

alter table print_specifications enable row level security;
alter table print_specifications force row level security;
create policy tenant on print_specifications
	using (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::uuid))
	with check (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::uuid));
