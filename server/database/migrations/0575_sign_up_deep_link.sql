-- Where a new customer goes on after the confirmation: a path of the shop as the query of /login has it; null for nowhere in particular.
alter table account_requests add column deep_link text check (length(deep_link) <= 4000);
