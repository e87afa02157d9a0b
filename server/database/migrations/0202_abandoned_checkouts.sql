-- Checkouts that were given up, failed or are still open are no orders: lists of orders leave them out, and they have a list of their
-- own. What a list is narrowed by stands in its index, so that the index alone answers.

drop index orders_newest;
drop index orders_status;
drop index orders_payment;
drop index orders_gross;
drop index orders_customer;

create index orders_newest on orders (tenant_id, created_at desc, id) include (status, payment, payment_method, user_id, number, approval);
create index orders_status on orders (tenant_id, status, created_at desc, id) include (payment, payment_method, user_id, number, approval);
create index orders_payment on orders (tenant_id, payment, created_at desc, id) include (status, payment_method, user_id, number, approval);
create index orders_gross on orders (tenant_id, gross desc, id)
	include (status, payment, payment_method, user_id, created_at, number, approval);
create index orders_customer on orders (tenant_id, customer_name, id)
	include (status, payment, payment_method, user_id, created_at, number, approval);
-- There are few of them between many orders.
create index orders_abandoned on orders (tenant_id, created_at desc, id) include (status, payment, payment_method, user_id, number, approval)
	where number is null and approval = 'none';
