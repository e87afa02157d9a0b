// Booking meetings for the shops of this process, and in the demo the sandbox of the calendar: it begins anew with each process, and so do its addresses
// and the webhooks that were registered with it.
import { connectJobName } from '../server/contact-requests/scheduling/connect-job.ts';
import type { Database } from '../server/database/connection.ts';
import { calendlyProvider } from '../server/integrations/scheduling/calendly.ts';
import type { SchedulingProvider } from '../server/integrations/scheduling/port.ts';
import { sendJob } from '../server/jobs/send-job.ts';

interface Scheduling {
	provider: SchedulingProvider;
	/** Has shops connect with it, once it can report to them. */
	connect(tenantIds: readonly string[]): Promise<void>;
}

export const startScheduling = (database: Database, sandboxUrl: string | undefined): Scheduling => ({
	provider: calendlyProvider({ sandboxUrl }),
	async connect(tenantIds) {
		if (sandboxUrl === undefined) return;
		for (const id of tenantIds) await database.inTenant(id, (sql) => sendJob(sql, id, connectJobName, {}));
	},
});
