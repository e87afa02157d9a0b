-- compatible with 0.1.0

-- Designs: templates of products and the drafts that shoppers make of them, the log of their steps, what was released for the press,
-- pictures of shoppers, links that share a draft, and the rows of a series.

create table designs (
	tenant_id uuid not null references tenants (id) on delete cascade,
	id uuid not null,
	kind text not null check (kind in ('draft', 'template')),
	product_id uuid not null,
	-- Of a draft: the shopper. Null: a template, or a draft whose owner was deleted.
	user_id uuid,
	name text not null default '' check (char_length(name) <= 120),
	-- Of a draft: the template it began with, and its version. A newer one is offered, never forced.
	template_id uuid,
	template_version integer,
	-- rules/designs/design.ts.
	document jsonb not null check (jsonb_typeof(document) = 'object'),
	revision integer not null default 0,
	-- The release of exactly this revision; null: not released, or changed since.
	release_id uuid,
	created_at timestamptz not null default now(),
	updated_at timestamptz not null default now(),
	primary key (tenant_id, id),
	foreign key (tenant_id, product_id) references products (tenant_id, id) on delete cascade,
	foreign key (tenant_id, user_id) references users (tenant_id, id) on delete cascade,
	foreign key (tenant_id, template_id) references designs (tenant_id, id) on delete set null (template_id),
	check ((kind = 'template') <= (user_id is null and template_id is null and release_id is null))
);

create unique index designs_template_of_product on designs (tenant_id, product_id) where kind = 'template';
create index designs_user on designs (tenant_id, user_id, updated_at desc) where kind = 'draft';
create index designs_template on designs (tenant_id, template_id);
create index designs_product on designs (tenant_id, product_id);

-- Published states of a template. They never change: drafts and releases name them.
create table design_template_versions (
	tenant_id uuid not null references tenants (id) on delete cascade,
	template_id uuid not null,
	version integer not null check (version > 0),
	document jsonb not null check (jsonb_typeof(document) = 'object'),
	sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
	published_by uuid,
	published_at timestamptz not null default now(),
	primary key (tenant_id, template_id, version),
	foreign key (tenant_id, template_id) references designs (tenant_id, id) on delete cascade,
	foreign key (tenant_id, published_by) references users (tenant_id, id) on delete set null (published_by)
);

create table design_steps (
	tenant_id uuid not null references tenants (id) on delete cascade,
	design_id uuid not null,
	revision integer not null,
	-- The tab it came from and its number there: what comes twice is applied once.
	client_id uuid not null,
	number integer not null check (number > 0),
	user_id uuid,
	kind text not null check (kind in ('do', 'undo', 'redo')),
	of_revision integer,
	operations jsonb not null check (jsonb_typeof(operations) = 'array'),
	inverses jsonb not null check (jsonb_typeof(inverses) = 'array'),
	created_at timestamptz not null default now(),
	primary key (tenant_id, design_id, revision),
	unique (tenant_id, design_id, client_id, number),
	foreign key (tenant_id, design_id) references designs (tenant_id, id) on delete cascade,
	foreign key (tenant_id, user_id) references users (tenant_id, id) on delete set null (user_id)
);

create table design_leases (
	tenant_id uuid not null references tenants (id) on delete cascade,
	design_id uuid not null,
	client_id uuid not null,
	user_id uuid not null,
	since timestamptz not null default now(),
	until timestamptz not null,
	primary key (tenant_id, design_id),
	foreign key (tenant_id, design_id) references designs (tenant_id, id) on delete cascade,
	foreign key (tenant_id, user_id) references users (tenant_id, id) on delete cascade
);

create table design_versions (
	tenant_id uuid not null references tenants (id) on delete cascade,
	id uuid not null,
	design_id uuid not null,
	revision integer not null,
	document jsonb not null check (jsonb_typeof(document) = 'object'),
	reason text not null check (reason in ('takenOver', 'unsaved', 'beforeRestore', 'beforeTemplate', 'beforeStaff')),
	user_id uuid,
	created_at timestamptz not null default now(),
	primary key (tenant_id, id),
	foreign key (tenant_id, design_id) references designs (tenant_id, id) on delete cascade,
	foreign key (tenant_id, user_id) references users (tenant_id, id) on delete set null (user_id)
);

create index design_versions_design on design_versions (tenant_id, design_id, created_at desc);

