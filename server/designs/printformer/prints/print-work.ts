// What a job has that works on a print.
import type { InTenant } from '../../../database/connection.ts';
import type { JobLog } from '../../../jobs/define-job.ts';
import type { PrintformerServices } from '../services.ts';

export interface PrintWork {
	services: PrintformerServices;
	tenantId: string;
	inTenant: InTenant;
	log: JobLog;
	signal: AbortSignal;
}
