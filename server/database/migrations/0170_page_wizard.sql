-- Templates that are being applied to pages, stage by stage: a job does it, and whoever has left finds it again.

create table page_wizards (
	tenant_id uuid not null references tenants (id) on delete cascade,
	id uuid not null,
	page_id uuid not null,
	user_id uuid,
	-- The tab in which the page is open meanwhile; the id of this row where there is none.
	client_id uuid not null,
	template text not null,
	-- What is done next, or was being done when it failed.
	stage text not null check (stage in ('layouts', 'texts', 'pictures', 'end')),
	state text not null check (state in ('running', 'failed', 'done')),
	-- A code of the catalogue of errors.
	failure text,
	-- What became of the translation; null while it is not known.
	translation text check (translation in ('notNeeded', 'off', 'noKey', 'done', 'skipped')),
	-- Languages that are translated.
	translated text[] not null default '{}',
	-- Languages to be translated, once that is known.
	languages text[] not null default '{}',
	sections integer not null default 0,
	pictures integer not null default 0,
	created_at timestamptz not null default now(),
	updated_at timestamptz not null default now(),
	primary key (tenant_id, id),
	check ((state = 'failed') = (failure is not null)),
	foreign key (tenant_id, page_id) references pages (tenant_id, id) on delete cascade,
	foreign key (tenant_id, user_id) references users (tenant_id, id) on delete set null (user_id)
);

-- One template at a time.
create unique index page_wizards_under_way on page_wizards (tenant_id, page_id) where state <> 'done';
create index page_wizards_of_page on page_wizards (tenant_id, page_id);

alter table page_wizards enable row level security;
alter table page_wizards force row level security;
create policy tenant on page_wizards using (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::uuid))
	with check (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::uuid));

select jobs.make_queue('pages.template');
