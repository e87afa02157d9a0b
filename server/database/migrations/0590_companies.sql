-- compatible with 0.1.0
-- Companies: customers of a shop who buy together, with roles, cost centres, an address book and budgets.

create table companies (
	tenant_id uuid not null references tenants (id) on delete cascade,
	id uuid not null,
	name text not null check (char_length(name) between 1 and 120),
	-- Of the shop's own books.
	customer_number text not null default '' check (char_length(customer_number) <= 60),
	vat_id text not null default '' check (char_length(vat_id) <= 20),
	-- Gets a copy of every invoice; empty: only who has ordered.
	invoice_mail text not null default '' check (char_length(invoice_mail) <= 254),
	-- By which its members get their prices; null: each by their own.
	role_id uuid,
	over_budget text not null default 'approval' check (over_budget in ('approval', 'refuse')),
	share_orders boolean not null default false,
	share_drafts boolean not null default false,
	archived_at timestamptz,
	revision integer not null default 1,
	created_at timestamptz not null default now(),
	updated_at timestamptz not null default now(),
	primary key (tenant_id, id),
	-- While a company has its prices by a role, that role stays.
	foreign key (tenant_id, role_id) references roles (tenant_id, id)
);

create unique index companies_customer_number on companies (tenant_id, lower(customer_number)) where customer_number <> '';
create index companies_name on companies (tenant_id, lower(name), id);

create table cost_centres (
	tenant_id uuid not null references tenants (id) on delete cascade,
	id uuid not null,
	company_id uuid not null,
	code text not null check (char_length(code) between 1 and 60),
	name text not null default '' check (char_length(name) <= 120),
	archived_at timestamptz,
	primary key (tenant_id, id),
	-- What refers to one refers to its company as well.
	unique (tenant_id, company_id, id),
	foreign key (tenant_id, company_id) references companies (tenant_id, id) on delete cascade
);

create unique index cost_centres_code on cost_centres (tenant_id, company_id, lower(code));

create table company_members (
	tenant_id uuid not null references tenants (id) on delete cascade,
	user_id uuid not null,
	company_id uuid not null,
	role text not null check (role in ('buyer', 'approver', 'companyAdmin')),
	-- Open to this member; empty: all of the company.
	cost_centre_ids uuid[] not null default '{}',
	superior_id uuid,
	joined_at timestamptz not null default now(),
	-- One company each.
	primary key (tenant_id, user_id),
	foreign key (tenant_id, company_id) references companies (tenant_id, id) on delete cascade,
	foreign key (tenant_id, user_id) references users (tenant_id, id) on delete cascade,
	foreign key (tenant_id, superior_id) references users (tenant_id, id) on delete set null (superior_id),
	check (superior_id <> user_id)
);

create index company_members_company on company_members (tenant_id, company_id, user_id);
create index company_members_superior on company_members (tenant_id, superior_id) where superior_id is not null;

create table company_invitations (
	tenant_id uuid not null references tenants (id) on delete cascade,
	id uuid not null,
	company_id uuid not null,
	email text not null check (email = lower(email) and char_length(email) <= 254),
	role text not null check (role in ('buyer', 'approver', 'companyAdmin')),
	language text not null,
	-- Of the token in the latest mail.
	token_hash text not null,
	expires_at timestamptz not null,
	invited_by uuid,
	created_at timestamptz not null default now(),
	sent_at timestamptz not null default now(),
	primary key (tenant_id, id),
	unique (tenant_id, company_id, email),
	unique (tenant_id, token_hash),
	foreign key (tenant_id, company_id) references companies (tenant_id, id) on delete cascade,
	foreign key (tenant_id, invited_by) references users (tenant_id, id) on delete set null (invited_by)
);

create index company_invitations_email on company_invitations (tenant_id, email);

create table company_addresses (
	tenant_id uuid not null references tenants (id) on delete cascade,
	id uuid not null,
	company_id uuid not null,
	label text not null check (char_length(label) between 1 and 80),
	-- As rules/checkout/address.ts has them; with what a bill needs as well.
	address jsonb not null,
	for_billing boolean not null,
	for_shipping boolean not null,
	primary key (tenant_id, id),
	foreign key (tenant_id, company_id) references companies (tenant_id, id) on delete cascade,
	check (for_billing or for_shipping)
);

create unique index company_addresses_label on company_addresses (tenant_id, company_id, lower(label));

create table budgets (
	tenant_id uuid not null references tenants (id) on delete cascade,
	id uuid not null,
	company_id uuid not null,
	-- Null: of everything the company orders.
	cost_centre_id uuid,
	period text not null check (period in ('month', 'quarter', 'year')),
	-- Net, in minor units of the shop's currency.
	amount bigint not null check (amount >= 0),
	revision integer not null default 1,
	primary key (tenant_id, id),
	unique nulls not distinct (tenant_id, company_id, cost_centre_id, period),
	foreign key (tenant_id, company_id) references companies (tenant_id, id) on delete cascade,
	foreign key (tenant_id, company_id, cost_centre_id) references cost_centres (tenant_id, company_id, id) on delete cascade
);

-- What counts in the budgets, one row for each order: a budget that is set or changed later counts what was ordered before it in its period.
create table budget_entries (
	tenant_id uuid not null references tenants (id) on delete cascade,
	order_id uuid not null,
	company_id uuid not null,
	cost_centre_id uuid,
	-- Of ordering, in the shop's time zone.
	day date not null,
	net bigint not null,
	primary key (tenant_id, order_id),
	-- Counted before the order is written, as nothing comes after the drawing of its number.
	foreign key (tenant_id, order_id) references orders (tenant_id, id) on delete cascade deferrable initially deferred,
	foreign key (tenant_id, company_id) references companies (tenant_id, id) on delete cascade,
	foreign key (tenant_id, company_id, cost_centre_id) references cost_centres (tenant_id, company_id, id) on delete cascade
);

create index budget_entries_company on budget_entries (tenant_id, company_id, day) include (cost_centre_id, net);

alter table orders
	add column company_id uuid,
	add column cost_centre_id uuid,
	-- Its code on the day of the order.
	add column cost_centre text,
	add foreign key (tenant_id, company_id) references companies (tenant_id, id),
	add foreign key (tenant_id, company_id, cost_centre_id) references cost_centres (tenant_id, company_id, id),
	add check (cost_centre_id is null or company_id is not null),
	add check ((cost_centre_id is null) = (cost_centre is null));

create index orders_company on orders (tenant_id, company_id, created_at desc, id) where company_id is not null;

-- For whom something is ordered is decided with the order, also while it is in creation.
create function keep_order_company() returns trigger language plpgsql as $$
begin
	raise exception 'an order stays with its company' using errcode = 'restrict_violation';
end $$;

create trigger orders_stay_with_company before update of company_id, cost_centre_id, cost_centre on orders for each row
	when ((new.company_id, new.cost_centre_id, new.cost_centre) is distinct from (old.company_id, old.cost_centre_id, old.cost_centre))
	execute function keep_order_company();

do $$
declare name text;
begin
	foreach name in array array[
		'companies', 'cost_centres', 'company_members', 'company_invitations', 'company_addresses', 'budgets', 'budget_entries'
	] loop
		execute format('alter table %I enable row level security', name);
		execute format('alter table %I force row level security', name);
		execute format(
			$policy$create policy tenant on %I
				using (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::uuid))
				with check (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::uuid))$policy$, name);
	end loop;
end $$;
