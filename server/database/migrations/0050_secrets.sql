-- Keys of providers and the like. Written by administrators, read by integrations alone, and never in the clear.

create table secrets (
	tenant_id uuid not null references tenants (id) on delete cascade,
	purpose text not null,
	-- AES-256-GCM, with tenant and purpose as additional data.
	sealed text not null,
	set_at timestamptz not null default now(),
	primary key (tenant_id, purpose)
);

alter table secrets enable row level security;
alter table secrets force row level security;
create policy tenant on secrets
	using (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::uuid))
	with check (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::uuid));