-- What a shopper has released: everything the press needs, frozen. It outlives its draft.
create table design_releases (
	tenant_id uuid not null references tenants (id) on delete cascade,
	id uuid not null,
	design_id uuid,
	product_id uuid,
	template_id uuid,
	template_version integer,
	-- Without layouts and schemes; fields filled in as they were.
	document jsonb not null check (jsonb_typeof(document) = 'object'),
	specification jsonb not null check (jsonb_typeof(specification) = 'object'),
	-- Rows of a series, each a record of values; null: one design.
	series jsonb check (jsonb_typeof(series) = 'array'),
	-- [{ mediaId, sha256 }]: what else is printed.
	pictures jsonb not null check (jsonb_typeof(pictures) = 'array'),
	-- Of the canonical JSON of document, specification and series, with the hashes of pictures, faces and profile.
	sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
	faces_sha256 text not null check (faces_sha256 ~ '^[0-9a-f]{64}$'),
	profile_sha256 text not null check (profile_sha256 ~ '^[0-9a-f]{64}$'),
	accepted_codes text[] not null default '{}',
	text_version text not null,
	released_by uuid,
	released_by_staff boolean not null default false,
	released_at timestamptz not null default now(),
	primary key (tenant_id, id),
	foreign key (tenant_id, design_id) references designs (tenant_id, id) on delete set null (design_id),
	foreign key (tenant_id, product_id) references products (tenant_id, id) on delete set null (product_id),
	foreign key (tenant_id, released_by) references users (tenant_id, id) on delete set null (released_by)
);

create index design_releases_design on design_releases (tenant_id, design_id, released_at desc);
create index design_releases_user on design_releases (tenant_id, released_by);

alter table designs add foreign key (tenant_id, release_id) references design_releases (tenant_id, id) on delete set null (release_id);

-- Private: reached by the owner and, from the order, by staff.
create table design_pictures (
	tenant_id uuid not null references tenants (id) on delete cascade,
	id uuid not null,
	user_id uuid,
	name text not null check (char_length(name) between 1 and 200),
	file_type text not null check (file_type in ('jpeg', 'png', 'webp', 'tiff', 'svg')),
	size bigint not null check (size > 0),
	sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
	width integer not null check (width > 0),
	height integer not null check (height > 0),
	created_at timestamptz not null default now(),
	primary key (tenant_id, id),
	foreign key (tenant_id, user_id) references users (tenant_id, id) on delete set null (user_id)
);

create index design_pictures_user on design_pictures (tenant_id, user_id, created_at desc);

-- Which designs show a picture; one that none shows is removed after 90 days.
create table design_picture_uses (
	tenant_id uuid not null references tenants (id) on delete cascade,
	design_id uuid not null,
	picture_id uuid not null,
	primary key (tenant_id, design_id, picture_id),
	foreign key (tenant_id, design_id) references designs (tenant_id, id) on delete cascade,
	foreign key (tenant_id, picture_id) references design_pictures (tenant_id, id) on delete cascade
);

create index design_picture_uses_picture on design_picture_uses (tenant_id, picture_id);

create table design_shares (
	tenant_id uuid not null references tenants (id) on delete cascade,
	-- Of the token in the link.
	token_sha256 text not null check (token_sha256 ~ '^[0-9a-f]{64}$'),
	design_id uuid not null,
	may_comment boolean not null default false,
	created_at timestamptz not null default now(),
	expires_at timestamptz not null,
	primary key (tenant_id, token_sha256),
	foreign key (tenant_id, design_id) references designs (tenant_id, id) on delete cascade
);

create index design_shares_design on design_shares (tenant_id, design_id);

create table design_comments (
	tenant_id uuid not null references tenants (id) on delete cascade,
	id uuid not null,
	design_id uuid not null,
	-- Null: from a link.
	user_id uuid,
	author text not null check (char_length(author) between 1 and 120),
	-- Id of the page in the document; null: the whole design.
	page_id text,
	text text not null check (char_length(text) between 1 and 2000),
	resolved_at timestamptz,
	created_at timestamptz not null default now(),
	primary key (tenant_id, id),
	foreign key (tenant_id, design_id) references designs (tenant_id, id) on delete cascade,
	foreign key (tenant_id, user_id) references users (tenant_id, id) on delete set null (user_id)
);

create index design_comments_design on design_comments (tenant_id, design_id, created_at);

create table design_series (
	tenant_id uuid not null references tenants (id) on delete cascade,
	design_id uuid not null,
	-- Names of the columns, field keys by column, and the cells of each row.
	columns jsonb not null check (jsonb_typeof(columns) = 'array'),
	mapping jsonb not null check (jsonb_typeof(mapping) = 'object'),
	rows jsonb not null check (jsonb_typeof(rows) = 'array'),
	revision integer not null default 0,
	updated_at timestamptz not null default now(),
	primary key (tenant_id, design_id),
	foreign key (tenant_id, design_id) references designs (tenant_id, id) on delete cascade
);

do $$
declare name text;
begin
	foreach name in array array[
		'designs', 'design_template_versions', 'design_steps', 'design_leases', 'design_versions', 'design_releases',
		'design_pictures', 'design_picture_uses', 'design_shares', 'design_comments', 'design_series'
	] loop
		execute format('alter table %I enable row level security', name);
		execute format('alter table %I force row level security', name);
		execute format('create policy tenant on %I
			using (tenant_id = (select nullif(current_setting(''app.tenant_id'', true), '''')::uuid))
			with check (tenant_id = (select nullif(current_setting(''app.tenant_id'', true), '''')::uuid))', name);
	end loop;
end $$;

select jobs.make_queue('designs.removeFiles');
select jobs.make_queue('designs.sweep');
