-- Orders are found by words and listed in several orders, however many there are. Row security lets only comparisons that leak
-- nothing use an index: equal, less, more. So there are words to compare with, and no patterns.

create table order_words (
	tenant_id uuid not null references tenants (id) on delete cascade,
	order_id uuid not null,
	-- In small letters: of its number, and of the customer's name, company and mail address.
	word text collate "C" not null,
	created_at timestamptz not null,
	primary key (tenant_id, order_id, word),
	foreign key (tenant_id, order_id) references orders (tenant_id, id) on delete cascade
);

create index order_words_word on order_words (tenant_id, word desc, created_at desc, order_id);

alter table order_words enable row level security;
alter table order_words force row level security;
create policy tenant on order_words
	using (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::uuid))
	with check (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::uuid));

create function words_of_order(said text) returns setof text language sql immutable as $$
	select left(word, 100) from (
		-- As they stand between spaces, and what is between any other signs: schröder-weiß, schröder and weiß.
		select regexp_split_to_table(lower(said), '\s+') as word
		union select regexp_split_to_table(lower(said), '[^[:alnum:]]+')
	) pieces where word <> '' group by 1
$$;

create function keep_order_words() returns trigger language plpgsql as $$
begin
	if tg_op = 'UPDATE' then delete from order_words w where w.tenant_id = new.tenant_id and w.order_id = new.id; end if;
	insert into order_words (tenant_id, order_id, word, created_at)
	select new.tenant_id, new.id, word, new.created_at
	from words_of_order(concat_ws(' ', new.number, ltrim(split_part(new.number, '-', 2), '0'), new.customer_name, new.customer_mail,
		new.billing_address ->> 'firstName', new.billing_address ->> 'surname', new.billing_address ->> 'companyName')) word;
	return null;
end $$;

-- Everybody who places an order waits for its number, so no more is done then than must be: 2026-000123, 000123, 123.
create function keep_order_number() returns trigger language plpgsql as $$
begin
	insert into order_words (tenant_id, order_id, word, created_at)
	values (new.tenant_id, new.id, new.number, new.created_at),
		(new.tenant_id, new.id, split_part(new.number, '-', 2), new.created_at),
		(new.tenant_id, new.id, ltrim(split_part(new.number, '-', 2), '0'), new.created_at)
	on conflict do nothing;
	return null;
end $$;

create trigger orders_words after insert or update of customer_name, customer_mail, billing_address on orders
	for each row execute function keep_order_words();
create trigger orders_number after update of number on orders
	for each row when (new.number is not null and old.number is null) execute function keep_order_number();

insert into order_words (tenant_id, order_id, word, created_at)
select o.tenant_id, o.id, word, o.created_at
from orders o cross join words_of_order(concat_ws(' ', o.number, ltrim(split_part(o.number, '-', 2), '0'), o.customer_name,
	o.customer_mail, o.billing_address ->> 'firstName', o.billing_address ->> 'surname', o.billing_address ->> 'companyName')) word;

create index orders_status on orders (tenant_id, status, created_at desc, id);
create index orders_payment on orders (tenant_id, payment, created_at desc, id);
create index orders_number on orders (tenant_id, number desc nulls last, id);
create index orders_gross on orders (tenant_id, gross desc, id);
create index orders_customer on orders (tenant_id, customer_name, id);
-- Figures of a period.
create index orders_placed on orders (tenant_id, placed_at) include (gross, refunded, status, payment, user_id) where number is not null;
create index refunds_day on refunds (tenant_id, changed_at) where state = 'done';
