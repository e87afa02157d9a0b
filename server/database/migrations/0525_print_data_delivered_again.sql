-- compatible with 0.1.0
-- Released files that a subscription delivers again: the file whose bytes are still to be copied. Null: they are there.

alter table print_data add column copied_from uuid;
