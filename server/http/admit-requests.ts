// Which class of work a request is: it waits for the database together with others of its class, once for all that it does.
import type { FastifyInstance } from 'fastify';
import { type Admission, beginAdmission, runAdmitted } from '../database/gate/admission.ts';
import type { Trace } from '../trace.ts';
import type { RequestTrace } from './request-trace.ts';

declare module 'fastify' {
	interface FastifyRequest {
		admission: Admission | null;
	}
}

const reading = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Before every hook that asks the database. What a route knows better it says by `classify`. */
export function admitRequests(app: FastifyInstance, { traceIdOf }: RequestTrace): void {
	app.decorateRequest('admission', null);
	app.addHook('onRequest', (request, _reply, done) => {
		const traceId = traceIdOf(request.raw);
		const trace: Trace = traceId === undefined ? { requestId: request.id } : { requestId: request.id, traceId };
		request.admission = beginAdmission(reading.has(request.method) ? 'read' : 'change', trace);
		runAdmitted(request.admission, done);
	});
	// The body comes by events of the connection, which know nothing of the request.
	app.addHook('preValidation', (request, _reply, done) => {
		if (request.admission) runAdmitted(request.admission, done);
		else done();
	});
}
