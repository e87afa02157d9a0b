// Inspects the file that is shown before a release, as uploaded print data is.
import type { Inspection } from '../../../../rules/printing/inspection.ts';
import { inspectMadePdf } from '../../../printing/data/inspection/inspection-work.ts';
import { UnreadableProof } from './proof-work.ts';

/** Of all rows of a series; colours are looked for on the first pages. */
const limits = { mostPages: 10_000, mostPreviews: 10 };

/** @throws UnreadableProof, UntrustedWorkFailure with `busy` or `cancelled` */
export async function inspectProof(tenantId: string, bytes: Buffer, signal?: AbortSignal): Promise<Inspection> {
	const inspected = await inspectMadePdf(tenantId, bytes, limits, signal);
	if (typeof inspected !== 'string') return inspected.inspection;
	throw new UnreadableProof(['tooManyPages', 'tooSlow', 'tooMuchMemory'].includes(inspected));
}
