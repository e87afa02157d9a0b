-- compatible with 0.1.0

-- Ways to pay beside cards and invoices.
alter table orders drop constraint orders_payment_method_check,
	add constraint orders_payment_method_check
		check (payment_method in ('card', 'paypal', 'klarna', 'sepaDebit', 'prepayment', 'invoice', 'none'));

-- A debit that the shopper has agreed to arrives days later: until then the order is placed and not paid.
alter table payments
	add column processing_since timestamptz,
	-- What the page of the provider was opened for; null: what the order says.
	add column method text check (method in ('card', 'paypal', 'klarna', 'sepaDebit'));
