-- compatible with 0.1.0
-- Who gets the newsletter of a shop, and the proof that they wanted it.

create table newsletter_subscribers (
	tenant_id uuid not null references tenants (id) on delete cascade,
	id uuid not null,
	-- Empty once the person was erased.
	email text not null check (char_length(email) <= 254),
	-- Of the address in small letters: who has unsubscribed is known again, also after the address was erased.
	email_hash text not null,
	language text not null,
	state text not null check (state in ('pending', 'subscribed', 'unsubscribed', 'bounced', 'complained')),
	source text not null check (source in ('page', 'footer', 'checkout', 'signUp', 'block', 'account', 'import')),
	-- Leads from every mail to where it is unsubscribed.
	token text not null,
	-- Of the link in the mail that asks for the confirmation; null: there is nothing to confirm.
	confirmation_hash text,
	confirmation_sent_at timestamptz,
	created_at timestamptz not null default now(),
	confirmed_at timestamptz,
	ended_at timestamptz,
	primary key (tenant_id, id),
	unique (tenant_id, email_hash),
	unique (tenant_id, token),
	check ((confirmation_hash is null) = (confirmation_sent_at is null))
);

create index newsletter_subscribers_email on newsletter_subscribers (tenant_id, lower(email));
create index newsletter_subscribers_list on newsletter_subscribers (tenant_id, state, created_at);

-- What happened to a consent, with the words that were agreed to: rows are added, never changed but to forget a network address.
create table newsletter_consents (
	tenant_id uuid not null references tenants (id) on delete cascade,
	id uuid not null,
	subscriber_id uuid not null,
	kind text not null check (kind in ('requested', 'confirmed', 'unsubscribed', 'imported', 'bounced', 'complained')),
	-- As it was shown; empty where nothing was agreed to.
	consent text not null,
	language text not null,
	-- Path of the page where it was requested.
	page text not null check (char_length(page) <= 500),
	network_address text not null,
	at timestamptz not null default now(),
	primary key (tenant_id, id),
	foreign key (tenant_id, subscriber_id) references newsletter_subscribers (tenant_id, id) on delete cascade
);

create index newsletter_consents_of_subscriber on newsletter_consents (tenant_id, subscriber_id, at);

do $$
declare name text;
begin
	foreach name in array array['newsletter_subscribers', 'newsletter_consents'] loop
		execute format('alter table %I enable row level security', name);
		execute format('alter table %I force row level security', name);
		execute format(
			$policy$create policy tenant on %I
				using (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::uuid))
				with check (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::uuid))$policy$, name);
	end loop;
end $$;

select jobs.make_queue('newsletter.forget');
