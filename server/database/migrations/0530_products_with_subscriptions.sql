-- compatible with 0.1.0
-- Whether a shop sells subscriptions is asked for every page shell: a few rows of a catalogue.

create index products_subscriptions on products (tenant_id) where payment_mode = 'subscription';
