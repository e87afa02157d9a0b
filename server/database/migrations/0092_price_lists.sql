-- Products and variants are found by their code, whatever its case.
create index products_code on products (tenant_id, lower(code)) where code <> '';
