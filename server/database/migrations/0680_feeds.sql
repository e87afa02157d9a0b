-- compatible with 0.1.0
-- Feeds that pages show: what was fetched last stays until something newer can be had.

create table feeds (
	tenant_id uuid not null references tenants (id) on delete cascade,
	id uuid not null,
	address text not null check (char_length(address) between 9 and 2000),
	title text not null default '',
	items jsonb not null default '[]' check (jsonb_typeof(items) = 'array'),
	-- Validators of the last response, for conditional requests.
	etag text not null default '',
	last_modified text not null default '',
	-- Of the last fetch; '' for none.
	problem text not null default '' check (problem in ('', 'unreachable', 'noFeed', 'tooLarge')),
	-- In a row.
	failures integer not null default 0,
	-- Null: never.
	fetched_at timestamptz,
	due_at timestamptz not null default now(),
	primary key (tenant_id, id),
	unique (tenant_id, address)
);

create index feeds_due on feeds (tenant_id, due_at);

-- Which feeds a draft or a published page shows: only these are fetched.
create table feed_uses (
	tenant_id uuid not null references tenants (id) on delete cascade,
	page_id uuid not null,
	feed_id uuid not null,
	primary key (tenant_id, page_id, feed_id),
	foreign key (tenant_id, page_id) references pages (tenant_id, id) on delete cascade,
	foreign key (tenant_id, feed_id) references feeds (tenant_id, id) on delete cascade
);

create index feed_uses_of_feed on feed_uses (tenant_id, feed_id);

-- Pictures of feeds, small, so that visitors ask nobody else for them.
create table feed_pictures (
	tenant_id uuid not null references tenants (id) on delete cascade,
	id uuid not null,
	feed_id uuid not null,
	-- Where it was fetched.
	source text not null check (char_length(source) <= 2000),
	-- Null: it could not be fetched, or is no picture; it is not asked for again.
	webp bytea,
	width integer,
	height integer,
	primary key (tenant_id, id),
	unique (tenant_id, feed_id, source),
	foreign key (tenant_id, feed_id) references feeds (tenant_id, id) on delete cascade,
	check ((webp is null) = (width is null) and (webp is null) = (height is null))
);

do $$
declare name text;
begin
	foreach name in array array['feeds', 'feed_uses', 'feed_pictures'] loop
		execute format('alter table %I enable row level security', name);
		execute format('alter table %I force row level security', name);
		execute format(
			$policy$create policy tenant on %I
				using (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::uuid))
				with check (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::uuid))$policy$, name);
	end loop;
end $$;

-- Shops with a feed to be fetched. With the rights of whoever asks: each shop is looked at as itself.
create function shops_with_due_feeds() returns setof uuid language plpgsql as $$
declare
	shop uuid;
	before text := coalesce(current_setting('app.tenant_id', true), '');
	found_one boolean;
begin
	for shop in select t.id from tenants t loop
		perform set_config('app.tenant_id', shop::text, true);
		select exists (select from feeds f where f.tenant_id = shop and f.due_at < now()) into found_one;
		if found_one then return next shop; end if;
	end loop;
	perform set_config('app.tenant_id', before, true);
end $$;

select jobs.make_queue('feeds.sweep');
select jobs.make_queue('feeds.refresh');
