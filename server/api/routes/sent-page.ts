// A page that shows what one reader has sent without JavaScript, or what a link from a mail leads to: rendered for them alone, never cached.
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { SentForm } from '../../../rules/page-contract.ts';
import type { SignIn } from '../../accounts/sign-in/open.ts';
import type { Subject } from '../../accounts/subject.ts';
import { noteOverload } from '../../http/overload-log.ts';
import { PageTurns } from '../../rendering/page-turns.ts';
import { type RenderParts, readAddress, renderPage } from '../rendering/render-page.ts';
import { hasLapsed, originOf } from '../session.ts';
import { fieldsOf, makeOnce } from './pages.ts';

export interface SentPageParts extends RenderParts {
	signIn: SignIn;
	behindProxy: boolean;
}

interface SentPage extends SentForm {
	base: string;
	user: Subject | undefined;
	/** Where the page itself is there. */
	status: number;
}

type WriteSentPage = (sent: SentPage) => (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;

/** @returns what responds to a request with its page */
export function sentPageWriter(parts: SentPageParts): WriteSentPage {
	const turns = new PageTurns();
	return ({ page, base, user, status: wanted, outcome, values }) =>
		async (request, reply) => {
			const { tenant } = request;
			const address = tenant && readAddress(tenant, `${base}${page}`);
			if (!address || 'movedTo' in address) return reply.redirect(`${base}${page}`, 303);
			const report = (error: unknown) => {
				if (!noteOverload(request, error)) request.log.error({ err: error, tenant: tenant.slug }, 'page failed');
			};
			const reader = {
				...{ user, hasLapsed: hasLapsed(request, user), origin: originOf(request, parts.behindProxy).shop },
				sentForm: { page, outcome, values },
			};
			const { status, document } = await turns.run(tenant.id, () => renderPage(parts, tenant, address, report, reader));
			const { body, encoding } = makeOnce(document, request.headers['accept-encoding']);
			return reply
				.code(status === 200 ? wanted : status)
				.headers(fieldsOf({ encoding, own: true }))
				.send(body);
		};
}
