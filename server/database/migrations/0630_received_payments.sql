-- compatible with 0.1.0

-- Money that came by transfer is a payment like that of a provider: with the day on which it was received. It has no session and no intent.
alter table payments drop constraint payments_method_check,
	add constraint payments_method_check
		check (method in ('card', 'paypal', 'klarna', 'sepaDebit', 'prepayment', 'invoice')),
	add column received_on date;

-- An order can be paid in another way than was chosen when it was placed: each payment says which one it was.
update payments p set method = o.payment_method
from orders o
where p.method is null and o.tenant_id = p.tenant_id and o.id = p.order_id
	and o.payment_method in ('card', 'paypal', 'klarna', 'sepaDebit');

-- How a placed order is paid may change once: with the money.
create or replace function keep_orders() returns trigger language plpgsql as $$
declare free text[] := array[
	'status', 'approval', 'payment', 'refunded', 'error', 'updated_at', 'user_id', 'created_by', 'reserved_until', 'waits_for_print_data',
	'cancelled_at', 'cancelled_by', 'cancel_reason', 'cancel_note', 'shipped', 'payment_method'
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

-- What was marked as paid before.
insert into payments (tenant_id, id, order_id, provider, method, amount, currency, state, received_on, created_at, changed_at)
select o.tenant_id, gen_random_uuid(), o.id, 'transfer', o.payment_method, (e.detail ->> 'amount')::bigint, o.currency, 'paid',
	(e.at at time zone t.time_zone)::date, e.at, e.at
from orders o
join tenants t on t.id = o.tenant_id
join lateral (
	select at, detail from order_events
	where tenant_id = o.tenant_id and order_id = o.id and kind = 'payment' and detail ->> 'state' = 'paid'
	order by at desc limit 1
) e on true
where o.payment_method in ('prepayment', 'invoice') and o.payment <> 'open' and not (e.detail ? 'paymentId')
	and e.detail ->> 'amount' ~ '^[0-9]{1,15}$' and (e.detail ->> 'amount')::bigint > 0;

-- What was placed in one way and paid in another.
alter table orders disable trigger orders_stay;
update orders o set payment_method = p.method
from payments p
where p.tenant_id = o.tenant_id and p.order_id = o.id and p.state = 'paid' and not p.late and p.method <> o.payment_method
	and o.number is not null and o.payment <> 'open';
alter table orders enable trigger orders_stay;
