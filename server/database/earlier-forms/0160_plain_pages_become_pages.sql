-- Imprint and the like become pages that editors can build on: a title and one text. The old table stays for a release, unread.

do $$
declare
	shop uuid;
	base text;
	plain record;
	page uuid;
begin
	for shop in select id from tenants loop
		perform set_config('app.tenant_id', shop::text, true);
		select language_code into base from languages where tenant_id = shop and is_default;
		for plain in
			select slug, min(position) as position,
				coalesce(max(title) filter (where language_code = base), min(title)) as title,
				jsonb_object_agg(language_code, title) as titles,
				jsonb_object_agg(language_code, jsonb_build_object('source', 'human', 'text', title)) as headings,
				jsonb_object_agg(language_code, jsonb_build_object('source', 'human', 'text', (
					select coalesce(jsonb_agg(node order by s.n, node_order), '[]')
					from jsonb_array_elements(sections) with ordinality s (section, n)
					cross join lateral (
						select 0 as node_order, jsonb_build_object(
							'type', 'heading2', 'children', jsonb_build_array(jsonb_build_object('text', s.section ->> 'heading'))
						) as node
						union all
						select p.n::integer, jsonb_build_object(
							'type', 'paragraph', 'children', jsonb_build_array(jsonb_build_object('text', p.words))
						)
						from jsonb_array_elements_text(s.section -> 'paragraphs') with ordinality p (words, n)
					) nodes
				))) as texts
			from plain_pages where tenant_id = shop
			group by slug
		loop
			page := gen_random_uuid();
			insert into pages (
				tenant_id, id, kind, slug, in_footer, position, draft, revision, published, published_revision, published_at
			)
			select shop, page, 'page', plain.slug, true, plain.position, document, 1, document, 1, now()
			from (
				select jsonb_build_object(
					'seo', jsonb_build_object('texts', '{}'::jsonb, 'image', null, 'index', true),
					'sections', jsonb_build_array(
						jsonb_build_object(
							'id', 'title', 'type', 'title', 'version', 1, 'items', '[]'::jsonb,
							'values', jsonb_build_object('align', 'start'), 'texts', jsonb_build_object('title', plain.headings),
							'layout', layout
						),
						jsonb_build_object(
							'id', 'words', 'type', 'text', 'version', 1,
							'values', jsonb_build_object('background', 'none', 'align', 'start'), 'texts', '{}'::jsonb,
							'items', jsonb_build_array(jsonb_build_object(
								'id', 'text', 'values', '{}'::jsonb, 'texts', jsonb_build_object('text', plain.texts)
							)),
							'layout', layout
						)
					)
				) as document
				from (
					select jsonb_build_object(
						'ground', null, 'anchor', '', 'gap', 'regular', 'padding', 'regular', 'width', 'default'
					) as layout
				) regular
			) made;
			insert into text_entries (tenant_id, key, type, "group", base_text, base_language)
			values (shop, 'contentPage.' || page || '.name', 'contentPageName', 'pages', plain.title, coalesce(base, 'de-DE'));
			insert into text_translations (tenant_id, key, language_code, translation, origin)
			select shop, 'contentPage.' || page || '.name', key, value, 'human' from jsonb_each_text(plain.titles);
		end loop;
	end loop;
	perform set_config('app.tenant_id', '', true);
end $$;
