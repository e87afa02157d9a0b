// Has the sizes made of pictures that have none yet: jobs are not in an export, and a picture may have been waiting for its own.
import type { Sql } from '../database/connection.ts';
import { sendJob } from '../jobs/send-job.ts';
import { contentTypes } from './media-path.ts';
import { mediaSizesJobName } from './sizes-job.ts';

export async function sendMissingSizes(sql: Sql, { id: tenantId }: { id: string }): Promise<void> {
	const pictures = await sql<{ id: string }[]>`
		select id from media where tenant_id = ${tenantId} and sizes = '{}' and content_type <> ${contentTypes.svg} and remote_url is null`;
	for (const { id: mediaId } of pictures) await sendJob(sql, tenantId, mediaSizesJobName, { mediaId });
}
