-- compatible with 0.1.0

-- Categories whose names are among the words that a product is found by: what differs from where it stands now is written anew.
alter table product_list add column found_in uuid[] not null default '{}';
