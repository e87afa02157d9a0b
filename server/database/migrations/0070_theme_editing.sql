-- Themes that people edit: a draft beside what visitors see, every published state, presets, and the pictures of the log-in page.

alter table themes add column overwrite_colors boolean not null default true;

create table theme_drafts (
	tenant_id uuid primary key references tenants (id) on delete cascade,
	theme jsonb not null check (jsonb_typeof(theme) = 'object'),
	updated_at timestamptz not null,
	updated_by uuid
);

create table theme_versions (
	tenant_id uuid not null references tenants (id) on delete cascade,
	id uuid not null,
	theme jsonb not null check (jsonb_typeof(theme) = 'object'),
	published_at timestamptz not null default now(),
	published_by uuid,
	primary key (tenant_id, id)
);

create index theme_versions_newest on theme_versions (tenant_id, published_at desc, id desc);

create table theme_presets (
	tenant_id uuid not null references tenants (id) on delete cascade,
	id uuid not null,
	name text not null check (name <> ''),
	theme jsonb not null check (jsonb_typeof(theme) = 'object'),
	updated_at timestamptz not null default now(),
	primary key (tenant_id, id),
	unique (tenant_id, name)
);

alter table shop_images drop constraint shop_images_use_check;
alter table shop_images add constraint shop_images_use_check check (use in (
	'logoWide', 'logoWideDark', 'logoSquare', 'logoSquareDark', 'favicon', 'faviconDark', 'hero', 'heroPhone',
	'loginBackground', 'loginBackgroundDark'
));

do $$
declare
	name text;
begin
	foreach name in array array['theme_drafts', 'theme_versions', 'theme_presets'] loop
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
