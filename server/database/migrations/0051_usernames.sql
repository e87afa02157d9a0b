-- Every account has a username: those that have none get one from their address, as new ones do (server/accounts/users/free-username.ts).
-- That it may not be missing is said a release later: the version before this one still signs people up without.

do $$
declare
	shop uuid;
	someone record;
	wished text;
	candidate text;
	number integer;
begin
	for shop in select id from tenants loop
		perform set_config('app.tenant_id', shop::text, true);
		for someone in
			select id, email from users where tenant_id = shop and username is null and not guest order by created_at, id
		loop
			wished := left(regexp_replace(lower(split_part(someone.email, '@', 1)), '[^a-z0-9]', '', 'g'), 50);
			if wished = '' then
				wished := 'user';
			end if;
			candidate := wished;
			number := 1;
			while exists (select from users where tenant_id = shop and username = candidate) loop
				number := number + 1;
				candidate := wished || number;
			end loop;
			update users set username = candidate where tenant_id = shop and id = someone.id;
		end loop;
	end loop;
	perform set_config('app.tenant_id', '', true);
end $$;
