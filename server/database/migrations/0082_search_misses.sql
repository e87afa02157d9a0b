-- What shoppers have looked for without finding anything: how often a day, and by nobody in particular.
create table search_misses (
	tenant_id uuid not null references tenants (id) on delete cascade,
	day date not null,
	language_code text not null,
	-- In small letters, as it was looked for.
	term text not null check (char_length(term) between 2 and 60),
	count integer not null default 1,
	primary key (tenant_id, day, language_code, term)
);

alter table search_misses enable row level security;
alter table search_misses force row level security;
create policy tenant on search_misses
	using (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::uuid))
	with check (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::uuid));
