-- compatible with 0.1.0
-- Cancellations that could not be assigned by themselves are checked by staff; orders are narrowed to those of subscriptions.

alter table contract_cancellations
	add column checked_at timestamptz,
	add column checked_by uuid,
	add foreign key (tenant_id, checked_by) references users (tenant_id, id) on delete set null (checked_by);

create index contract_cancellations_open on contract_cancellations (tenant_id, received_at desc, id)
	where outcome = 'toCheck' and checked_at is null;

create index contract_cancellations_of on contract_cancellations (tenant_id, subscription_id) where subscription_id is not null;

create index orders_of_subscriptions on orders (tenant_id, created_at desc, id) where subscription_id is not null;
