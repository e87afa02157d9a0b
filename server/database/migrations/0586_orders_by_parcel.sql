-- compatible with 0.1.0
-- Staff find an order by the number of a parcel.

create index shipment_parcels_number on shipment_parcels (tenant_id, number collate "C") where number <> '';
