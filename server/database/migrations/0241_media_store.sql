-- Which store keeps the pictures of this installation: a file in it has the same id. A process that would write into another store, in
-- which nobody else finds its pictures, does not start. One row for all tenants.

create table media_store (
	single boolean primary key default true check (single),
	id uuid not null,
	created_at timestamptz not null default now()
);

alter table media_store enable row level security;
alter table media_store force row level security;
create policy found_by_everyone on media_store for select using (true);
create policy made_by_everyone on media_store for insert with check (true);
