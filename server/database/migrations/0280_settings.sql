-- compatible with 0.1.0
-- Settings of a shop: one row for each group. What a group holds is said by its schema in rules/settings; a key that a row lacks has its default.

create table settings (
	tenant_id uuid not null references tenants (id) on delete cascade,
	"group" text not null check ("group" ~ '^[a-z][A-Za-z]{0,39}$'),
	-- Of the shape of the values.
	version integer not null default 1 check (version > 0),
	-- Raised by every save, which names the one that it changes.
	revision integer not null default 1 check (revision > 0),
	"values" jsonb not null default '{}' check (jsonb_typeof("values") = 'object'),
	updated_at timestamptz not null default now(),
	updated_by uuid,
	primary key (tenant_id, "group"),
	foreign key (tenant_id, updated_by) references users (tenant_id, id) on delete set null (updated_by)
);

create index settings_updated_by on settings (tenant_id, updated_by) where updated_by is not null;

alter table settings enable row level security;
alter table settings force row level security;
create policy tenant on settings
	using (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::uuid))
	with check (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::uuid));

-- The rows of the tables before it, by group.

create function settings_of_orders(o order_settings) returns jsonb language sql immutable as $$
	select jsonb_build_object(
		'seller', o.seller, 'smallBusiness', o.small_business,
		'invoiceFor', case when o.invoice_payment then o.invoice_for else 'nobody' end,
		'invoiceLimit', o.invoice_limit, 'stockShare', o.stock_share, 'paymentDays', o.payment_days, 'invoiceWhen', o.invoice_when,
		'invoicePrefix', o.invoice_prefix, 'creditNotePrefix', o.credit_note_prefix, 'profileRequired', o.profile_required,
		'showPayment', o.show_payment, 'showShipping', o.show_shipping, 'multipleSelection', o.multiple_selection,
		'continueShoppingUrl', o.continue_shopping_url, 'orderRecipients', to_jsonb(o.order_recipients),
		'paymentPublishableKey', o.payment_publishable_key, 'mailProvider', o.mail_provider, 'mailSender', o.mail_sender
	)
$$;

create function settings_of_shop(d shop_details) returns jsonb language sql immutable as $$
	select jsonb_build_object(
		'header', d.header, 'address', to_jsonb(d.address), 'phone', d.phone, 'mail', d.mail, 'userMenu', d.user_menu,
		'faqPage', d.faq_page, 'clientApp', d.client_app
	)
$$;

create function settings_of_prices(d shop_details) returns jsonb language sql immutable as $$
	select jsonb_build_object('totalLabel', d.total_label, 'stockWarningRecipients', to_jsonb(d.stock_warning_recipients))
$$;

create function settings_of_translation(m machine_translation) returns jsonb language sql immutable as $$
	select jsonb_build_object('enabled', m.enabled, 'formality', m.formality, 'languages', to_jsonb(m.languages))
$$;

do $$
declare
	shop uuid;
begin
	for shop in select id from tenants loop
		perform set_config('app.tenant_id', shop::text, true);
		insert into settings (tenant_id, "group", revision, "values", updated_at)
		select shop, 'orders', revision, settings_of_orders(o), updated_at from order_settings o where tenant_id = shop
		union all
		select shop, 'shop', 1, settings_of_shop(d), updated_at from shop_details d where tenant_id = shop
		union all
		select shop, 'prices', 1, settings_of_prices(d), updated_at from shop_details d where tenant_id = shop
		union all
		select shop, 'machineTranslation', 1, settings_of_translation(m), now() from machine_translation m where tenant_id = shop;
	end loop;
	perform set_config('app.tenant_id', '', true);
end
$$;

-- While a version before this one is still running, what is saved there is carried over: the keys that were changed, and no others.

create function carry_settings(shop uuid, name text, before jsonb, after jsonb) returns void language sql as $$
	insert into settings as s (tenant_id, "group", "values")
	select shop, name, changed from (
		select jsonb_object_agg(key, value) as changed from jsonb_each(after) where value is distinct from before -> key
	) c where changed is not null
	on conflict (tenant_id, "group") do update set
		"values" = s."values" || excluded."values", revision = s.revision + 1, updated_at = now()
$$;

create function carry_order_settings() returns trigger language plpgsql as $$
begin
	perform carry_settings(new.tenant_id, 'orders', case when tg_op = 'UPDATE' then settings_of_orders(old) end, settings_of_orders(new));
	return null;
end
$$;

create function carry_shop_details() returns trigger language plpgsql as $$
begin
	perform carry_settings(new.tenant_id, 'shop', case when tg_op = 'UPDATE' then settings_of_shop(old) end, settings_of_shop(new));
	perform carry_settings(new.tenant_id, 'prices', case when tg_op = 'UPDATE' then settings_of_prices(old) end, settings_of_prices(new));
	return null;
end
$$;

create function carry_machine_translation() returns trigger language plpgsql as $$
begin
	perform carry_settings(
		new.tenant_id, 'machineTranslation', case when tg_op = 'UPDATE' then settings_of_translation(old) end, settings_of_translation(new)
	);
	return null;
end
$$;

create trigger carry_settings after insert or update on order_settings for each row execute function carry_order_settings();
create trigger carry_settings after insert or update on shop_details for each row execute function carry_shop_details();
create trigger carry_settings after insert or update on machine_translation for each row execute function carry_machine_translation();
