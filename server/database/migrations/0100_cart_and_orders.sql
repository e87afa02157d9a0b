-- From the cart to the paid order: what people have gathered, how it is sent, orders with their lines, payments and documents.

-- One list with a location. A guest is a user too.
create table list_items (
	tenant_id uuid not null references tenants (id) on delete cascade,
	id uuid not null,
	user_id uuid not null,
	location text not null check (location in ('cart', 'watchlist', 'drafts')),
	-- A product, or a variant of one.
	product_id uuid not null,
	-- On the watchlist there need not be one.
	quantity integer check (quantity between 1 and 1000000),
	-- What the shopper calls it.
	item_name text not null default '' check (char_length(item_name) <= 120),
	-- What the shopper has made of it.
	design_id uuid,
	-- What it cost when the shopper last saw it, in minor units: nothing else is ever charged without a word.
	seen_total bigint,
	created_at timestamptz not null default now(),
	changed_at timestamptz not null default now(),
	primary key (tenant_id, id),
	foreign key (tenant_id, user_id) references users (tenant_id, id) on delete cascade,
	foreign key (tenant_id, product_id) references products (tenant_id, id) on delete cascade,
	check (location = 'watchlist' or quantity is not null)
);

create index list_items_newest on list_items (tenant_id, user_id, location, changed_at desc, id);
create index list_items_product on list_items (tenant_id, product_id);

alter table products
	-- Of one piece, in milligrams; of a variant without one that of its product.
	add column weight_mg integer check (weight_mg between 0 and 1000000000),
	-- Made to the shopper's specification: there is no right of withdrawal, and that is said before ordering.
	add column personalised boolean not null default false;

-- What somebody had things sent to, and the bill, when he last ordered.
create table user_addresses (
	tenant_id uuid not null references tenants (id) on delete cascade,
	user_id uuid not null,
	kind text not null check (kind in ('shipping', 'billing')),
	address jsonb not null,
	changed_at timestamptz not null default now(),
	primary key (tenant_id, user_id, kind),
	foreign key (tenant_id, user_id) references users (tenant_id, id) on delete cascade
);

create table shipping_methods (
	tenant_id uuid not null references tenants (id) on delete cascade,
	id uuid not null,
	-- By language, and a sentence beside it.
	names jsonb not null,
	descriptions jsonb not null default '{}',
	-- ISO codes; none: everywhere.
	countries text[] not null default '{}',
	kind text not null check (kind in ('flat', 'freeFrom', 'byWeight', 'byQuantity')),
	-- Minor units, net or gross as all prices of the shop.
	price bigint not null default 0 check (price >= 0),
	free_from bigint check (free_from >= 0),
	-- [{ upTo, price }] in grams or pieces, rising.
	steps jsonb not null default '[]',
	-- Working days on the way.
	days integer not null default 2 check (days between 0 and 60),
	active boolean not null default true,
	position integer not null default 0,
	revision integer not null default 1,
	primary key (tenant_id, id),
	check (kind <> 'freeFrom' or free_from is not null)
);

-- How a shop sells. One row per shop; a shop without one has the defaults.
create table order_settings (
	tenant_id uuid primary key references tenants (id) on delete cascade,
	-- Who stands on invoices, as rules/documents knows a seller.
	seller jsonb not null default '{}',
	small_business boolean not null default false,
	invoice_payment boolean not null default true,
	payment_days integer not null default 14 check (payment_days between 0 and 365),
	-- When the invoice is drawn up.
	invoice_when text not null default 'placed' check (invoice_when in ('placed', 'processed')),
	invoice_prefix text not null default 'RE-' check (invoice_prefix ~ '^[A-Z0-9/-]{0,10}$'),
	credit_note_prefix text not null default 'RK-' check (credit_note_prefix ~ '^[A-Z0-9/-]{0,10}$'),
	profile_required boolean not null default false,
	show_payment boolean not null default true,
	show_shipping boolean not null default true,
	multiple_selection boolean not null default false,
	continue_shopping_url text not null default '/',
	-- Who is told of each order.
	order_recipients text[] not null default '{}',
	payment_publishable_key text not null default '',
	mail_provider text not null default 'smtp' check (mail_provider in ('smtp', 'sendgrid')),
	-- The sender at that provider; empty: that of the installation.
	mail_sender text not null default '',
	revision integer not null default 1,
	updated_at timestamptz not null default now()
);

