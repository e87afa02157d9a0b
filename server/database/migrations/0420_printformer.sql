-- compatible with 0.1.0

-- Printformer as a second provider of designs. Carts, orders and print lines go on naming designs and their releases: such a design is a row of `designs`
-- whose document shows the proof of the provider, a picture for each page. What is edited and printed is at the provider.

alter table designs
	add column provider text not null default 'studio' check (provider in ('studio', 'printformer')),
	add constraint designs_templates_of_studio check (kind = 'draft' or provider = 'studio');

alter table design_releases
	add column provider text not null default 'studio' check (provider in ('studio', 'printformer'));

-- Where a product is designed, or one of its variants, which has that of its product unless it has a row itself. No row: in the studio.
create table product_designs (
	tenant_id uuid not null references tenants (id) on delete cascade,
	product_id uuid not null,
	provider text not null check (provider in ('studio', 'printformer')),
	-- Of the template at the provider; null: the studio.
	template text check (char_length(template) between 1 and 200),
	intent text check (intent in ('customize', 'personalize', 'upload', 'upload-and-editor')),
	page_planner boolean not null default false,
	-- Variants of the template that shoppers may choose; empty: all.
	variants integer[] not null default '{}',
	-- Raised by each change: drafts name it as the version of their template.
	version integer not null default 1,
	updated_at timestamptz not null default now(),
	primary key (tenant_id, product_id),
	foreign key (tenant_id, product_id) references products (tenant_id, id) on delete cascade,
	check ((provider = 'printformer') = (template is not null and intent is not null))
);

-- Templates of the account, as they were when they were synchronised.
create table printformer_templates (
	tenant_id uuid not null references tenants (id) on delete cascade,
	-- Hash of base URL and client: ids of another account mean nothing.
	account text not null,
	identifier text not null,
	name text not null,
	type text not null,
	intents text[] not null,
	pages integer not null,
	data_keys text[] not null default '{}',
	variants jsonb not null default '[]' check (jsonb_typeof(variants) = 'array'),
	members jsonb not null default '[]' check (jsonb_typeof(members) = 'array'),
	changed_at text,
	-- Of its preview in the private store; null: there is none.
	preview_id uuid,
	-- It is not at the provider any more.
	is_gone boolean not null default false,
	synced_at timestamptz not null default now(),
	primary key (tenant_id, account, identifier)
);

create table printformer_syncs (
	tenant_id uuid not null references tenants (id) on delete cascade,
	account text not null,
	state text not null check (state in ('waiting', 'done', 'failed')),
	-- Kind of the problem (server/integrations/printformer/problem.ts), and what the provider says.
	problem text,
	message text,
	finished_at timestamptz,
	primary key (tenant_id, account)
);

-- A user at the provider for each shopper who has designed there, guests too.
create table printformer_users (
	tenant_id uuid not null references tenants (id) on delete cascade,
	user_id uuid not null,
	account text not null,
	identifier text not null,
	created_at timestamptz not null default now(),
	primary key (tenant_id, user_id, account),
	unique (tenant_id, account, identifier),
	foreign key (tenant_id, user_id) references users (tenant_id, id) on delete cascade
);

-- Guests who have signed in and were users at the provider on both sides: the second becomes the first.
create table printformer_merges (
	tenant_id uuid not null references tenants (id) on delete cascade,
	account text not null,
	source text not null,
	target text not null,
	primary key (tenant_id, account, source)
);

create table printformer_drafts (
	tenant_id uuid not null references tenants (id) on delete cascade,
	design_id uuid not null,
	account text not null,
	-- The draft's hash; null: being created.
	hash text,
	-- The user at the provider whose draft it is.
	owner text not null,
	template text not null,
	intent text not null,
	-- Of the artwork of the design's revision; null: never read.
	artwork_sha256 text check (artwork_sha256 ~ '^[0-9a-f]{64}$'),
	-- [{ row, page, message, severity }]
	findings jsonb not null default '[]' check (jsonb_typeof(findings) = 'array'),
	checked_at timestamptz,
	-- Why it could not be read; null: it could.
	problem text,
	primary key (tenant_id, design_id),
	foreign key (tenant_id, design_id) references designs (tenant_id, id) on delete cascade
);

-- Copies of drafts at the provider that no one edits: made of each revision to be released, so that what was looked at is what is printed.
create table printformer_copies (
	tenant_id uuid not null references tenants (id) on delete cascade,
	-- Also in the custom attributes of the copy.
	id uuid not null,
	account text not null,
	-- Null: being created, or its creation was never confirmed.
	hash text,
	-- Null: the design is gone, and its release stays.
	design_id uuid,
	-- Of the design.
	revision integer not null,
	-- Null: not released. One that is released stays as long as its release.
	release_id uuid,
	-- Of the low-res file that was shown, in the private store as `{id}.pdf`.
	low_res_sha256 text check (low_res_sha256 ~ '^[0-9a-f]{64}$'),
	low_res_size bigint,
	artwork_sha256 text check (artwork_sha256 ~ '^[0-9a-f]{64}$'),
	-- Of one personalisation.
	pages integer check (pages > 0),
	personalizations integer check (personalizations > 0),
	created_at timestamptz not null default now(),
	primary key (tenant_id, id),
	unique (tenant_id, release_id),
	foreign key (tenant_id, design_id) references designs (tenant_id, id) on delete set null (design_id),
	foreign key (tenant_id, release_id) references design_releases (tenant_id, id) on delete cascade
);

