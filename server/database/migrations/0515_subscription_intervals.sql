-- compatible with 0.1.0
-- A subscription is paid every so many days, weeks, months or years.

alter table products add column payment_interval_count integer not null default 1 check (payment_interval_count between 1 and 365);
