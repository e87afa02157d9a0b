-- What things cost and how many there are: how a product is priced, price lists, tax rates of a shop, stock.

alter table products
	-- Of a variant: whether it has a pricing of its own; without one it has that of its product.
	add column own_pricing boolean not null default false,
	add column pricing_mode text not null default 'simple' check (pricing_mode in ('simple', 'pricelist')),
	add column scales_mode text not null default 'free' check (scales_mode in ('free', 'defined', 'linear', 'table')),
	add column defined_scales integer[] not null default '{}',
	add column linear_from integer check (linear_from between 1 and 1000000),
	add column linear_to integer check (linear_to between 1 and 1000000),
	add column linear_step integer check (linear_step between 1 and 1000000),
	add column minimum_quantity integer check (minimum_quantity between 1 and 1000000),
	add column tax_category text not null default 'standard' check (tax_category in (
		'none', 'standard', 'foodRestaurant', 'foodGrocery', 'software', 'digitalContent', 'streaming', 'advertising', 'marketing',
		'consulting', 'legal', 'accounting', 'education', 'training', 'medical', 'shipping'
	)),
	add column payment_mode text not null default 'once' check (payment_mode in ('once', 'subscription')),
	add column payment_interval text check (payment_interval in ('day', 'week', 'month', 'year')),
	add column trial_days integer check (trial_days between 1 and 730),
	add constraint products_scales check (scales_mode <> 'table' or pricing_mode = 'pricelist'),
	add constraint products_subscription check ((payment_mode = 'subscription') = (payment_interval is not null)),
	add constraint products_trial check (trial_days is null or payment_mode = 'subscription');

create table price_lists (
	tenant_id uuid not null references tenants (id) on delete cascade,
	id uuid not null,
	name text not null check (char_length(name) between 1 and 120),
	archived_at timestamptz,
	-- Raised by every change: who saves an older state is told.
	revision integer not null default 1,
	created_at timestamptz not null default now(),
	updated_at timestamptz not null default now(),
	primary key (tenant_id, id)
);

create unique index price_lists_name on price_lists (tenant_id, lower(name));

create table price_list_rows (
	tenant_id uuid not null references tenants (id) on delete cascade,
	list_id uuid not null,
	-- Where it stands in the list.
	position integer not null,
	-- A product or a variant that the row is for; null: every product that uses the list.
	product_id uuid,
	quantity integer not null check (quantity between 1 and 1000000),
	-- One of the two is given, the other follows from it. Of a single piece, in ten-thousandths of the currency's major unit.
	unit_price bigint check (unit_price >= 0),
	-- Of the run, in minor units.
	total bigint check (total >= 0),
	check (num_nonnulls(unit_price, total) = 1),
	primary key (tenant_id, list_id, position),
	foreign key (tenant_id, list_id) references price_lists (tenant_id, id) on delete cascade,
	foreign key (tenant_id, product_id) references products (tenant_id, id) on delete cascade,
	unique nulls not distinct (tenant_id, list_id, product_id, quantity)
);

create index price_list_rows_product on price_list_rows (tenant_id, product_id);

-- The lists of a product, or of a variant with a pricing of its own; the first that fits the reader holds.
create table product_price_lists (
	tenant_id uuid not null references tenants (id) on delete cascade,
	product_id uuid not null,
	list_id uuid not null,
	position integer not null default 0,
	primary key (tenant_id, product_id, list_id),
	foreign key (tenant_id, product_id) references products (tenant_id, id) on delete cascade,
	foreign key (tenant_id, list_id) references price_lists (tenant_id, id)
);

create index product_price_lists_list on product_price_lists (tenant_id, list_id);

-- Whom a list is for; none: everybody.
create table product_price_list_roles (
	tenant_id uuid not null references tenants (id) on delete cascade,
	product_id uuid not null,
	list_id uuid not null,
	role_id uuid not null,
	primary key (tenant_id, product_id, list_id, role_id),
	foreign key (tenant_id, product_id, list_id) references product_price_lists (tenant_id, product_id, list_id) on delete cascade,
	foreign key (tenant_id, role_id) references roles (tenant_id, id)
);

create index product_price_list_roles_role on product_price_list_roles (tenant_id, role_id);

-- Ready: all that the price of a product or variant is made of, as rules/pricing knows it.
create table product_pricing (
	tenant_id uuid not null references tenants (id) on delete cascade,
	product_id uuid not null,
	pricing json not null,
	primary key (tenant_id, product_id),
	foreign key (tenant_id, product_id) references products (tenant_id, id) on delete cascade
);

-- What a shop says otherwise than the table that ships with the product; in hundredths of a per cent.
create table tax_rates (
	tenant_id uuid not null references tenants (id) on delete cascade,
	country text not null check (country ~ '^[A-Z]{2}$'),
	category text not null,
	valid_from date not null,
	rate integer not null check (rate between 0 and 10000),
	primary key (tenant_id, country, category, valid_from)
);

alter table tenants
	-- Whether the prices of this shop are gross.
	add column prices_include_tax boolean not null default true;

alter table shop_details
	add column total_label text not null default 'grandTotal' check (total_label in ('grandTotal', 'subtotal')),
	add column stock_warning_recipients text[] not null default '{}';

-- Of a product or variant. What has no row is not counted.
create table stock (
	tenant_id uuid not null references tenants (id) on delete cascade,
	product_id uuid not null,
	on_hand integer not null,
	reserved integer not null default 0 check (reserved >= 0),
	-- At this number and below it the shop is warned.
	warning_level integer check (warning_level >= 0),
	sell_when_empty boolean not null default false,
	-- Whether it has been warned since the number was last above the level.
	warned boolean not null default false,
	updated_at timestamptz not null default now(),
	primary key (tenant_id, product_id),
	foreign key (tenant_id, product_id) references products (tenant_id, id) on delete cascade,
	constraint stock_suffices check (sell_when_empty or (on_hand >= 0 and reserved <= on_hand))
);

create table stock_movements (
	tenant_id uuid not null references tenants (id) on delete cascade,
	id uuid not null,
	product_id uuid not null,
	at timestamptz not null default now(),
	reason text not null check (reason in ('counted', 'received', 'lost', 'reserved', 'released', 'sold', 'returned', 'deleted')),
	on_hand_change integer not null default 0,
	reserved_change integer not null default 0,
	-- As they were right after it.
	on_hand integer not null,
	reserved integer not null,
	user_id uuid,
	note text not null default '' check (char_length(note) <= 500),
	primary key (tenant_id, id),
	foreign key (tenant_id, product_id) references products (tenant_id, id) on delete cascade
);

create index stock_movements_product on stock_movements (tenant_id, product_id, at desc, id desc);

do $$
declare name text;
begin
	foreach name in array array[
		'price_lists', 'price_list_rows', 'product_price_lists', 'product_price_list_roles', 'product_pricing', 'tax_rates', 'stock',
		'stock_movements'
	] loop
		execute format('alter table %I enable row level security', name);
		execute format('alter table %I force row level security', name);
		execute format('create policy tenant on %I
			using (tenant_id = (select nullif(current_setting(''app.tenant_id'', true), '''')::uuid))
			with check (tenant_id = (select nullif(current_setting(''app.tenant_id'', true), '''')::uuid))', name);
	end loop;
end $$;
