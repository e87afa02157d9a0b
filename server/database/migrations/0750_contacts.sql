-- compatible with 0.1.0
-- People whom a shop knows, whatever they came by: newsletter, requests, onboarding, meetings, orders, or by hand.

create table contacts (
	tenant_id uuid not null references tenants (id) on delete cascade,
	id uuid not null,
	-- As it was typed first; the others of a contact are in contact_emails.
	email text not null check (char_length(email) between 1 and 254),
	name text not null default '' check (char_length(name) <= 200),
	company text not null default '' check (char_length(company) <= 200),
	phone text not null default '' check (char_length(phone) <= 60),
	-- Empty: not known.
	language text not null default '' check (char_length(language) <= 20),
	-- Fields that a person of the shop has entered: nothing that comes in changes them.
	edited text[] not null default '{}' check (edited <@ array['name', 'company', 'phone', 'language']),
	-- Of its events, for lists.
	sources text[] not null default '{}' check (sources <@ array['newsletter', 'request', 'onboarding', 'meeting', 'order', 'manual']),
	created_at timestamptz not null default now(),
	-- Of the last event.
	last_event_at timestamptz not null,
	archived_at timestamptz,
	-- The contact that it has become a part of; kept for a while so that this can be undone.
	merged_into uuid,
	merged_at timestamptz,
	revision integer not null default 1,
	primary key (tenant_id, id),
	foreign key (tenant_id, merged_into) references contacts (tenant_id, id) on delete cascade deferrable,
	check ((merged_into is null) = (merged_at is null))
);

create index contacts_by_event on contacts (tenant_id, last_event_at desc, id) where merged_into is null;
create index contacts_merged on contacts (tenant_id, merged_into) where merged_into is not null;

-- Addresses by which a contact is found, in small letters.
create table contact_emails (
	tenant_id uuid not null references tenants (id) on delete cascade,
	email text not null check (email = lower(email) and char_length(email) between 1 and 254),
	contact_id uuid not null,
	primary key (tenant_id, email),
	foreign key (tenant_id, contact_id) references contacts (tenant_id, id) on delete cascade
);

create index contact_emails_of_contact on contact_emails (tenant_id, contact_id);

-- What came in: rows are added, and move with a merge.
create table contact_events (
	tenant_id uuid not null references tenants (id) on delete cascade,
	id uuid not null,
	contact_id uuid not null,
	source text not null check (source in ('newsletter', 'request', 'onboarding', 'meeting', 'order', 'manual')),
	-- What makes it one event of its source.
	source_id text not null check (char_length(source_id) between 1 and 200),
	-- Something of the source is over: unsubscribed, cancelled.
	ended boolean not null default false,
	-- What it leads to, such as an order.
	object_id text not null check (char_length(object_id) <= 200),
	summary text not null default '' check (char_length(summary) <= 500),
	at timestamptz not null,
	primary key (tenant_id, id),
	unique (tenant_id, source, source_id, ended),
	foreign key (tenant_id, contact_id) references contacts (tenant_id, id) on delete cascade
);

create index contact_events_of_contact on contact_events (tenant_id, contact_id, at desc, id);

-- Events of people who were erased, without anything of them: what is reported again brings nobody back.
create table contact_erasures (
	tenant_id uuid not null references tenants (id) on delete cascade,
	source text not null,
	source_id text not null,
	-- Of the contact that is gone.
	contact_id uuid not null,
	erased_at timestamptz not null default now(),
	primary key (tenant_id, source, source_id)
);

create table contact_notes (
	tenant_id uuid not null references tenants (id) on delete cascade,
	id uuid not null,
	contact_id uuid not null,
	text text not null check (char_length(text) between 1 and 5000),
	-- Null: somebody who is gone.
	author_id uuid,
	at timestamptz not null default now(),
	changed_at timestamptz,
	primary key (tenant_id, id),
	foreign key (tenant_id, contact_id) references contacts (tenant_id, id) on delete cascade,
	foreign key (tenant_id, author_id) references users (tenant_id, id) on delete set null (author_id)
);

