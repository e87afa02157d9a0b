-- compatible with 0.1.0

-- Which pieces are in which parcel of a shipment, where that was said: [{position, quantity}] of the lines of the order.
alter table shipment_parcels add column contents jsonb not null default '[]' check (jsonb_typeof(contents) = 'array');