create index printformer_copies_design on printformer_copies (tenant_id, design_id, revision desc);

-- The print file of a release: one, whoever asks and however often.
create table printformer_prints (
	tenant_id uuid not null references tenants (id) on delete cascade,
	id uuid not null,
	release_id uuid not null,
	state text not null default 'waiting' check (state in ('waiting', 'ordered', 'made', 'failed')),
	-- At the provider.
	processing_id text,
	attempts integer not null default 0,
	next_check_at timestamptz not null default now(),
	-- Why it failed: rules/designs/printformer.ts; what the provider says of it.
	failure_code text,
	message text,
	-- Of the file, in the private store as `{id}.pdf`.
	sha256 text check (sha256 ~ '^[0-9a-f]{64}$'),
	size bigint,
	pages integer,
	requested_at timestamptz not null default now(),
	made_at timestamptz,
	primary key (tenant_id, id),
	unique (tenant_id, release_id),
	foreign key (tenant_id, release_id) references design_releases (tenant_id, id) on delete cascade,
	check (state <> 'made' or (sha256 is not null and size is not null and pages is not null)),
	check ((state = 'failed') = (failure_code is not null))
);

create index printformer_prints_due on printformer_prints (tenant_id, next_check_at) where state in ('waiting', 'ordered');

-- What is to be deleted at the provider, and the files of it here. Written by triggers, so that nothing that is deleted here is forgotten there.
create table printformer_removals (
	tenant_id uuid not null references tenants (id) on delete cascade,
	id uuid not null default gen_random_uuid(),
	account text not null,
	kind text not null check (kind in ('draft', 'user', 'copy')),
	-- Of kind `copy`: our id of it, where its hash never came.
	identifier text not null,
	attempts integer not null default 0,
	next_attempt_at timestamptz not null default now(),
	primary key (tenant_id, id)
);

create index printformer_removals_due on printformer_removals (tenant_id, next_attempt_at);

create function remove_at_printformer() returns trigger language plpgsql as $$
declare
	kind text := tg_argv[0];
	gone text;
begin
	-- A shop that is deleted takes everything along.
	if not exists (select from tenants where id = old.tenant_id) then return null; end if;
	gone := case kind when 'user' then to_jsonb(old) ->> 'identifier' else to_jsonb(old) ->> 'hash' end;
	if kind = 'copy' then
		insert into printformer_removals (tenant_id, account, kind, identifier)
		values (old.tenant_id, old.account, case when gone is null then 'copy' else 'draft' end, coalesce(gone, to_jsonb(old) ->> 'id'));
	elsif gone is not null and not (kind = 'user' and exists (
		select from printformer_merges m where m.tenant_id = old.tenant_id and m.account = old.account and m.source = gone
	)) then
		insert into printformer_removals (tenant_id, account, kind, identifier) values (old.tenant_id, old.account, kind, gone);
	end if;
	return null;
end $$;

create trigger printformer_users_removed after delete on printformer_users for each row execute function remove_at_printformer('user');
create trigger printformer_drafts_removed after delete on printformer_drafts for each row execute function remove_at_printformer('draft');
create trigger printformer_copies_removed after delete on printformer_copies for each row execute function remove_at_printformer('copy');

do $$
declare name text;
begin
	foreach name in array array[
		'product_designs', 'printformer_templates', 'printformer_syncs', 'printformer_users', 'printformer_merges', 'printformer_drafts',
		'printformer_copies', 'printformer_prints', 'printformer_removals'
	] loop
		execute format('alter table %I enable row level security', name);
		execute format('alter table %I force row level security', name);
		execute format('create policy tenant on %I
			using (tenant_id = (select nullif(current_setting(''app.tenant_id'', true), '''')::uuid))
			with check (tenant_id = (select nullif(current_setting(''app.tenant_id'', true), '''')::uuid))', name);
	end loop;
end $$;

-- Those with something to do at the provider: prints and removals that are due, merges, copies that no release needs.
create function shops_with_printformer_work() returns setof uuid language plpgsql as $$
declare
	shop uuid;
begin
	for shop in select id from tenants loop
		perform set_config('app.tenant_id', shop::text, true);
		if exists (select from printformer_prints where tenant_id = shop and state in ('waiting', 'ordered') and next_check_at <= now())
			or exists (select from printformer_removals where tenant_id = shop and next_attempt_at <= now())
			or exists (select from printformer_merges where tenant_id = shop)
			or exists (
				select from printformer_copies c left join designs d on d.tenant_id = shop and d.id = c.design_id
				where c.tenant_id = shop and c.release_id is null and c.created_at < now() - interval '1 hour'
					and (c.hash is null or d.id is null or d.revision <> c.revision)
			) then
			return next shop;
		end if;
	end loop;
	perform set_config('app.tenant_id', '', true);
end
$$;

-- Those whose templates were synchronised once: they are again every night.
create function shops_with_printformer_templates() returns setof uuid language plpgsql as $$
declare
	shop uuid;
begin
	for shop in select id from tenants loop
		perform set_config('app.tenant_id', shop::text, true);
		if exists (select from printformer_syncs where tenant_id = shop) then
			return next shop;
		end if;
	end loop;
	perform set_config('app.tenant_id', '', true);
end
$$;

select jobs.make_queue('printformer.checkDraft');
select jobs.make_queue('printformer.print');
select jobs.make_queue('printformer.work');
select jobs.make_queue('printformer.mergeUsers');
select jobs.make_queue('printformer.sync');
