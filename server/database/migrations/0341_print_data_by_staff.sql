-- compatible with 0.1.0

-- Whether the shop has sent a file in place of the customer, who is told so.
alter table print_uploads add column by_staff boolean not null default false;
-- Refusals that the customer was not told of yet: several of an order go into one mail.
alter table print_data add column refusal_untold boolean not null default false;
alter table print_data add column by_staff boolean not null default false;
