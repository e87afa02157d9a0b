-- compatible with 0.1.0
-- Orders that left the VAT area of the EU without tax. Like reverse_charge, it is decided when the order is placed and never changes.
alter table orders add column tax_free_export boolean not null default false;
