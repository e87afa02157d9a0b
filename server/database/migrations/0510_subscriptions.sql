-- compatible with 0.1.0
-- Subscriptions: contracts that are paid and delivered at an interval. The payment provider says what state they are in; each of its paid
-- invoices makes one order.

create table subscriptions (
	tenant_id uuid not null references tenants (id) on delete cascade,
	id uuid not null,
	-- As V-2026-000017, once it has begun.
	number text,
	-- Null: erased, or the guest of a plan.
	user_id uuid,
	provider text not null,
	provider_id text,
	customer_id text,
	state text not null default 'opening' check (state in ('opening', 'trialing', 'active', 'pastDue', 'paused', 'ended', 'abandoned')),
	interval_unit text not null check (interval_unit in ('day', 'week', 'month', 'year')),
	interval_count integer not null default 1 check (interval_count between 1 and 365),
	trial_days integer check (trial_days between 1 and 730),
	language text not null,
	currency text not null check (currency ~ '^[A-Z]{3}$'),
	-- Empty once erased.
	customer_name text not null,
	customer_mail text not null,
	-- Agreed with the provider.
	terms_version integer not null default 1,
	started_at timestamptz,
	trial_end timestamptz,
	period_start timestamptz,
	period_end timestamptz,
	cancel_at timestamptz,
	ended_at timestamptz,
	end_reason text check (end_reason in ('customer', 'staff', 'payment', 'withdrawal', 'erased', 'late')),
	paused_at timestamptz,
	pause_until timestamptz,
	-- Of the invoice that could not be paid.
	overdue_since timestamptz,
	retry_at timestamptz,
	failure_code text,
	action_url text,
	open_invoice_id text,
	card jsonb,
	-- What a user wants and the provider has not confirmed yet.
	command text check (command in ('cancel', 'keep', 'pause', 'resume', 'end')),
	command_id uuid,
	command_by uuid,
	command_at timestamptz,
	-- Readings of the provider are counted before they begin: one that began earlier than what is applied is old.
	reading integer not null default 0,
	applied integer not null default 0,
	read_at timestamptz,
	-- Imported, and not taken over at the provider yet: nothing is done with it.
	detached boolean not null default false,
	-- A plan: the shop it pays for. No reference, as that is another tenant.
	for_tenant uuid,
	tier text check (tier in ('starter', 'pro', 'enterprise')),
	next_tier text check (next_tier in ('starter', 'pro', 'enterprise')),
	tier_applied text check (tier_applied in ('starter', 'pro', 'enterprise')),
	-- The summary of the contract as it was agreed, and its PDF.
	summary jsonb,
	summary_pdf bytea,
	created_at timestamptz not null default now(),
	updated_at timestamptz not null default now(),
	primary key (tenant_id, id),
	unique (tenant_id, provider, provider_id),
	unique (tenant_id, number),
	foreign key (tenant_id, user_id) references users (tenant_id, id) on delete set null (user_id),
	foreign key (tenant_id, command_by) references users (tenant_id, id) on delete set null (command_by),
	check (state in ('opening', 'abandoned') or (provider_id is not null and number is not null)),
	check ((state = 'ended') = (ended_at is not null))
);

create index subscriptions_user on subscriptions (tenant_id, user_id, created_at desc, id);

create index subscriptions_newest on subscriptions (tenant_id, created_at desc, id) include (state, cancel_at, period_end);

create index subscriptions_mail on subscriptions (tenant_id, lower(customer_mail));

create index subscriptions_due on subscriptions (tenant_id, period_end) where state in ('trialing', 'active', 'pastDue', 'paused');

create index subscriptions_commands on subscriptions (tenant_id, command_at) where command is not null;
create index subscriptions_plan on subscriptions (tenant_id, for_tenant) where for_tenant is not null;

-- What is delivered. Design and print data may be changed for the next delivery.
create table subscription_lines (
	tenant_id uuid not null references tenants (id) on delete cascade,
	subscription_id uuid not null,
	position integer not null,
	-- Under which its print data is found; that of the cart at first.
	item_id uuid not null,
	product_id uuid not null,
	slug text not null,
	code text not null,
	name text not null,
	item_name text not null,
	options jsonb not null default '[]',
	media_id uuid,
	tax_category text not null,
	personalised boolean not null,
	weight_mg bigint not null,
	production_days integer not null,
	design_id uuid,
	release_id uuid,
	series_rows integer,
	-- The prices of the day of the contract: a later change of the product does not touch it.
	offer jsonb not null,
	provider_item text,
	provider_product text,
	primary key (tenant_id, subscription_id, position),
	foreign key (tenant_id, subscription_id) references subscriptions (tenant_id, id) on delete cascade,
	foreign key (tenant_id, release_id) references design_releases (tenant_id, id)
);

create index subscription_lines_item on subscription_lines (tenant_id, item_id);

create index subscription_lines_design on subscription_lines (tenant_id, design_id) where design_id is not null;
create index subscription_lines_product on subscription_lines (tenant_id, product_id);

