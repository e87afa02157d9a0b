// Pictures for designs in the API: what is known of those that a design shows, and those that the caller has uploaded.
import type { Design } from '../../../rules/designs/design.ts';
import { pictureIdsOf } from '../../../rules/designs/picture-ids.ts';
import type { Sql } from '../../database/connection.ts';
import { builder } from '../../graphql/builder.ts';
import { checkPaging, pageOffset, pageSize } from '../../graphql/paging.ts';
import { needs } from '../../graphql/rights.ts';
import { findArtwork } from '../pictures/find-artwork.ts';
import { designRef } from './graphql-parts.ts';

interface ShownPicture {
	id: string;
	name: string;
	width: number;
	height: number;
}

export const pictureType = builder.objectRef<ShownPicture>('DesignPicture').implement({
	description: 'A picture for designs, under `/service-api/designs/pictures/{id}?width=`.',
	fields: (t) => ({
		id: t.exposeID('id', { description: 'Id of the picture.' }),
		name: t.exposeString('name', {
			description: 'Name of the file that was uploaded; empty for a picture of the shop.',
		}),
		width: t.exposeInt('width', { description: 'Width in pixels, upright.' }),
		height: t.exposeInt('height', { description: 'Height in pixels, upright.' }),
	}),
});

const findNames = async (sql: Sql, tenantId: string, ids: readonly string[]): Promise<Map<string, string>> => {
	const rows = await sql<{ id: string; name: string }[]>`
		select id, name from design_pictures where tenant_id = ${tenantId} and id = any(${[...ids]}::uuid[])`;
	return new Map(rows.map(({ id, name }) => [id, name]));
};

/** @param owner of the design; null: a template, which shows those of the library alone */
export async function showPictures(
	sql: Sql,
	tenantId: string,
	owner: string | null,
	document: Design,
): Promise<ShownPicture[]> {
	const found = [...(await findArtwork(sql, tenantId, owner, pictureIdsOf(document))).values()];
	const names = await findNames(
		sql,
		tenantId,
		found.map(({ id }) => id),
	);
	return found.map(({ id, width, height }) => ({ id, width, height, name: names.get(id) ?? '' }));
}

builder.objectField(designRef, 'pictures', (t) =>
	t.field({
		type: [pictureType],
		description: 'Size and kind of the pictures that it shows, or would show in another layout.',
		resolve: ({ document, userId }, _args, { tenant, inTenant }) =>
			inTenant((sql) => showPictures(sql, tenant.id, userId, document)),
	}),
);

builder.queryField('designPictures', (t) =>
	t.field({
		type: [pictureType],
		description: 'Pictures that the caller has uploaded for designs, the latest first.',
		extensions: needs('ownOrNone'),
		args: { first: t.arg.int(pageSize(30)), offset: t.arg.int(pageOffset) },
		resolve: (_root, args, { tenant, user, inTenant }) => {
			const { first, offset } = checkPaging({ first: args.first ?? 30, offset: args.offset ?? 0 });
			if (!user) return [];
			return inTenant(
				(sql) => sql<ShownPicture[]>`
					select id, name, width, height from design_pictures
					where tenant_id = ${tenant.id} and user_id = ${user.id}
					order by created_at desc, id limit ${first} offset ${offset}`,
			);
		},
	}),
);
