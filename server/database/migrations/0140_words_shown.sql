-- The search asked for each product that it found whether everybody may see it, one look into another table each time: a common word of a
-- large shop cost twice as much as one of a small shop. Now each word says from when until when everybody finds its product.
alter table product_words
	-- Null where nobody has said so yet: then the row of the list is asked. Of what is not for everybody the last day lies before all days.
	add column shown_from date,
	add column shown_until date;

-- Without indexes, which would be written anew row by row.
alter table product_words drop constraint product_words_pkey;
drop index product_words_product;

do $$
declare
	shop record;
begin
	for shop in select id from tenants loop
		perform set_config('app.tenant_id', shop.id::text, true);
		update product_words w set shown_from = coalesce(l.valid_from, '-infinity'),
			shown_until = case when l.open then coalesce(l.valid_until, 'infinity') else '-infinity' end
		from product_list l
		where w.tenant_id = shop.id and l.tenant_id = shop.id and l.language_code = w.language_code and l.product_id = w.product_id;
	end loop;
	perform set_config('app.tenant_id', '', true);
end $$;

alter table product_words add primary key (tenant_id, language_code, word, rank, position, product_id) include (shown_from, shown_until);
create index product_words_product on product_words (tenant_id, product_id);
