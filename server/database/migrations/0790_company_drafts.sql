-- compatible with 0.1.0
-- Drafts that members share with the colleagues of their company: until they take that back, delete the draft or leave the company.

-- What refers to a member refers to the membership: it ends with it.
create unique index company_members_membership on company_members (tenant_id, company_id, user_id);
drop index company_members_company;

create table company_drafts (
	tenant_id uuid not null references tenants (id) on delete cascade,
	design_id uuid not null,
	company_id uuid not null,
	-- Whose draft it is.
	user_id uuid not null,
	shared_at timestamptz not null default now(),
	primary key (tenant_id, design_id),
	foreign key (tenant_id, design_id) references designs (tenant_id, id) on delete cascade,
	foreign key (tenant_id, company_id, user_id) references company_members (tenant_id, company_id, user_id) on delete cascade
);

create index company_drafts_company on company_drafts (tenant_id, company_id, shared_at desc, design_id);
create index company_drafts_member on company_drafts (tenant_id, company_id, user_id);

alter table company_drafts enable row level security;
alter table company_drafts force row level security;
create policy tenant on company_drafts
	using (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::uuid))
	with check (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::uuid));