create index contact_notes_of_contact on contact_notes (tenant_id, contact_id, at desc);

create table contact_tags (
	tenant_id uuid not null references tenants (id) on delete cascade,
	contact_id uuid not null,
	tag text not null check (char_length(tag) between 1 and 40),
	primary key (tenant_id, contact_id, tag),
	foreign key (tenant_id, contact_id) references contacts (tenant_id, id) on delete cascade
);

-- Written in one way, whoever has written it first.
create unique index contact_tags_once on contact_tags (tenant_id, contact_id, lower(tag));
create index contact_tags_by_tag on contact_tags (tenant_id, lower(tag), contact_id);

create table contact_tasks (
	tenant_id uuid not null references tenants (id) on delete cascade,
	id uuid not null,
	contact_id uuid not null,
	title text not null check (char_length(title) between 1 and 200),
	due_on date,
	assigned_to uuid,
	created_by uuid,
	created_at timestamptz not null default now(),
	done_at timestamptz,
	done_by uuid,
	primary key (tenant_id, id),
	foreign key (tenant_id, contact_id) references contacts (tenant_id, id) on delete cascade,
	foreign key (tenant_id, assigned_to) references users (tenant_id, id) on delete set null (assigned_to),
	foreign key (tenant_id, created_by) references users (tenant_id, id) on delete set null (created_by),
	foreign key (tenant_id, done_by) references users (tenant_id, id) on delete set null (done_by),
	check (done_by is null or done_at is not null)
);

create index contact_tasks_of_contact on contact_tasks (tenant_id, contact_id);
create index contact_tasks_open on contact_tasks (tenant_id, due_on, contact_id) where done_at is null;

-- What a merge has moved, so that it can be undone.
create table contact_merges (
	tenant_id uuid not null references tenants (id) on delete cascade,
	id uuid not null,
	-- The one that stayed, and the one that became a part of it.
	contact_id uuid not null,
	merged_id uuid not null,
	-- Of the one that stayed: its fields as they were.
	before jsonb not null,
	-- Ids and addresses by table.
	moved jsonb not null,
	at timestamptz not null default now(),
	primary key (tenant_id, id),
	unique (tenant_id, merged_id),
	foreign key (tenant_id, contact_id) references contacts (tenant_id, id) on delete cascade,
	foreign key (tenant_id, merged_id) references contacts (tenant_id, id) on delete cascade
);

create index contact_merges_of_contact on contact_merges (tenant_id, contact_id);

-- Shops whose earlier orders and subscribers are among their contacts.
create table contact_fills (
	tenant_id uuid primary key references tenants (id) on delete cascade,
	filled_at timestamptz not null default now()
);

do $$
declare name text;
begin
	foreach name in array array['contacts', 'contact_emails', 'contact_events', 'contact_erasures', 'contact_notes', 'contact_tags',
		'contact_tasks', 'contact_merges', 'contact_fills'] loop
		execute format('alter table %I enable row level security', name);
		execute format('alter table %I force row level security', name);
		execute format(
			$policy$create policy tenant on %I
				using (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::uuid))
				with check (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::uuid))$policy$, name);
	end loop;
end $$;

-- Shops that have sold something or have subscribers, and whose contacts have not been filled in. With the rights of whoever asks.
create function shops_without_contacts() returns setof uuid language plpgsql as $$
declare
	shop uuid;
	before text := coalesce(current_setting('app.tenant_id', true), '');
	found_one boolean;
begin
	for shop in select t.id from tenants t loop
		perform set_config('app.tenant_id', shop::text, true);
		select not exists (select from contact_fills f where f.tenant_id = shop) and (
			exists (select from orders o where o.tenant_id = shop and o.number is not null)
			or exists (select from newsletter_consents c where c.tenant_id = shop and c.kind in ('confirmed', 'imported'))
		) into found_one;
		if found_one then return next shop; end if;
	end loop;
	perform set_config('app.tenant_id', before, true);
end $$;

select jobs.make_queue('contacts.fill');
select jobs.make_queue('contacts.sweep');