-- What a VAT id was found to be.
create table vat_checks (
	tenant_id uuid not null references tenants (id) on delete cascade,
	vat_id text not null check (char_length(vat_id) <= 20),
	state text not null default 'waiting' check (state in ('waiting', 'valid', 'invalid', 'unknown')),
	-- What the register said, kept as proof.
	proof jsonb not null default '{}',
	asked_at timestamptz not null default now(),
	checked_at timestamptz,
	primary key (tenant_id, vat_id)
);

-- The last number given, under the lock of this row: without a gap.
create table number_ranges (
	tenant_id uuid not null references tenants (id) on delete cascade,
	kind text not null check (kind in ('order', 'invoice', 'creditNote')),
	year integer not null check (year between 2000 and 9999),
	last integer not null check (last >= 0),
	primary key (tenant_id, kind, year)
);

create table orders (
	tenant_id uuid not null references tenants (id) on delete cascade,
	id uuid not null,
	-- Made by the browser when the checkout is opened: one checkout makes one order.
	checkout_key uuid not null,
	user_id uuid,
	-- Of the shop, on behalf of the user.
	created_by uuid,
	status text not null default 'inCreation' check (status in ('inCreation', 'placed', 'processed', 'finished', 'error')),
	approval text not null default 'none' check (approval in ('none', 'pending', 'approved', 'rejected')),
	payment text not null default 'open' check (payment in ('open', 'paid', 'partlyRefunded', 'refunded')),
	payment_method text not null check (payment_method in ('card', 'invoice', 'none')),
	number text,
	placed_at timestamptz,
	language text not null,
	currency text not null check (currency ~ '^[A-Z]{3}$'),
	prices_include_tax boolean not null,
	-- Copies, as rules/checkout/address.ts has them.
	billing_address jsonb not null,
	shipping_address jsonb,
	-- { id, name, days, parts }: the parts are taxed by rate.
	shipping jsonb,
	-- The tax table of everything; the sums beside it for lists.
	totals jsonb not null,
	net bigint not null,
	tax bigint not null,
	gross bigint not null check (gross >= 0),
	refunded bigint not null default 0,
	reverse_charge boolean not null default false,
	customer_name text not null,
	customer_mail text not null,
	line_count integer not null check (line_count > 0),
	delivery_day date,
	-- While it is in creation: how long its stock is kept at least.
	reserved_until timestamptz,
	-- A code, where the status is error.
	error text,
	created_at timestamptz not null default now(),
	updated_at timestamptz not null default now(),
	primary key (tenant_id, id),
	unique (tenant_id, checkout_key),
	unique (tenant_id, number),
	foreign key (tenant_id, user_id) references users (tenant_id, id) on delete set null (user_id),
	foreign key (tenant_id, created_by) references users (tenant_id, id) on delete set null (created_by),
	check ((number is null) = (placed_at is null)),
	check (status in ('inCreation', 'error') or number is not null),
	check (refunded between 0 and gross)
);

create index orders_user on orders (tenant_id, user_id, created_at desc, id);
create index orders_newest on orders (tenant_id, created_at desc, id);
create index orders_waiting on orders (tenant_id, reserved_until) where status = 'inCreation';

create table order_lines (
	tenant_id uuid not null references tenants (id) on delete cascade,
	order_id uuid not null,
	position integer not null,
	-- What it was in the cart; it may be gone.
	item_id uuid,
	-- It may be gone too: everything below is a copy.
	product_id uuid not null,
	-- Of the product that it is a variant of, or its own.
	slug text not null,
	code text not null,
	name text not null,
	item_name text not null,
	-- [{ name, value }]
	options jsonb not null default '[]',
	design_id uuid,
	media_id uuid,
	tax_category text not null,
	quantity integer not null check (quantity > 0),
	-- In ten-thousandths of the major unit, with tax or without as the order says.
	unit_price bigint not null,
	rate integer not null,
	net bigint not null,
	tax bigint not null,
	gross bigint not null,
	personalised boolean not null default false,
	-- Whether its stock is counted, and where it is.
	stock text not null default 'notCounted' check (stock in ('notCounted', 'reserved', 'taken', 'released')),
	primary key (tenant_id, order_id, position),
	foreign key (tenant_id, order_id) references orders (tenant_id, id) on delete cascade
);

