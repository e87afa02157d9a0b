// The names of shoppers' pictures in the store of designs, and the job that takes files away which no row names any more.
import type { Sql } from '../../database/connection.ts';
import type { Fragment } from '../../database/read.ts';
import { defineJob, type JobDefinition } from '../../jobs/define-job.ts';
import { sendJob } from '../../jobs/send-job.ts';
import type { PrivateStore } from '../../media/private/private-store.ts';

/** Of the longer side, in pixels. */
export const screenSizes = [400, 1600] as const;
export type ScreenSize = (typeof screenSizes)[number];

export const originalFile = (id: string) => `${id}.data`;
export const screenFile = (id: string, size: ScreenSize, hasAlpha: boolean) =>
	`${id}/${size}.${hasAlpha ? 'png' : 'jpg'}`;
export const screenType = (hasAlpha: boolean) => (hasAlpha ? 'image/png' : 'image/jpeg');

export const filesOf = (id: string): string[] => [
	originalFile(id),
	...screenSizes.flatMap((size) => [screenFile(id, size, true), screenFile(id, size, false)]),
];

const jobName = 'designs.removeFiles';

interface Payload {
	/** Of pictures; those that have a row stay. */
	pictureIds: readonly string[];
}

/** In the transaction after which no one wants them. */
export async function sendPictureRemoval(
	sql: Sql,
	tenantId: string,
	pictureIds: readonly string[],
	startAfter?: Date,
): Promise<void> {
	if (pictureIds.length === 0) return;
	await sendJob(sql, tenantId, jobName, { pictureIds } satisfies Payload, startAfter ? { startAfter } : {});
}

export const removeDesignFilesJob = (store: PrivateStore): JobDefinition<Payload> =>
	defineJob<Payload>({
		name: jobName,
		mayTakeSeconds: 300,
		async run({ tenantId, payload: { pictureIds }, inTenant }) {
			const rows = await inTenant(
				(sql) => sql<{ id: string }[]>`
					select id from design_pictures where tenant_id = ${tenantId} and id = any(${[...pictureIds]}::uuid[])`,
			);
			const kept = new Set(rows.map(({ id }) => id));
			for (const id of pictureIds.filter((one) => !kept.has(one)))
				for (const file of filesOf(id)) await store.remove(tenantId, file);
		},
	});

/** Those that match and that no design and no release shows. @param which a condition on `p` */
export async function dropPictures(sql: Sql, tenantId: string, which: Fragment): Promise<void> {
	const dropped = await sql<{ id: string }[]>`
		delete from design_pictures p
		where p.tenant_id = ${tenantId} and ${which}
			and not exists (select from design_picture_uses u where u.tenant_id = ${tenantId} and u.picture_id = p.id)
			and not exists (
				select from design_releases r
				where r.tenant_id = ${tenantId} and r.pictures @> jsonb_build_array(jsonb_build_object('mediaId', p.id))
			)
		returning p.id`;
	await sendPictureRemoval(
		sql,
		tenantId,
		dropped.map(({ id }) => id),
	);
}
