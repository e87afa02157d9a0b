-- What a cached page of a tenant was made from: a number for each part, raised by every change to it.

create table tenant_versions (
	tenant_id uuid primary key references tenants (id) on delete cascade,
	texts bigint not null default 1,
	look bigint not null default 1,
	content bigint not null default 1
);

alter table tenant_versions enable row level security;
alter table tenant_versions force row level security;
create policy tenant on tenant_versions
	using (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::uuid))
	with check (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::uuid));
