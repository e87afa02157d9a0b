-- Invoices and credit notes as an XRechnung, written when they are issued: what was sent stays as it was. Null where the seller's details do not
-- suffice for one, and for what was issued before.
alter table order_documents add column xrechnung text;
