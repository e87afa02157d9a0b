-- compatible with 0.1.0

-- Views of lists that somebody of the staff has given a name, by list: nobody else sees them.
alter table users add column saved_views jsonb not null default '{}';
