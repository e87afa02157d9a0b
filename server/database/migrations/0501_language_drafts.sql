-- compatible with 0.1.0
-- A new language is a draft until it is published: those who work in the shop see it, visitors do not.
alter table languages add column published boolean not null default true;
alter table languages add constraint languages_default_published check (published or not is_default);
