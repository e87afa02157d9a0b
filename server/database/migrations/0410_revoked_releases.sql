-- compatible with 0.1.0

-- When a change of the print specification took the release back; null once it is released again, and for data that was not released.
alter table print_data add column release_revoked_at timestamptz;
