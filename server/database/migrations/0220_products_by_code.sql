-- Codes are looked up across the shop, whatever their case: a variant's must not be given twice, and others are warned of.
create index products_by_code on products (tenant_id, lower(trim(code)));