create index order_lines_product on order_lines (tenant_id, product_id);

create table order_events (
	tenant_id uuid not null references tenants (id) on delete cascade,
	id uuid not null,
	order_id uuid not null,
	at timestamptz not null default now(),
	actor text not null check (actor in ('system', 'shopper', 'staff')),
	user_id uuid,
	-- created, status, payment, refund, document, mail, note, withdrawal
	kind text not null,
	detail jsonb not null default '{}',
	primary key (tenant_id, id),
	foreign key (tenant_id, order_id) references orders (tenant_id, id) on delete cascade,
	foreign key (tenant_id, user_id) references users (tenant_id, id) on delete set null (user_id)
);

create index order_events_order on order_events (tenant_id, order_id, at, id);

create table payments (
	tenant_id uuid not null references tenants (id) on delete cascade,
	id uuid not null,
	order_id uuid not null,
	provider text not null check (provider in ('stripe')),
	-- Null until the provider has answered; the payment's id is the key under which it may be asked again.
	session_id text,
	intent_id text,
	url text,
	amount bigint not null check (amount > 0),
	currency text not null,
	state text not null default 'opening' check (state in ('opening', 'open', 'paid', 'expired', 'failed')),
	-- Money that came when there was nothing left to sell goes back.
	late boolean not null default false,
	created_at timestamptz not null default now(),
	changed_at timestamptz not null default now(),
	primary key (tenant_id, id),
	unique (tenant_id, session_id),
	foreign key (tenant_id, order_id) references orders (tenant_id, id) on delete cascade
);

create index payments_order on payments (tenant_id, order_id);

create table refunds (
	tenant_id uuid not null references tenants (id) on delete cascade,
	-- The key under which the provider is asked.
	id uuid not null,
	order_id uuid not null,
	-- None: money that was never at a provider, such as that of an invoice.
	payment_id uuid,
	amount bigint not null check (amount > 0),
	reason text not null default '' check (char_length(reason) <= 500),
	state text not null default 'waiting' check (state in ('waiting', 'done', 'failed')),
	provider_id text,
	error text,
	user_id uuid,
	created_at timestamptz not null default now(),
	changed_at timestamptz not null default now(),
	primary key (tenant_id, id),
	foreign key (tenant_id, order_id) references orders (tenant_id, id) on delete cascade,
	foreign key (tenant_id, payment_id) references payments (tenant_id, id) on delete cascade,
	foreign key (tenant_id, user_id) references users (tenant_id, id) on delete set null (user_id)
);

create index refunds_order on refunds (tenant_id, order_id);

-- What providers have told, once each.
create table webhook_events (
	tenant_id uuid not null references tenants (id) on delete cascade,
	provider text not null,
	event_id text not null check (char_length(event_id) <= 255),
	type text not null,
	received_at timestamptz not null default now(),
	primary key (tenant_id, provider, event_id)
);

create table order_documents (
	tenant_id uuid not null references tenants (id) on delete cascade,
	id uuid not null,
	order_id uuid not null,
	kind text not null check (kind in ('orderConfirmation', 'invoice', 'creditNote')),
	number text not null,
	issued_on date not null,
	-- A PrintedDocument of rules/documents.
	document jsonb not null,
	-- Null until it is made.
	pdf bytea,
	-- Of a credit note.
	refund_id uuid,
	created_at timestamptz not null default now(),
	primary key (tenant_id, id),
	unique (tenant_id, kind, number),
	foreign key (tenant_id, order_id) references orders (tenant_id, id) on delete cascade,
	foreign key (tenant_id, refund_id) references refunds (tenant_id, id) on delete cascade
);

create index order_documents_order on order_documents (tenant_id, order_id);
create unique index order_documents_once on order_documents (tenant_id, order_id, kind) where kind <> 'creditNote';

