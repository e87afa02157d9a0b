-- Which orders stand on a page, and how many there are, is answered by an index alone: each holds what a list can be narrowed by. Only the
-- rows that are shown are read.

drop index orders_newest;
drop index orders_status;
drop index orders_payment;
drop index orders_number;
drop index orders_gross;
drop index orders_customer;

create index orders_newest on orders (tenant_id, created_at desc, id) include (status, payment, payment_method, user_id);
create index orders_status on orders (tenant_id, status, created_at desc, id) include (payment, payment_method, user_id);
create index orders_payment on orders (tenant_id, payment, created_at desc, id) include (status, payment_method, user_id);
create index orders_number on orders (tenant_id, number desc nulls last, id) include (status, payment, payment_method, user_id, created_at);
create index orders_gross on orders (tenant_id, gross desc, id) include (status, payment, payment_method, user_id, created_at);
create index orders_customer on orders (tenant_id, customer_name, id) include (status, payment, payment_method, user_id, created_at);
-- Who has ordered before.
create index orders_mail on orders (tenant_id, customer_mail, placed_at) where number is not null;
