// The file of a template, for staff who take it to another shop.
import type { FastifyInstance } from 'fastify';
import { isId } from '../../../rules/ids.ts';
import type { SignIn } from '../../accounts/sign-in/open.ts';
import type { Database } from '../../database/connection.ts';
import { exportTemplate } from '../../designs/authoring/export-template.ts';
import type { DesignStores } from '../../designs/pictures/find-artwork.ts';
import { Refused } from '../../failure.ts';
import { originOf } from '../session.ts';
import { allowed, respondRefused, send } from './files.ts';

interface Parts {
	database: Database;
	signIn: SignIn;
	stores: DesignStores;
	behindProxy: boolean;
}

export function addDesignTemplates(scope: FastifyInstance, { database, signIn, stores, behindProxy }: Parts): void {
	scope.get('/service-api/designs/:id/template.json', (request, reply) =>
		respondRefused(reply, async () => {
			const who = await allowed(signIn.subjects, request, reply, 'mProd');
			if (!who) return reply;
			const { id } = request.params as { id: string };
			if (!isId(id)) throw new Refused('NOT_FOUND');
			const { user, tenant } = who;
			const caller = { ...originOf(request, behindProxy), tenant, user, services: signIn.services };
			const { name, json } = await exportTemplate((work) => database.inTenant(tenant.id, work), caller, stores, id);
			return send(reply, { name, contentType: 'application/json', content: Buffer.from(json) });
		}),
	);
}
