-- Who saved or published a look is forgotten with the person.

alter table theme_drafts
	add foreign key (tenant_id, updated_by) references users (tenant_id, id) on delete set null (updated_by);

alter table theme_versions
	add foreign key (tenant_id, published_by) references users (tenant_id, id) on delete set null (published_by);
