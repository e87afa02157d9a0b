-- compatible with 0.1.0
-- Photos of providers: who took them, and searches that are not asked again for a day, as providers want it.

-- Null: nobody is to be named. Who took it, with the addresses of both and the provider.
alter table media add column credit jsonb;
-- Of a picture that is shown from where its provider has it: there is no file of it here, and nobody but pages shows it.
alter table media add column remote_url text check (remote_url is null or credit is not null);

create table photo_searches (
	tenant_id uuid not null references tenants (id) on delete cascade,
	provider text not null check (provider in ('pixabay', 'unsplash')),
	-- Of what was searched for.
	digest text not null,
	result jsonb not null,
	searched_at timestamptz not null default now(),
	primary key (tenant_id, provider, digest)
);
alter table photo_searches enable row level security;
alter table photo_searches force row level security;
create policy tenant on photo_searches
	using (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::uuid))
	with check (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::uuid));
