-- The media library: folders, and what more people know of a picture.

create table media_folders (
	tenant_id uuid not null references tenants (id) on delete cascade,
	id uuid not null,
	-- Null: it stands at the top.
	parent_id uuid,
	name text not null check (name <> '' and length(name) <= 100),
	created_at timestamptz not null default now(),
	primary key (tenant_id, id),
	foreign key (tenant_id, parent_id) references media_folders (tenant_id, id)
);

-- Two folders beside each other have different names, whatever their case.
create unique index media_folders_name on media_folders (tenant_id, parent_id, lower(name)) nulls not distinct;

alter table media_folders enable row level security;
alter table media_folders force row level security;
create policy tenant on media_folders
	using (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::uuid))
	with check (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::uuid));

alter table media
	-- Null: in no folder.
	add column folder_id uuid,
	add column title text not null default '',
	-- Where it was fetched from, once; visitors never call there.
	add column source_url text,
	-- Cropped from this picture by us.
	add column made_from uuid,
	add column created_by uuid,
	add column updated_at timestamptz not null default now(),
	add column updated_by uuid,
	add foreign key (tenant_id, folder_id) references media_folders (tenant_id, id),
	add foreign key (tenant_id, made_from) references media (tenant_id, id) on delete set null (made_from),
	add foreign key (tenant_id, created_by) references users (tenant_id, id) on delete set null (created_by),
	add foreign key (tenant_id, updated_by) references users (tenant_id, id) on delete set null (updated_by);

create index media_folder on media (tenant_id, folder_id, created_at desc);
create index media_made_from on media (tenant_id, made_from) where made_from is not null;
-- Erasing a person looks for what that person has taken in or changed.
create index media_created_by on media (tenant_id, created_by) where created_by is not null;
create index media_updated_by on media (tenant_id, updated_by) where updated_by is not null;
-- Where a picture is used, and whether it may be deleted.
create index products_media on products (tenant_id, media_id) where media_id is not null;
create index categories_media on categories (tenant_id, media_id) where media_id is not null;

-- The files of a picture that is gone.
select jobs.make_queue('media.remove');
