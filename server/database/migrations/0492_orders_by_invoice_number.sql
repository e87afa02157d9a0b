-- compatible with 0.1.0

-- Orders are found by the numbers of their invoices and credit notes as well; a confirmation has the order's own.
create function keep_document_words() returns trigger language plpgsql as $$
begin
	insert into order_words (tenant_id, order_id, word, created_at)
	select o.tenant_id, o.id, left(lower(new.number), 100), o.created_at from orders o
	where o.tenant_id = new.tenant_id and o.id = new.order_id
	on conflict do nothing;
	return null;
end $$;

create trigger order_documents_words after insert on order_documents
	for each row when (new.kind <> 'orderConfirmation') execute function keep_document_words();

insert into order_words (tenant_id, order_id, word, created_at)
select o.tenant_id, o.id, left(lower(d.number), 100), o.created_at
from order_documents d join orders o on o.tenant_id = d.tenant_id and o.id = d.order_id
where d.kind <> 'orderConfirmation'
on conflict do nothing;
