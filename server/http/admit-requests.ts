// Which class of work a request is: it waits for the database together with others of its class, once for all that it does.
import type { FastifyInstance } from 'fastify';
import { type Admission, beginAdmission, runAdmitted } from '../database/gate/admission.ts';

declare module 'fastify' {
	interface FastifyRequest {
		admission: Admission | null;
	}
}

const reading = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Before every hook that asks the database. What a route knows better it says by `classify`. */
export function admitRequests(app: FastifyInstance): void {
	app.decorateRequest('admission', null);
	app.addHook('onRequest', (request, _reply, done) => {
		request.admission = beginAdmission(reading.has(request.method) ? 'read' : 'change');
		runAdmitted(request.admission, done);
	});
	// The body comes by events of the connection, which know nothing of the request.
	app.addHook('preValidation', (request, _reply, done) => {
		if (request.admission) runAdmitted(request.admission, done);
		else done();
	});
}
