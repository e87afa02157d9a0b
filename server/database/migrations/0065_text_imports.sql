-- Texts that somebody sends in a file: what it would change, looked at before anything is saved, and how far saving has come.
-- The file itself is not kept; this goes a day after it came.

create table text_imports (
	tenant_id uuid not null references tenants (id) on delete cascade,
	id uuid not null,
	user_id uuid not null,
	file_name text not null,
	format text not null check (format in ('csv', 'xlsx', 'xliff')),
	state text not null default 'checked' check (state in ('checked', 'applying', 'done', 'failed')),
	-- Whether locked texts may be changed: whoever began to save it was an admin.
	by_admin boolean not null default false,
	added integer not null default 0,
	changed integer not null default 0,
	unchanged integer not null default 0,
	faulty integer not null default 0,
	-- Changes that are behind us, and how many of them were refused after all.
	done integer not null default 0,
	refused integer not null default 0,
	-- The last one of them.
	reached integer not null default -1,
	created_at timestamptz not null default now(),
	finished_at timestamptz,
	primary key (tenant_id, id)
);

create index text_imports_user on text_imports (tenant_id, user_id, created_at desc);

create table text_import_rows (
	tenant_id uuid not null references tenants (id) on delete cascade,
	import_id uuid not null,
	position integer not null,
	-- Where it stands in the file, as a spreadsheet counts.
	row_number integer not null,
	column_name text not null,
	key text not null,
	language_code text not null,
	before text,
	after text not null,
	-- What keeps it from being saved; null for a change that can be made.
	fault text,
	names text[] not null default '{}',
	primary key (tenant_id, import_id, position),
	foreign key (tenant_id, import_id) references text_imports (tenant_id, id) on delete cascade
);

create index text_import_rows_faults on text_import_rows (tenant_id, import_id, position) where fault is not null;

alter table text_imports enable row level security;
alter table text_imports force row level security;
create policy tenant on text_imports
	using (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::uuid))
	with check (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::uuid));

alter table text_import_rows enable row level security;
alter table text_import_rows force row level security;
create policy tenant on text_import_rows
	using (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::uuid))
	with check (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::uuid));

select jobs.make_queue('texts.import');
select jobs.make_queue('texts.clean');
