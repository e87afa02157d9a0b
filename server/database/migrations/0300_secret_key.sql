-- Which secret key this database was filled with, as a fingerprint of it. A process with another key could read none of the providers' keys, would
-- sign everybody out, and does not start. One row for all tenants.

create table secret_key (
	single boolean primary key default true check (single),
	fingerprint text not null check (fingerprint ~ '^[0-9a-f]{16}$'),
	changed_at timestamptz not null default now()
);

alter table secret_key enable row level security;
alter table secret_key force row level security;
create policy found_by_everyone on secret_key for select using (true);
create policy made_by_everyone on secret_key for insert with check (true);
create policy replaced_by_everyone on secret_key for update using (true) with check (true);
