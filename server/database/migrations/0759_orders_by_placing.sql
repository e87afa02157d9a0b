-- compatible with 0.1.0

-- Lists of orders say when an order was placed. A draft may have begun long before: what was never placed is listed by when its checkout began. So
-- lists, filters by day and pages go by one column, which follows the two.
alter table orders add column ordered_at timestamptz not null generated always as (coalesce(placed_at, created_at)) stored;

-- As before; a column that is generated has no value yet when a trigger looks at the new row.
create or replace function keep_orders() returns trigger language plpgsql as $$
declare free text[] := array[
	'status', 'approval', 'payment', 'refunded', 'error', 'updated_at', 'user_id', 'created_by', 'reserved_until', 'waits_for_print_data',
	'cancelled_at', 'cancelled_by', 'cancel_reason', 'cancel_note', 'shipped', 'payment_method', 'ordered_at'
];
begin
	if not exists (select 1 from tenants t where t.id = old.tenant_id) then return coalesce(new, old); end if;
	if tg_op = 'DELETE' then
		if old.number is not null and not is_beyond_grace(old.tenant_id) then
			raise exception 'a placed order stays' using errcode = 'restrict_violation';
		end if;
		return old;
	end if;
	if old.number is not null and (
		to_jsonb(new) - free is distinct from to_jsonb(old) - free
		or (new.payment_method is distinct from old.payment_method and not (old.payment = 'open' and new.payment <> 'open'))
		or (new.user_id is not null and new.user_id is distinct from old.user_id)
		or (new.created_by is not null and new.created_by is distinct from old.created_by)
	) then
		raise exception 'a placed order stays' using errcode = 'restrict_violation';
	end if;
	if old.cancelled_at is not null and (
		(new.cancelled_at, new.cancel_reason, new.cancel_note, new.status)
		is distinct from (old.cancelled_at, old.cancel_reason, old.cancel_note, old.status)
		or (new.cancelled_by is not null and new.cancelled_by is distinct from old.cancelled_by)
	) then
		raise exception 'a cancelled order stays cancelled' using errcode = 'restrict_violation';
	end if;
	return new;
end $$;

drop index orders_newest;
drop index orders_status;
drop index orders_payment;
drop index orders_number;
drop index orders_gross;
drop index orders_customer;
drop index orders_abandoned;
drop index orders_cancelled;
drop index orders_partly_shipped;
drop index orders_of_subscriptions;
drop index orders_user;
drop index orders_company;

create index orders_newest on orders (tenant_id, ordered_at desc, id) include (status, payment, payment_method, user_id, number, approval);
create index orders_status on orders (tenant_id, status, ordered_at desc, id) include (payment, payment_method, user_id, number, approval);
create index orders_payment on orders (tenant_id, payment, ordered_at desc, id) include (status, payment_method, user_id, number, approval);
create index orders_number on orders (tenant_id, number desc nulls last, id) include (status, payment, payment_method, user_id, ordered_at);
create index orders_gross on orders (tenant_id, gross desc, id)
	include (status, payment, payment_method, user_id, ordered_at, number, approval);
create index orders_customer on orders (tenant_id, customer_name, id)
	include (status, payment, payment_method, user_id, ordered_at, number, approval);
create index orders_abandoned on orders (tenant_id, ordered_at desc, id) include (status, payment, payment_method, user_id, number, approval)
	where number is null and approval = 'none';
create index orders_cancelled on orders (tenant_id, ordered_at desc, id) include (status, payment, payment_method, user_id, number, approval)
	where cancelled_at is not null;
create index orders_partly_shipped on orders (tenant_id, ordered_at desc, id) include (status, payment, payment_method, user_id, number, approval)
	where shipped = 'partly';
create index orders_of_subscriptions on orders (tenant_id, ordered_at desc, id) where subscription_id is not null;
create index orders_user on orders (tenant_id, user_id, ordered_at desc, id);
create index orders_company on orders (tenant_id, company_id, ordered_at desc, id) where company_id is not null;
