-- What a product cost was one number that lists show, in minor units; it becomes the price of one piece, to four places behind the
-- point of the currency.

alter table products
	-- Of a single piece, in ten-thousandths of the currency's major unit, for simple pricing; null where none is configured.
	add column unit_price bigint check (unit_price >= 0);

do $$
declare shop record;
begin
	for shop in
		select id, case
			when currency in ('BIF', 'CLP', 'DJF', 'GNF', 'ISK', 'JPY', 'KMF', 'KRW', 'PYG', 'RWF', 'UGX', 'UYI', 'VND', 'VUV', 'XAF', 'XOF', 'XPF') then 10000
			when currency in ('BHD', 'IQD', 'JOD', 'KWD', 'LYD', 'OMR', 'TND') then 10
			else 100
		end as factor
		from tenants
	loop
		perform set_config('app.tenant_id', shop.id::text, true);
		-- A variant that had a price keeps it; one without has what its product has.
		update products set unit_price = from_price * shop.factor, own_pricing = parent_id is not null
		where tenant_id = shop.id and from_price is not null;
	end loop;
	perform set_config('app.tenant_id', '', true);
end $$;

alter table products drop column from_price;

-- Shops without pages get their ready rows anew before anybody is served, and with them what their products cost.
truncate product_pages;
