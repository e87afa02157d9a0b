-- compatible with 0.1.0

-- What those who look after users write about one; the user does not see it, but gets it with all that is stored about them.
alter table users add column note text not null default '' check (char_length(note) <= 2000);
