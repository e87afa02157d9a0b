-- compatible with 0.1.0
-- Who has got in touch with a shop: requests with what staff replied, people who asked for a link to book a conversation, and what they have booked.

create table contact_requests (
	tenant_id uuid not null references tenants (id) on delete cascade,
	id uuid not null,
	-- The page to get in touch, or a form on a page of the shop.
	source text not null check (source in ('page', 'form')),
	status text not null default 'open' check (status in ('open', 'answered', 'closed')),
	-- As it was called when it was chosen; of a form its heading.
	topic text not null check (char_length(topic) <= 200),
	-- Empty once the person was erased.
	name text not null check (char_length(name) <= 160),
	email text not null check (char_length(email) <= 254),
	phone text not null check (char_length(phone) <= 60),
	company text not null check (char_length(company) <= 160),
	message text not null check (char_length(message) <= 4000),
	-- Of a form that has one: what was to be chosen, and what was.
	choice_label text not null default '' check (char_length(choice_label) <= 200),
	choice text not null default '' check (char_length(choice) <= 200),
	-- The words that were agreed to; empty where nothing was asked.
	consent text not null default '' check (char_length(consent) <= 1000),
	language text not null,
	-- Path of the page with the form.
	page text not null check (char_length(page) <= 500),
	-- Times that were proposed for a conversation, at most three, and the one that staff has accepted.
	proposed_times timestamptz[] not null default '{}' check (cardinality(proposed_times) <= 3),
	meeting_minutes integer check (meeting_minutes between 10 and 240),
	meeting_at timestamptz,
	created_at timestamptz not null default now(),
	-- When it was answered or closed last.
	settled_at timestamptz,
	primary key (tenant_id, id),
	check ((status = 'open') = (settled_at is null))
);

create index contact_requests_list on contact_requests (tenant_id, status, created_at desc, id);
create index contact_requests_email on contact_requests (tenant_id, lower(email));

create table contact_replies (
	tenant_id uuid not null references tenants (id) on delete cascade,
	id uuid not null,
	request_id uuid not null,
	text text not null check (char_length(text) <= 4000),
	-- The time that was accepted with it.
	meeting_at timestamptz,
	user_id uuid,
	at timestamptz not null default now(),
	primary key (tenant_id, id),
	foreign key (tenant_id, request_id) references contact_requests (tenant_id, id) on delete cascade,
	foreign key (tenant_id, user_id) references users (tenant_id, id) on delete set null (user_id)
);

create index contact_replies_of_request on contact_replies (tenant_id, request_id, at);
create index contact_replies_user on contact_replies (tenant_id, user_id);

create table onboarding_leads (
	tenant_id uuid not null references tenants (id) on delete cascade,
	id uuid not null,
	email text not null check (char_length(email) <= 254),
	language text not null,
	page text not null check (char_length(page) <= 500),
	state text not null default 'waiting' check (state in ('waiting', 'sent', 'booked')),
	-- Where the mail leads: a link of the provider for one booking, its open page, or the shop's own page.
	link_kind text check (link_kind in ('singleUse', 'open', 'page')),
	-- What a booking says of where it comes from.
	token text not null,
	created_at timestamptz not null default now(),
	sent_at timestamptz,
	primary key (tenant_id, id),
	unique (tenant_id, token),
	check ((state = 'waiting') = (sent_at is null))
);

create index onboarding_leads_email on onboarding_leads (tenant_id, lower(email));

create table booked_meetings (
	tenant_id uuid not null references tenants (id) on delete cascade,
	id uuid not null,
	-- By which the provider calls the booking of this person.
	invitee_uri text not null check (char_length(invitee_uri) <= 500),
	email text not null check (char_length(email) <= 254),
	name text not null check (char_length(name) <= 160),
	event_name text not null check (char_length(event_name) <= 200),
	begins_at timestamptz not null,
	ends_at timestamptz,
	state text not null default 'booked' check (state in ('booked', 'cancelled')),
	lead_id uuid,
	created_at timestamptz not null default now(),
	primary key (tenant_id, id),
	unique (tenant_id, invitee_uri),
	foreign key (tenant_id, lead_id) references onboarding_leads (tenant_id, id) on delete set null (lead_id)
);

create index booked_meetings_email on booked_meetings (tenant_id, lower(email));
create index booked_meetings_lead on booked_meetings (tenant_id, lead_id);

-- What was found out at the provider of the calendar, for the key and the event type that were saved.
create table scheduling_connections (
	tenant_id uuid not null references tenants (id) on delete cascade,
	event_type text not null,
	event_name text not null,
	-- Where anyone can book it.
	scheduling_url text not null,
	-- Whether bookings there are only played.
	is_sandbox boolean not null,
	webhook_uri text not null default '',
	webhook_state text not null default 'none' check (webhook_state in ('none', 'active', 'notInPlan', 'failed')),
	connected_at timestamptz not null default now(),
	primary key (tenant_id)
);

do $$
declare name text;
begin
	foreach name in array array['contact_requests', 'contact_replies', 'onboarding_leads', 'booked_meetings', 'scheduling_connections'] loop
		execute format('alter table %I enable row level security', name);
		execute format('alter table %I force row level security', name);
		execute format(
			$policy$create policy tenant on %I
				using (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::uuid))
				with check (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::uuid))$policy$, name);
	end loop;
end $$;

select jobs.make_queue('contact.forget');
select jobs.make_queue('contact.connect');
select jobs.make_queue('contact.meetingLink');
