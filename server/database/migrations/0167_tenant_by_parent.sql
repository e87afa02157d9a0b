-- These rows belong to an order or a person of their tenant, which the foreign key to it says already, the tenant with it. That there is
-- such a tenant need not be looked up again for each of them: an order is some twenty such rows.

alter table order_words drop constraint order_words_tenant_id_fkey;
alter table order_lines drop constraint order_lines_tenant_id_fkey;
alter table order_events drop constraint order_events_tenant_id_fkey;
alter table order_mails drop constraint order_mails_tenant_id_fkey;
alter table list_items drop constraint list_items_tenant_id_fkey;
alter table user_addresses drop constraint user_addresses_tenant_id_fkey;
alter table sessions drop constraint sessions_tenant_id_fkey;
