-- compatible with 0.1.0
-- What subscribers want to read about, who must not be written to any more, and what admins have declared about addresses that they brought.

alter table newsletter_subscribers
	-- Agreed that it is counted what they open and follow; without it nothing is.
	add column measured boolean not null default false,
	-- Has chosen no topics; who has gets none beside those, also when one is deleted.
	add column every_topic boolean not null default true;

alter table newsletter_consents
	-- Where an address that an admin has brought agreed, as they declare it; why one was taken away.
	add column note text not null default '' check (char_length(note) <= 500),
	add column declared_on date,
	-- Which admin; null: nobody, or an account that is gone.
	add column user_id uuid,
	add constraint newsletter_consents_user foreign key (tenant_id, user_id) references users (tenant_id, id) on delete set null (user_id),
	drop constraint newsletter_consents_kind_check,
	add constraint newsletter_consents_kind_check check (
		kind in ('requested', 'confirmed', 'unsubscribed', 'imported', 'bounced', 'complained', 'declared', 'removed', 'measured', 'unmeasured')
	);

-- Their names are among the texts of the shop.
create table newsletter_topics (
	tenant_id uuid not null references tenants (id) on delete cascade,
	id uuid not null,
	position integer not null,
	created_at timestamptz not null default now(),
	primary key (tenant_id, id)
);

-- What was chosen, where not every topic is wanted.
create table newsletter_subscriber_topics (
	tenant_id uuid not null references tenants (id) on delete cascade,
	subscriber_id uuid not null,
	topic_id uuid not null,
	primary key (tenant_id, subscriber_id, topic_id),
	foreign key (tenant_id, subscriber_id) references newsletter_subscribers (tenant_id, id) on delete cascade,
	foreign key (tenant_id, topic_id) references newsletter_topics (tenant_id, id) on delete cascade
);

create index newsletter_subscriber_topics_topic on newsletter_subscriber_topics (tenant_id, topic_id);

-- Whoever is in it gets no newsletter, whatever else is known of them.
create table newsletter_suppressions (
	tenant_id uuid not null references tenants (id) on delete cascade,
	id uuid not null,
	-- Empty once the person was erased.
	email text not null check (char_length(email) <= 254),
	email_hash text not null,
	reason text not null check (reason in ('bounced', 'complained', 'unsubscribed', 'manual')),
	-- What the provider said, or why an admin has entered it.
	note text not null default '' check (char_length(note) <= 500),
	at timestamptz not null default now(),
	user_id uuid,
	primary key (tenant_id, id),
	unique (tenant_id, email_hash),
	foreign key (tenant_id, user_id) references users (tenant_id, id) on delete set null (user_id)
);

create index newsletter_suppressions_email on newsletter_suppressions (tenant_id, lower(email));
create index newsletter_suppressions_list on newsletter_suppressions (tenant_id, at);

-- Who has unsubscribed before this list was there.
insert into newsletter_suppressions (tenant_id, id, email, email_hash, reason, at)
select tenant_id, gen_random_uuid(), email, email_hash, state, coalesce(ended_at, now())
from newsletter_subscribers where state in ('unsubscribed', 'bounced', 'complained');

alter table text_imports
	drop constraint text_imports_kind_check,
	add constraint text_imports_kind_check check (kind in ('texts', 'products', 'prices', 'subscribers'));

-- What an admin says about the addresses of a file, before it is saved.
create table newsletter_imports (
	tenant_id uuid not null references tenants (id) on delete cascade,
	import_id uuid not null,
	consent_source text not null check (char_length(consent_source) between 1 and 300),
	consent_on date not null,
	-- The shop holds a proof of each consent: nobody is asked again.
	has_proof boolean not null,
	primary key (tenant_id, import_id),
	foreign key (tenant_id, import_id) references text_imports (tenant_id, id) on delete cascade
);

do $$
declare name text;
begin
	foreach name in array array[
		'newsletter_topics', 'newsletter_subscriber_topics', 'newsletter_suppressions', 'newsletter_imports'
	] loop
		execute format('alter table %I enable row level security', name);
		execute format('alter table %I force row level security', name);
		execute format(
			$policy$create policy tenant on %I
				using (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::uuid))
				with check (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::uuid))$policy$, name);
	end loop;
end $$;

select jobs.make_queue('newsletter.import');
