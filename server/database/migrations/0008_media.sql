-- What more there is to know of a picture, and the same in the ready rows of lists.

alter table media
	add column file_name text not null default '',
	add column bytes integer not null default 0 check (bytes >= 0),
	-- The point that stays in view when a picture is cropped, as shares of its width and height.
	add column focal_x real not null default 0.5 check (focal_x between 0 and 1),
	add column focal_y real not null default 0.5 check (focal_y between 0 and 1),
	-- The widths that exist in WebP and AVIF; none until the job has made them.
	add column sizes integer[] not null default '{}',
	-- The ending of the one size for programs that know neither.
	add column fallback text check (fallback in ('jpg', 'png')),
	add constraint media_sizes_with_fallback check ((sizes = '{}') = (fallback is null));

alter table product_list
	add column image_sizes integer[] not null default '{}',
	add column image_fallback text,
	add column image_focal_x real,
	add column image_focal_y real,
	-- Null: nobody has described the picture, and the name of the product stands for it.
	add column image_alt text;

-- Which ready rows show a picture that has changed.
create index product_list_image on product_list (tenant_id, image_id) where image_id is not null;