-- What is paid, by version; the first is that of the checkout.
create table subscription_terms (
	tenant_id uuid not null references tenants (id) on delete cascade,
	subscription_id uuid not null,
	version integer not null check (version > 0),
	state text not null check (state in ('wanted', 'agreed', 'refused')),
	prices_include_tax boolean not null,
	reverse_charge boolean not null,
	tax_free_export boolean not null,
	billing_address jsonb not null,
	shipping_address jsonb,
	shipping jsonb,
	lines jsonb not null,
	totals jsonb not null,
	net bigint not null,
	tax bigint not null,
	gross bigint not null check (gross > 0),
	created_by uuid,
	created_at timestamptz not null default now(),
	primary key (tenant_id, subscription_id, version),
	foreign key (tenant_id, subscription_id) references subscriptions (tenant_id, id) on delete cascade,
	foreign key (tenant_id, created_by) references users (tenant_id, id) on delete set null (created_by)
);

-- Invoices of the provider. Each makes one order: that is what the primary key is for.
create table subscription_invoices (
	tenant_id uuid not null references tenants (id) on delete cascade,
	provider_invoice_id text not null check (char_length(provider_invoice_id) <= 255),
	subscription_id uuid not null,
	kind text not null check (kind in ('first', 'renewal', 'change')),
	state text not null check (state in ('open', 'paid', 'void', 'uncollectible')),
	terms_version integer not null,
	amount bigint not null,
	currency text not null,
	attempts integer not null default 0,
	period_start timestamptz not null,
	period_end timestamptz not null,
	order_id uuid,
	paid_at timestamptz,
	created_at timestamptz not null default now(),
	primary key (tenant_id, provider_invoice_id),
	unique (tenant_id, order_id),
	foreign key (tenant_id, subscription_id) references subscriptions (tenant_id, id) on delete cascade,
	foreign key (tenant_id, order_id) references orders (tenant_id, id) on delete cascade,
	-- Nothing is paid without an order.
	check ((state = 'paid') = (order_id is not null and paid_at is not null))
);

create index subscription_invoices_of on subscription_invoices (tenant_id, subscription_id, created_at desc);

create table subscription_events (
	tenant_id uuid not null references tenants (id) on delete cascade,
	id uuid not null,
	subscription_id uuid not null,
	at timestamptz not null default now(),
	actor text not null check (actor in ('system', 'shopper', 'staff')),
	user_id uuid,
	kind text not null check (kind in (
		'begun', 'state', 'canceled', 'kept', 'card', 'changed', 'paused', 'resumed', 'payment', 'failed', 'mail', 'note', 'tier', 'cancellation'
	)),
	-- Nothing of a person.
	detail jsonb not null default '{}',
	primary key (tenant_id, id),
	foreign key (tenant_id, subscription_id) references subscriptions (tenant_id, id) on delete cascade,
	foreign key (tenant_id, user_id) references users (tenant_id, id) on delete set null (user_id)
);

create index subscription_events_of on subscription_events (tenant_id, subscription_id, at, id);

-- Each mail is written once for each purpose and recipient.
create table subscription_mails (
	tenant_id uuid not null references tenants (id) on delete cascade,
	subscription_id uuid not null,
	purpose text not null,
	recipient text not null,
	mail_id uuid not null,
	written_at timestamptz not null default now(),
	primary key (tenant_id, subscription_id, purpose, recipient),
	foreign key (tenant_id, subscription_id) references subscriptions (tenant_id, id) on delete cascade
);

-- Declared on the public page, without a log-in.
create table contract_cancellations (
	tenant_id uuid not null references tenants (id) on delete cascade,
	id uuid not null,
	-- Empty once erased, as the address.
	name text not null check (char_length(name) <= 160),
	email text not null check (char_length(email) <= 254),
	-- The number of a contract or an order, or what the customer calls it.
	contract text not null check (char_length(contract) between 1 and 80),
	kind text not null check (kind in ('ordinary', 'extraordinary')),
	reason text not null default '' check (char_length(reason) <= 2000),
	wanted_on date,
	language text not null,
	subscription_id uuid,
	outcome text not null check (outcome in ('canceled', 'already', 'toCheck')),
	received_at timestamptz not null default now(),
	primary key (tenant_id, id),
	foreign key (tenant_id, subscription_id) references subscriptions (tenant_id, id) on delete set null (subscription_id)
);

alter table orders
	add column subscription_id uuid,
	add foreign key (tenant_id, subscription_id) references subscriptions (tenant_id, id) on delete set null (subscription_id);

create index orders_subscription on orders (tenant_id, subscription_id, created_at desc) where subscription_id is not null;

-- A trial is opened with 0.
alter table payments drop constraint payments_amount_check, add constraint payments_amount_check check (amount >= 0);

alter table number_ranges
	drop constraint number_ranges_kind_check,
	add constraint number_ranges_kind_check check (kind in ('order', 'invoice', 'creditNote', 'contract'));

do $$
declare name text;
begin
	foreach name in array array[
		'subscriptions', 'subscription_lines', 'subscription_terms', 'subscription_invoices', 'subscription_events', 'subscription_mails',
		'contract_cancellations'
	] loop
		execute format('alter table %I enable row level security', name);
		execute format('alter table %I force row level security', name);
		execute format($policy$create policy tenant on %I
			using (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::uuid))
			with check (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::uuid))$policy$, name);
	end loop;
end
$$;