-- Which mails of an order have been written: a job that is run twice writes none again.
create table order_mails (
	tenant_id uuid not null references tenants (id) on delete cascade,
	order_id uuid not null,
	-- As placed, status.{event id}, refund.{refund id}.
	purpose text not null,
	recipient text not null,
	mail_id uuid not null,
	written_at timestamptz not null default now(),
	primary key (tenant_id, order_id, purpose, recipient),
	foreign key (tenant_id, order_id) references orders (tenant_id, id) on delete cascade
);

create table mail_attachments (
	tenant_id uuid not null references tenants (id) on delete cascade,
	mail_id uuid not null,
	position integer not null,
	name text not null check (char_length(name) <= 120),
	content_type text not null,
	content bytea not null,
	primary key (tenant_id, mail_id, position),
	foreign key (tenant_id, mail_id) references mails (tenant_id, id) on delete cascade
);

-- A placed order stays as it is, whoever asks: only its machine, its payment and what is forgotten of a person may change.
create function keep_orders() returns trigger language plpgsql as $$
begin
	if not exists (select 1 from tenants t where t.id = old.tenant_id) then return coalesce(new, old); end if;
	if tg_op = 'DELETE' then
		if old.number is not null then raise exception 'a placed order stays' using errcode = 'restrict_violation'; end if;
		return old;
	end if;
	if old.number is not null and (
		to_jsonb(new) - array['status', 'approval', 'payment', 'refunded', 'error', 'updated_at', 'user_id', 'created_by', 'reserved_until']
		is distinct from
		to_jsonb(old) - array['status', 'approval', 'payment', 'refunded', 'error', 'updated_at', 'user_id', 'created_by', 'reserved_until']
		or (new.user_id is not null and new.user_id is distinct from old.user_id)
		or (new.created_by is not null and new.created_by is distinct from old.created_by)
	) then
		raise exception 'a placed order stays' using errcode = 'restrict_violation';
	end if;
	return new;
end $$;

create trigger orders_stay before update or delete on orders for each row execute function keep_orders();

-- Its lines, and what has happened: only where their stock is may change, and who it was is forgotten with the person.
create function keep_order_parts() returns trigger language plpgsql as $$
declare free text[] := case tg_table_name when 'order_lines' then array['stock'] when 'order_documents' then array['pdf'] else array['user_id'] end;
begin
	if not exists (select 1 from orders o where o.tenant_id = old.tenant_id and o.id = old.order_id and o.number is not null)
	then return coalesce(new, old); end if;
	if tg_op = 'DELETE' or to_jsonb(new) - free is distinct from to_jsonb(old) - free
		or (tg_table_name = 'order_documents' and (to_jsonb(old) ->> 'pdf') is not null and to_jsonb(new) ->> 'pdf' is distinct from to_jsonb(old) ->> 'pdf')
	then raise exception 'what belongs to a placed order stays' using errcode = 'restrict_violation'; end if;
	return new;
end $$;

create trigger order_lines_stay before update or delete on order_lines for each row execute function keep_order_parts();
create trigger order_events_stay before update or delete on order_events for each row execute function keep_order_parts();
create trigger order_documents_stay before update or delete on order_documents for each row execute function keep_order_parts();

do $$
declare name text;
begin
	foreach name in array array[
		'list_items', 'user_addresses', 'shipping_methods', 'order_settings', 'vat_checks', 'number_ranges', 'orders', 'order_lines',
		'order_events', 'payments', 'refunds', 'webhook_events', 'order_documents', 'order_mails', 'mail_attachments'
	] loop
		execute format('alter table %I enable row level security', name);
		execute format('alter table %I force row level security', name);
		execute format('create policy tenant on %I
			using (tenant_id = (select nullif(current_setting(''app.tenant_id'', true), '''')::uuid))
			with check (tenant_id = (select nullif(current_setting(''app.tenant_id'', true), '''')::uuid))', name);
	end loop;
end $$;

-- What follows from a checkout: it is finished or given up, mails and documents are made, money goes back, VAT ids are looked up.
select jobs.make_queue('checkout.sweep');
select jobs.make_queue('orders.placed');
select jobs.make_queue('orders.changed');
select jobs.make_queue('payments.settle');
select jobs.make_queue('payments.refund');
select jobs.make_queue('vat.check');
