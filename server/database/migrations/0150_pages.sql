-- Pages that editors build: a draft that changes with every step, what visitors see of it, the steps themselves, versions, and who is
-- editing. Names stand among the texts of the tenant (contentPageName).

create table pages (
	tenant_id uuid not null references tenants (id) on delete cascade,
	id uuid not null,
	kind text not null check (kind in ('page', 'link')),
	slug text not null check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length(slug) <= 80),
	-- The page at the root of the shop.
	home boolean not null default false check (not home or kind = 'page'),
	-- Off: visitors are told that it has been deactivated.
	active boolean not null default true,
	-- Where it is led to from every page, and in which order.
	in_navigation boolean not null default false,
	in_footer boolean not null default false,
	position integer not null default 0,
	-- Page documents (rules/pages/document.ts); null: never published.
	draft jsonb not null check (jsonb_typeof(draft) = 'object'),
	revision integer not null default 0,
	published jsonb check (jsonb_typeof(published) = 'object'),
	published_revision integer,
	published_at timestamptz,
	-- When the draft is published by itself.
	publish_at timestamptz,
	created_at timestamptz not null default now(),
	updated_at timestamptz not null default now(),
	primary key (tenant_id, id),
	unique (tenant_id, kind, slug),
	check ((published is null) = (published_revision is null))
);

create unique index pages_home on pages (tenant_id) where home;
create index pages_due on pages (tenant_id, publish_at) where publish_at is not null;

-- One thing that somebody did, in the order in which it was taken in.
create table page_steps (
	tenant_id uuid not null references tenants (id) on delete cascade,
	page_id uuid not null,
	revision integer not null,
	-- The tab it came from and its number there: what comes twice is taken once.
	client_id uuid not null,
	number integer not null check (number > 0),
	user_id uuid,
	kind text not null check (kind in ('do', 'undo', 'redo')),
	-- The revision that an undo takes back, or that a redo does again.
	of_revision integer,
	operations jsonb not null check (jsonb_typeof(operations) = 'array'),
	inverses jsonb not null check (jsonb_typeof(inverses) = 'array'),
	created_at timestamptz not null default now(),
	primary key (tenant_id, page_id, revision),
	unique (tenant_id, page_id, client_id, number),
	foreign key (tenant_id, page_id) references pages (tenant_id, id) on delete cascade,
	foreign key (tenant_id, user_id) references users (tenant_id, id) on delete set null (user_id)
);

create table page_versions (
	tenant_id uuid not null references tenants (id) on delete cascade,
	id uuid not null,
	page_id uuid not null,
	revision integer not null,
	document jsonb not null check (jsonb_typeof(document) = 'object'),
	-- Published; or kept: somebody took over, somebody's work could not be taken in, before an older version was restored.
	reason text not null check (reason in ('published', 'takenOver', 'unsaved', 'beforeRestore')),
	user_id uuid,
	created_at timestamptz not null default now(),
	primary key (tenant_id, id),
	foreign key (tenant_id, page_id) references pages (tenant_id, id) on delete cascade,
	foreign key (tenant_id, user_id) references users (tenant_id, id) on delete set null (user_id)
);

create index page_versions_of_page on page_versions (tenant_id, page_id, created_at desc);

-- Who edits a page at the moment: one tab of one person.
create table page_leases (
	tenant_id uuid not null references tenants (id) on delete cascade,
	page_id uuid not null,
	client_id uuid not null,
	user_id uuid not null,
	since timestamptz not null default now(),
	until timestamptz not null,
	primary key (tenant_id, page_id),
	foreign key (tenant_id, page_id) references pages (tenant_id, id) on delete cascade,
	foreign key (tenant_id, user_id) references users (tenant_id, id) on delete cascade
);

-- Which pictures a draft or a published page shows: whoever deletes one is told.
create table page_pictures (
	tenant_id uuid not null references tenants (id) on delete cascade,
	page_id uuid not null,
	media_id uuid not null,
	primary key (tenant_id, page_id, media_id),
	foreign key (tenant_id, page_id) references pages (tenant_id, id) on delete cascade,
	foreign key (tenant_id, media_id) references media (tenant_id, id) on delete cascade
);

create index page_pictures_of_media on page_pictures (tenant_id, media_id);

do $$
declare
	name text;
begin
	foreach name in array array['pages', 'page_steps', 'page_versions', 'page_leases', 'page_pictures'] loop
		execute format('alter table %I enable row level security', name);
		execute format('alter table %I force row level security', name);
		execute format(
			'create policy tenant on %I using (tenant_id = (select nullif(current_setting(''app.tenant_id'', true), '''')::uuid)) '
			|| 'with check (tenant_id = (select nullif(current_setting(''app.tenant_id'', true), '''')::uuid))',
			name
		);
	end loop;
end
$$;
