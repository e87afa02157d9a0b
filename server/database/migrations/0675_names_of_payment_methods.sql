-- compatible with 0.1.0

-- The ways to pay have one name each, wherever they stand. What a shop has called them in its checkout is that name; the old texts stay for a release.
do $$
declare
	shop uuid;
begin
	for shop in select id from tenants loop
		perform set_config('app.tenant_id', shop::text, true);
		insert into text_entries (tenant_id, key, type, "group", context, tags, locked, base_text, base_language, updated_at)
		select tenant_id, replace(key, 'checkout.pay.', 'paymentMethods.'), type, 'paymentMethods', context, tags, locked, base_text,
			base_language, updated_at
		from text_entries
		where tenant_id = shop and key ~ '^checkout\.pay\.(card|paypal|klarna|sepaDebit|prepayment|invoice|none)$'
		on conflict (tenant_id, key) do nothing;
		insert into text_translations (tenant_id, key, language_code, translation, origin, updated_at, translated_from)
		select tenant_id, replace(key, 'checkout.pay.', 'paymentMethods.'), language_code, translation, origin, updated_at, translated_from
		from text_translations
		where tenant_id = shop and key ~ '^checkout\.pay\.(card|paypal|klarna|sepaDebit|prepayment|invoice|none)$'
		on conflict (tenant_id, key, language_code) do nothing;
	end loop;
	perform set_config('app.tenant_id', '', true);
end $$;
