-- What lists show of a product is one piece instead of a dozen columns: reading it costs a third.

alter table product_list
	add column card json not null default '{}',
	drop column image_type,
	drop column image_width,
	drop column image_height,
	drop column image_sizes,
	drop column image_fallback,
	drop column image_focal_x,
	drop column image_focal_y,
	drop column image_alt;
alter table product_list alter column card drop default;

-- Shops without pages get their ready rows anew before anybody is served.
truncate product_pages;
