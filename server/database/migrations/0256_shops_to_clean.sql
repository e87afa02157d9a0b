-- compatible with 0.1.0

-- What runs out is removed every hour, and waits for a translation every night: found by one statement for all shops, like what is swept up
-- every minute (0242). With the rights of whoever asks: each shop is looked at as itself. The times are those of the jobs.

create function shops_to_clean(work text) returns setof uuid language plpgsql as $$
declare
	shop uuid;
	due boolean;
begin
	for shop in select id from tenants loop
		perform set_config('app.tenant_id', shop::text, true);
		case work
			when 'accounts' then
				due := exists (select from sessions where tenant_id = shop and (expires_at < now() or ended_at < now() - interval '1 day'))
					or exists (select from remembered_answers where tenant_id = shop and created_at < now() - interval '24 hours')
					or exists (select from rate_limits where tenant_id = shop and began_at < now() - interval '1 day')
					or exists (select from login_challenges where tenant_id = shop and expires_at < now())
					or exists (select from one_time_tokens where tenant_id = shop and expires_at < now())
					or exists (
						select from users u where u.tenant_id = shop and u.guest and u.created_at < now() - interval '30 days'
							and not exists (select from sessions s where s.tenant_id = shop and s.user_id = u.id)
					);
			when 'lists' then
				due := exists (select from list_items where tenant_id = shop and removed_at < now() - interval '1 hour');
			when 'imports' then
				due := exists (select from text_imports where tenant_id = shop and created_at < now() - interval '1 day');
			when 'translations' then
				due := exists (
					select from text_queue
					where tenant_id = shop and (failure is null or failure in ('quota', 'busy', 'unreachable'))
				);
		end case;
		if due then
			return next shop;
		end if;
	end loop;
	perform set_config('app.tenant_id', '', true);
end
$$;
