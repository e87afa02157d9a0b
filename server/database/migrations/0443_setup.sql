-- compatible with 0.1.0
-- The links that a start without any shop prints: whoever opens one makes the first operator and the first shop.

create table setup_tokens (
	token_hash text primary key,
	created_at timestamptz not null default now(),
	expires_at timestamptz not null
);

alter table setup_tokens enable row level security;
alter table setup_tokens force row level security;
create policy found_by_everyone on setup_tokens for select using (true);
create policy made_by_everyone on setup_tokens for insert with check (true);
create policy removed_by_everyone on setup_tokens for delete using (true);
