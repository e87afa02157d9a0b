-- The look of a tenant: as much of a theme as it wants to have its own way.

create table themes (
	tenant_id uuid primary key references tenants (id) on delete cascade,
	theme jsonb not null check (jsonb_typeof(theme) = 'object'),
	updated_at timestamptz not null default now()
);

alter table themes enable row level security;
alter table themes force row level security;
create policy tenant on themes
	using (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::uuid))
	with check (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::uuid));
