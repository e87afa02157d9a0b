-- compatible with 0.1.0
-- How a customer, or all members of a company, want their invoices unless an order says otherwise.
alter table user_addresses drop constraint user_addresses_kind_check;
alter table user_addresses add constraint user_addresses_kind_check check (kind in ('shipping', 'billing', 'invoice')) not valid;

alter table companies
	add column invoice_format text not null default '' check (invoice_format in ('', 'zugferd', 'xrechnung', 'both')),
	add column leitweg_id text not null default '' check (char_length(leitweg_id) <= 46),
	add column electronic_address text not null default '' check (char_length(electronic_address) <= 254);
