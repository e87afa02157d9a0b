-- Texts that people correct where they see them: what a translation was made from, who changed what, what waits for a machine, and
-- keys that pages asked for in vain.

alter table text_translations add column translated_from text;

create table text_history (
	tenant_id uuid not null references tenants (id) on delete cascade,
	id uuid not null,
	key text not null,
	language_code text not null,
	before text,
	after text,
	origin text not null check (origin in ('human', 'machine', 'import')),
	user_id uuid,
	at timestamptz not null default now(),
	primary key (tenant_id, id),
	foreign key (tenant_id, key) references text_entries (tenant_id, key) on delete cascade
);

create index text_history_key on text_history (tenant_id, key, at desc);

-- A row while a translation waits for the machine, or with the reason why it was not made.
create table text_queue (
	tenant_id uuid not null references tenants (id) on delete cascade,
	key text not null,
	language_code text not null check (language_code ~ '^[a-z]{2}-[A-Z]{2}$'),
	queued_at timestamptz not null default now(),
	failure text,
	primary key (tenant_id, key, language_code)
);

create table missing_texts (
	tenant_id uuid not null references tenants (id) on delete cascade,
	key text not null check (key <> ''),
	page text not null,
	language_code text not null check (language_code ~ '^[a-z]{2}-[A-Z]{2}$'),
	seen_at timestamptz not null default now(),
	times integer not null default 1,
	primary key (tenant_id, key, page, language_code)
);

alter table text_history enable row level security;
alter table text_history force row level security;
create policy tenant on text_history
	using (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::uuid))
	with check (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::uuid));

alter table text_queue enable row level security;
alter table text_queue force row level security;
create policy tenant on text_queue
	using (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::uuid))
	with check (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::uuid));

alter table missing_texts enable row level security;
alter table missing_texts force row level security;
create policy tenant on missing_texts
	using (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::uuid))
	with check (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::uuid));
