-- compatible with 0.1.0

-- What a shopper has chosen in the editor beside the artwork, such as a paper: named in carts, orders and job tickets as the choices of a product are.
alter table designs add column variant text check (char_length(variant) between 1 and 200);

-- Of a copy: its id at the provider, and its name at that moment.
alter table printformer_copies
	add column variant_id integer,
	add column variant text check (char_length(variant) between 1 and 200);
