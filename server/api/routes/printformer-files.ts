// The file of a design at Printformer that is looked at and released: for those who reach the design.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isId } from '../../../rules/ids.ts';
import type { SignIn } from '../../accounts/sign-in/open.ts';
import { designReader } from '../../designs/access/design-access.ts';
import { findReached } from '../../designs/drafts/find-drafts.ts';
import { findShownCopy, type WantedCopy } from '../../designs/printformer/find-shown-copy.ts';
import { proofFile } from '../../designs/printformer/make-copy.ts';
import type { PrintformerServices } from '../../designs/printformer/services.ts';
import { Refused } from '../../failure.ts';
import { orderTokens } from '../cookies.ts';
import { userOf } from '../session.ts';
import { respondRefused } from './files.ts';

interface Parts {
	services: PrintformerServices;
	signIn: SignIn;
}

const idIn = ({ params }: FastifyRequest): string => String((params as Record<string, string>).id ?? '').toLowerCase();

/** One that is shown, or the one of a release. */
function wantedIn({ query }: FastifyRequest): WantedCopy {
	const idOf = (value: unknown) => (typeof value === 'string' && isId(value) ? value : undefined);
	const { copy, release } = query as Record<string, unknown>;
	return { copyId: idOf(copy), releaseId: idOf(release) };
}

export function addPrintformerFiles(scope: FastifyInstance, { services, signIn }: Parts): void {
	const { database, store } = services;

	async function sendProof(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
		const { tenant } = request;
		const id = idIn(request);
		const wanted = wantedIn(request);
		if (!tenant || !isId(id)) throw new Refused('NOT_FOUND');
		const user = await userOf(request, signIn.subjects);
		const reader = designReader(user, orderTokens(request));
		const copyId = await database.inTenant(tenant.id, async (sql) => {
			const draft = await findReached(sql, tenant.id, reader, id);
			return draft && findShownCopy(sql, tenant.id, id, wanted);
		});
		const file = copyId && (await store.read(tenant.id, proofFile(copyId)));
		if (!file) throw new Refused('NOT_FOUND');
		return reply
			.headers({ 'cache-control': 'private, no-store', 'content-disposition': 'inline; filename="proof.pdf"' })
			.type('application/pdf')
			.send(file.stream);
	}

	scope.get('/service-api/designs/:id/proof.pdf', (request, reply) =>
		respondRefused(reply, () => sendProof(request, reply)),
	);
}
