-- compatible with 0.1.0
-- The technical user of a shop is no person: what was stored as its profile, or imported as such, is nobody's name.
do $$
declare
	shop uuid;
begin
	for shop in select id from tenants loop
		perform set_config('app.tenant_id', shop::text, true);
		delete from user_field_values v using users u
			where v.tenant_id = shop and u.tenant_id = shop and u.id = v.user_id and u.technical;
		update users set code_step = false where tenant_id = shop and technical and code_step;
	end loop;
	perform set_config('app.tenant_id', '', true);
end
$$;
