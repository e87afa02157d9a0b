-- An order that needs no money from elsewhere is written down with its number. Of that the same words are kept as of one that gets it
-- later: 2026-000123, 000123, 123. The year alone is no word by which anybody finds an order.

create or replace function keep_order_words() returns trigger language plpgsql as $$
begin
	if tg_op = 'UPDATE' then delete from order_words w where w.tenant_id = new.tenant_id and w.order_id = new.id; end if;
	insert into order_words (tenant_id, order_id, word, created_at)
	select new.tenant_id, new.id, word, new.created_at
	from words_of_order(concat_ws(' ', new.customer_name, new.customer_mail, new.billing_address ->> 'firstName',
		new.billing_address ->> 'surname', new.billing_address ->> 'companyName')) word
	union select new.tenant_id, new.id, word, new.created_at
	from unnest(array[new.number, split_part(new.number, '-', 2), ltrim(split_part(new.number, '-', 2), '0')]) word
	where word <> '';
	return null;
end $$;
