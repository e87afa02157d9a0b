-- Files of texts were the first that people bring; those of products are looked at and saved in the same way.

alter table text_imports add column kind text not null default 'texts' check (kind in ('texts', 'products'));

select jobs.make_queue('products.import');
