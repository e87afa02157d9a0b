// Searches for photos. What was searched for within a day is not asked again: providers want that, and count every search.
import { createHash } from 'node:crypto';
import { type PhotoProviderName, photoProviders } from '../../rules/photos/photos.ts';
import type { InTenant, Sql } from '../database/connection.ts';
import type { PhotoPage, PhotoSearch } from '../integrations/photos/port.ts';
import { connect, orRefused, type PhotoServices } from './connect.ts';

interface Parts {
	inTenant: InTenant;
	services: PhotoServices | undefined;
	tenantId: string;
}

interface Wanted extends PhotoSearch {
	provider: PhotoProviderName;
}

const digestOf = (sandbox: boolean, { text, page, colour, orientation, language }: Wanted): string =>
	createHash('sha256')
		.update(JSON.stringify([sandbox, text.toLowerCase(), page, colour ?? null, orientation ?? null, language]))
		.digest('base64url');

async function findSearch(
	sql: Sql,
	tenantId: string,
	{ provider }: Wanted,
	digest: string,
): Promise<PhotoPage | undefined> {
	const [found] = await sql<{ result: PhotoPage }[]>`
		select result from photo_searches
		where tenant_id = ${tenantId} and provider = ${provider} and digest = ${digest}
			and searched_at > now() - interval '24 hours'`;
	return found?.result;
}

/** Those of earlier days go with it. */
async function keepSearch(sql: Sql, tenantId: string, { provider }: Wanted, digest: string, result: PhotoPage) {
	await sql`
		delete from photo_searches
		where tenant_id = ${tenantId} and provider = any(${[...photoProviders]}) and searched_at <= now() - interval '24 hours'`;
	await sql`
		insert into photo_searches (tenant_id, provider, digest, result)
		values (${tenantId}, ${provider}, ${digest}, ${JSON.stringify(result)}::text::jsonb)
		on conflict (tenant_id, provider, digest) do update set result = excluded.result, searched_at = excluded.searched_at`;
}

export async function searchPhotos({ inTenant, services, tenantId }: Parts, wanted: Wanted): Promise<PhotoPage> {
	const { access, digest, known } = await inTenant(async (sql) => {
		const opened = await connect(sql, services, tenantId, wanted.provider);
		const named = digestOf(opened.sandbox, wanted);
		return { access: opened, digest: named, known: await findSearch(sql, tenantId, wanted, named) };
	});
	if (known) return known;
	const found = await orRefused(access.port.search(wanted));
	await inTenant((sql) => keepSearch(sql, tenantId, wanted, digest, found));
	return found;
}
