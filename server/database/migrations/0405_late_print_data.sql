-- compatible with 0.1.0

-- When its upload was begun; null for rows from before and for copies.
alter table print_data add column begun_at timestamptz;
-- It came after the release of what it would have replaced: it replaces nothing until somebody decides so.
alter table print_data add column is_late boolean not null default false;
