-- Which variant the page of a product shows while none is chosen: its price and its stock are read with the page itself.

alter table product_list add column sold_id uuid;

-- Shops without pages get their ready rows anew before anybody is served.
truncate product_pages;
