-- compatible with 0.1.0
-- Why a withdrawal was refused, as it was written to whoever had declared it, and whose declaration a subscription was ended for.

alter table contract_cancellations
	-- Null: not refused, or without a word. Empty once erased.
	add column refusal text check (char_length(refusal) <= 2000),
	-- It was carried out, although the address was not that of the customer.
	add column by_other boolean not null default false;
