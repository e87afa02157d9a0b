// What the print shop takes away of a line: the press-ready PDF, its job ticket, and sheets with copies side by side. For those who look after
// orders; to everybody else nothing of it exists.
import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isId } from '../../../rules/ids.ts';
import { mayDo } from '../../../rules/permissions.ts';
import { measureSheet, readSheetChoice, type SheetChoice } from '../../../rules/printing/sheets.ts';
import type { SubjectWatch } from '../../accounts/sign-in/watch-subjects.ts';
import type { Database } from '../../database/connection.ts';
import { Refused } from '../../failure.ts';
import { messageOf } from '../../graphql/errors.ts';
import { UploadCounter } from '../../http/upload-counter.ts';
import { plainName } from '../../import-export/tables/exported-file.ts';
import type { PrivateStore } from '../../media/private/private-store.ts';
import { imposeSheets } from '../../printing/impose.ts';
import { findOrderPrintLine, type OrderPrintLine, type PrintJob } from '../../printing/jobs/find-order-lines.ts';
import { printLineAddress } from '../../printing/jobs/graphql.ts';
import { describeJob } from '../../printing/jobs/job-ticket.ts';
import { pressFile } from '../../printing/jobs/press-files.ts';
import { UntrustedWorkFailure } from '../../untrusted-work/task.ts';
import { hasLapsedSession, userOf } from '../session.ts';
import { refuse } from './files.ts';

interface Parts {
	database: Database;
	subjects: SubjectWatch;
	store: PrivateStore;
}

interface Found {
	tenantId: string;
	userId: string;
	line: OrderPrintLine;
}

/** Sheets are work: not all of the machine for one person. */
const sheetsAtOnce = { perCaller: 1, perTenant: 2 };

const attached = (name: string) => ({
	'cache-control': 'private, no-store',
	'content-disposition': `attachment; filename="${plainName(name)}"`,
	'content-security-policy': "default-src 'none'; sandbox",
});

const digestOf = (sha256: string) => `sha-256=:${Buffer.from(sha256, 'hex').toString('base64')}:`;
const nameOf = ({ number, position }: OrderPrintLine) => `${number}-${position + 1}`;

interface MadeJob extends PrintJob {
	sha256: string;
	madeAt: Date;
}

const isMade = (job: PrintJob | null): job is MadeJob =>
	job !== null && job.state === 'made' && job.sha256 !== null && job.madeAt !== null;

export function addPrintJobs(scope: FastifyInstance, { database, subjects, store }: Parts): void {
	const counter = new UploadCounter(sheetsAtOnce);

	async function findLine(request: FastifyRequest): Promise<Found | undefined> {
		const { tenant } = request;
		const itemId = (request.params as { itemId: string }).itemId.toLowerCase();
		if (!tenant || !isId(itemId)) return undefined;
		const user = await userOf(request, subjects);
		if (hasLapsedSession(request, user)) throw new Refused('UNAUTHORIZED');
		if (!user || !mayDo(user, 'qOrder')) return undefined;
		const line = await database.inTenant(tenant.id, (sql) => findOrderPrintLine(sql, tenant.id, itemId));
		return line && { tenantId: tenant.id, userId: user.id, line };
	}

	scope.get(`${printLineAddress}/:itemId/press-file`, async (request, reply) => {
		const found = await findLine(request);
		const job = found?.line.job ?? null;
		if (!found || !isMade(job)) return refuse(reply, 'NOT_FOUND');
		const file = await store.read(found.tenantId, pressFile(job.id, job.inputs));
		if (!file) return refuse(reply, 'NOT_FOUND');
		const headers = { 'content-length': file.bytes, 'repr-digest': digestOf(job.sha256) };
		return reply
			.headers({ ...attached(`${nameOf(found.line)}.pdf`), ...headers })
			.type('application/pdf')
			.send(file.stream);
	});

	scope.get(`${printLineAddress}/:itemId/job-ticket`, async (request, reply) => {
		const found = await findLine(request);
		if (!found) return refuse(reply, 'NOT_FOUND');
		return reply
			.headers(attached(`${nameOf(found.line)}.json`))
			.type('application/json')
			.send(JSON.stringify(describeJob(found.line), null, '\t'));
	});

	/** Nothing but the file that was made goes onto a sheet. */
	async function readPressFile({ tenantId }: Found, job: MadeJob): Promise<Buffer | undefined> {
		const file = await store.read(tenantId, pressFile(job.id, job.inputs));
		const bytes = file && (await buffer(file.stream));
		return bytes && createHash('sha256').update(bytes).digest('hex') === job.sha256 ? bytes : undefined;
	}

	async function sendSheets(reply: FastifyReply, found: Found, job: MadeJob, choice: SheetChoice) {
		const pdf = await readPressFile(found, job);
		if (!pdf) return refuse(reply, 'NOT_FOUND');
		const { width, height, bleed, sides } = found.line.specification;
		const made = await imposeSheets(found.tenantId, pdf, {
			...{ sheet: measureSheet(choice), sides: sides.length > 1 ? 2 : 1, fill: 'repeat' },
			...{ title: nameOf(found.line), created: job.madeAt, product: { width, height, bleed } },
		});
		if ('refused' in made)
			return reply.code(422).send({ statusCode: 422, message: messageOf('VALIDATION'), reason: made.refused });
		return reply
			.headers(attached(`${nameOf(found.line)}-${choice.format}.pdf`))
			.type('application/pdf')
			.send(made.pdf);
	}

	async function sendCounted(reply: FastifyReply, found: Found, job: MadeJob, choice: SheetChoice) {
		const end = counter.begin(found.tenantId, found.userId);
		if (!end) return refuse(reply, 'BUSY');
		try {
			return await sendSheets(reply, found, job, choice);
		} catch (error) {
			if (!(error instanceof UntrustedWorkFailure)) throw error;
			return refuse(reply, error.reason === 'busy' ? 'BUSY' : 'TOO_SLOW');
		} finally {
			end();
		}
	}

	scope.get(`${printLineAddress}/:itemId/sheets`, async (request, reply) => {
		const found = await findLine(request);
		const job = found?.line.job ?? null;
		if (!found || !isMade(job)) return refuse(reply, 'NOT_FOUND');
		const choice = readSheetChoice(request.query as Record<string, unknown>);
		if (typeof choice === 'string') return refuse(reply, 'VALIDATION', choice);
		return sendCounted(reply, found, job, choice);
	});
}
