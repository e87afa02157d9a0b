-- compatible with 0.1.0

-- Links that share a draft are named in the API by an id, as no one knows their token any more; comments can be replied to.
alter table design_shares add column id uuid not null default gen_random_uuid();
create unique index design_shares_id on design_shares (tenant_id, id);

alter table design_comments add column reply_to uuid;
alter table design_comments add foreign key (tenant_id, reply_to) references design_comments (tenant_id, id) on delete cascade;
create index design_comments_reply on design_comments (tenant_id, reply_to) where reply_to is not null;
