-- compatible with 0.1.0

-- A placed order can be cancelled. That is no status: the five stay as they are, and how far the order had come is seen beside it.
alter table orders
	add column cancelled_at timestamptz,
	-- Of the shop.
	add column cancelled_by uuid,
	add column cancel_reason text check (cancel_reason in ('customer', 'outOfStock', 'payment', 'duplicate', 'other')),
	-- For those who look after orders.
	add column cancel_note text not null default '' check (char_length(cancel_note) <= 2000),
	add foreign key (tenant_id, cancelled_by) references users (tenant_id, id) on delete set null (cancelled_by),
	add check ((cancelled_at is null) = (cancel_reason is null)),
	add check (cancelled_at is null or number is not null);

-- There are few of them between many orders.
create index orders_cancelled on orders (tenant_id, created_at desc, id) include (status, payment, payment_method, user_id, number, approval)
	where cancelled_at is not null;

-- A placed order stays as it is, but for what follows from it. Once cancelled it stays so, where it is.
create or replace function keep_orders() returns trigger language plpgsql as $$
declare free text[] := array[
	'status', 'approval', 'payment', 'refunded', 'error', 'updated_at', 'user_id', 'created_by', 'reserved_until', 'waits_for_print_data',
	'cancelled_at', 'cancelled_by', 'cancel_reason', 'cancel_note'
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
