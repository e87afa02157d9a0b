-- compatible with 0.1.0
-- Mails to subscribers: what is in them, whom they are for, and what became of each.

create table newsletter_campaigns (
	tenant_id uuid not null references tenants (id) on delete cascade,
	id uuid not null,
	-- For staff.
	name text not null check (char_length(name) between 1 and 120),
	state text not null default 'draft' check (state in ('draft', 'scheduled', 'preparing', 'sending', 'paused', 'sent', 'canceled')),
	-- A page document (rules/pages/document.ts) of blocks that mails can show. It never changes once it is sent.
	draft jsonb not null check (jsonb_typeof(draft) = 'object'),
	revision integer not null default 0,
	-- By language.
	subjects jsonb not null default '{}' check (jsonb_typeof(subjects) = 'object'),
	preheaders jsonb not null default '{}' check (jsonb_typeof(preheaders) = 'object'),
	-- Whom it is for (rules/newsletter/segment.ts).
	segment jsonb not null default '{}' check (jsonb_typeof(segment) = 'object'),
	settings_revision integer not null default 1,
	send_at timestamptz,
	started_at timestamptz,
	ended_at timestamptz,
	-- What stops it, as the mail provider says it; empty: nothing.
	problem text not null default '' check (char_length(problem) <= 1000),
	created_at timestamptz not null default now(),
	updated_at timestamptz not null default now(),
	primary key (tenant_id, id)
);

create index newsletter_campaigns_list on newsletter_campaigns (tenant_id, created_at);

create table newsletter_campaign_steps (
	tenant_id uuid not null references tenants (id) on delete cascade,
	campaign_id uuid not null,
	revision integer not null,
	client_id uuid not null,
	number integer not null check (number > 0),
	user_id uuid,
	kind text not null check (kind in ('do', 'undo', 'redo')),
	of_revision integer,
	operations jsonb not null check (jsonb_typeof(operations) = 'array'),
	inverses jsonb not null check (jsonb_typeof(inverses) = 'array'),
	created_at timestamptz not null default now(),
	primary key (tenant_id, campaign_id, revision),
	unique (tenant_id, campaign_id, client_id, number),
	foreign key (tenant_id, campaign_id) references newsletter_campaigns (tenant_id, id) on delete cascade,
	foreign key (tenant_id, user_id) references users (tenant_id, id) on delete set null (user_id)
);

create table newsletter_campaign_leases (
	tenant_id uuid not null references tenants (id) on delete cascade,
	campaign_id uuid not null,
	client_id uuid not null,
	user_id uuid not null,
	since timestamptz not null default now(),
	until timestamptz not null,
	primary key (tenant_id, campaign_id),
	foreign key (tenant_id, campaign_id) references newsletter_campaigns (tenant_id, id) on delete cascade,
	foreign key (tenant_id, user_id) references users (tenant_id, id) on delete cascade
);

-- Whoever deletes a picture is told which mails show it.
create table newsletter_campaign_pictures (
	tenant_id uuid not null references tenants (id) on delete cascade,
	campaign_id uuid not null,
	media_id uuid not null,
	primary key (tenant_id, campaign_id, media_id),
	foreign key (tenant_id, campaign_id) references newsletter_campaigns (tenant_id, id) on delete cascade,
	foreign key (tenant_id, media_id) references media (tenant_id, id) on delete cascade
);

create index newsletter_campaign_pictures_media on newsletter_campaign_pictures (tenant_id, media_id);

-- One mail of one campaign to one subscriber: the key is what makes it one.
create table newsletter_recipients (
	tenant_id uuid not null references tenants (id) on delete cascade,
	campaign_id uuid not null,
	subscriber_id uuid not null,
	-- Names the mail to the provider, and in the links of who has agreed to be counted.
	id uuid not null,
	-- waiting: nobody has it yet. handed: being given to the provider, or nobody knows whether it has taken it. sent: taken. failed: refused for
	-- good. skipped: not a subscriber any more when its turn came.
	state text not null default 'waiting' check (state in ('waiting', 'handed', 'sent', 'failed', 'skipped')),
	-- With which it was handed over: the provider has all of a batch or nothing of it.
	batch_id uuid,
	measured boolean not null,
	language text not null,
	handed_at timestamptz,
	sent_at timestamptz,
	delivered_at timestamptz,
	bounced_at timestamptz,
	complained_at timestamptz,
	opened_at timestamptz,
	clicked_at timestamptz,
	unsubscribed_at timestamptz,
	error text not null default '' check (char_length(error) <= 500),
	primary key (tenant_id, campaign_id, subscriber_id),
	unique (tenant_id, id),
	foreign key (tenant_id, campaign_id) references newsletter_campaigns (tenant_id, id) on delete cascade,
	foreign key (tenant_id, subscriber_id) references newsletter_subscribers (tenant_id, id) on delete cascade
);

create index newsletter_recipients_open on newsletter_recipients (tenant_id, campaign_id, state) where state in ('waiting', 'handed');
create index newsletter_recipients_batch on newsletter_recipients (tenant_id, batch_id) where state = 'handed';
create index newsletter_recipients_subscriber on newsletter_recipients (tenant_id, subscriber_id);

-- What was sent, in each language: it is drawn once, so that all readers get the same, and the numbers of its links stay what they are.
create table newsletter_contents (
	tenant_id uuid not null references tenants (id) on delete cascade,
	campaign_id uuid not null,
	language text not null,
	subject text not null,
	html text not null,
	"text" text not null,
	-- Where its links lead, in their order.
	links text[] not null default '{}',
	primary key (tenant_id, campaign_id, language),
	foreign key (tenant_id, campaign_id) references newsletter_campaigns (tenant_id, id) on delete cascade
);

do $$
declare name text;
begin
	foreach name in array array[
		'newsletter_campaigns', 'newsletter_campaign_steps', 'newsletter_campaign_leases', 'newsletter_campaign_pictures',
		'newsletter_recipients', 'newsletter_contents'
	] loop
		execute format('alter table %I enable row level security', name);
		execute format('alter table %I force row level security', name);
		execute format(
			$policy$create policy tenant on %I
				using (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::uuid))
				with check (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::uuid))$policy$, name);
	end loop;
end $$;

select jobs.make_queue('newsletter.prepare');
select jobs.make_queue('newsletter.send');
select jobs.make_queue('newsletter.settle');
