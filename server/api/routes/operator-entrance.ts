// Where operators of the platform come into a shop: a page that sends the ticket behind the # of its address, by POST from this very shop. The ticket
// is the proof; browsers send what stands behind a # to nobody. And where they leave it.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { enterShop } from '../../accounts/operators/enter-shop.ts';
import type { SignIn } from '../../accounts/sign-in/open.ts';
import { logOut } from '../../accounts/sign-in/refresh.ts';
import { Refused } from '../../failure.ts';
import { entrancePath, landingPath, leavingPath } from '../../tenants/operators/open-shop.ts';
import { clearTokens, setTokens } from '../cookies.ts';
import { sendEntrance, sendLeft, sendUnknownHost } from '../plain-pages.ts';
import { originOf, sessionIdsOf } from '../session.ts';
import { addPublicForm } from './plain-forms.ts';

interface Parts {
	signIn: SignIn;
	behindProxy: boolean;
}

const scriptPath = `${entrancePath}.js`;

/** The address keeps nothing of the ticket, also not in the history. */
const script = `const form = document.forms[0];
form.elements.ticket.value = location.hash.slice(1);
history.replaceState(null, '', location.pathname + location.search);
form.submit();
`;

const wantedPath = ({ url }: FastifyRequest) => new URL(url, 'http://shop').searchParams.get('to');

export function addOperatorEntrance(scope: FastifyInstance, { signIn, behindProxy }: Parts): void {
	scope.get(entrancePath, async (request, reply) =>
		sendEntrance(request, reply, { action: entrancePath, script: scriptPath, to: landingPath(wantedPath(request)) }),
	);
	scope.get(scriptPath, async (_request, reply) =>
		reply.header('cache-control', 'no-cache').type('text/javascript; charset=utf-8').send(script),
	);
	// From the pages of the shop: the administration signs out by itself.
	addPublicForm(scope, leavingPath, async ({ request, tenant }) => {
		const sessions = sessionIdsOf(request, tenant.id, signIn);
		const operator = await logOut(signIn, tenant.id, sessions, originOf(request, behindProxy));
		return async (given: FastifyRequest, reply: FastifyReply) => {
			clearTokens(given, reply);
			return operator ? sendLeft(given, reply, `${operator.home}/admin/tenants`) : reply.redirect('/', 303);
		};
	});
	addPublicForm(scope, entrancePath, async ({ request, tenant, form, base }) => {
		try {
			const origin = originOf(request, behindProxy);
			const { tokens } = await enterShop(signIn, tenant, origin, form.get('ticket') ?? '');
			return async (_request: FastifyRequest, reply: FastifyReply) => {
				setTokens(request, reply, tokens);
				return reply.redirect(landingPath(form.get('to')), 303);
			};
		} catch (error) {
			if (!(error instanceof Refused)) throw error;
			// A deleted shop is not there for whoever has no valid ticket.
			return tenant.deletedAt
				? async (given: FastifyRequest, reply: FastifyReply) => sendUnknownHost(given, reply)
				: `${base}/login?ticket=used`;
		}
	});
}
