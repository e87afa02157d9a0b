// Forms of blocks, sent without JavaScript to the page that they stand on: it says in their place what became of it, with everything that was typed where
// something is wrong.
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { contactParameters } from '../../../rules/contact-requests/pages.ts';
import { actionWidgetType } from '../../../rules/pages/action-widget.ts';
import type { ShownSection } from '../../../rules/pages/block.ts';
import { anchorOf } from '../../../rules/pages/layout.ts';
import { requestMeetingLink } from '../../contact-requests/leads/request-meeting-link.ts';
import { contactFormType, sendForm } from '../../contact-requests/requests/send-form.ts';
import { isForMachines } from '../../http/refuse.ts';
import type { WantedPage } from '../../pages/find-page.ts';
import { findPublishedSection } from '../../pages/find-published-section.ts';
import type { Tenant } from '../../tenants/find-tenant.ts';
import { readAddress } from '../rendering/render-page.ts';
import { contactCaller, contactOutcomeOf, contactStatusCodes, sentValuesOf } from './contact-requests.ts';
import { addPublicForm } from './plain-forms.ts';
import { type SentPageParts, sentPageWriter } from './sent-page.ts';

/** By plain parameters, so that forms at addresses of their own come first in every language. */
const paths = ['/', '/:slug', '/links/:slug', '/:language/:slug', '/:language/links/:slug'];

function wantedPage(path: string): WantedPage | undefined {
	if (path === '/' || path === '') return 'home';
	const [, link, slug = ''] = /^\/(links\/)?([\w-]+)\/?$/.exec(path) ?? [];
	return slug === '' ? undefined : { kind: link ? 'link' : 'page', slug };
}

type Sending = 'request' | 'meetingLink' | undefined;

function sendingOf({ type, values }: ShownSection): Sending {
	if (type === contactFormType) return 'request';
	return type === actionWidgetType && values.action === 'onboarding' ? 'meetingLink' : undefined;
}

/** Where a form of a page may be sent to; undefined: no page can be there. */
function findPlaceOf(tenant: Tenant, url: string) {
	const { pathname } = new URL(url, 'http://shop');
	const address = readAddress(tenant, pathname);
	if ('movedTo' in address || isForMachines({ url: pathname })) return undefined;
	const { base, language } = address;
	const page = pathname.slice(base.length) || '/';
	const wanted = wantedPage(page);
	return wanted && { pathname, base, language, page, wanted };
}

const isForm = ({ headers }: FastifyRequest): boolean =>
	headers['content-type']?.startsWith('application/x-www-form-urlencoded') ?? false;

export function addPageForms(scope: FastifyInstance, parts: SentPageParts): void {
	scope.register(async (own) => {
		// Whatever else is sent somewhere is still not found.
		own.addHook('onRequest', async (request, reply) => {
			const { tenant } = request;
			if (!tenant || !isForm(request) || !findPlaceOf(tenant, request.url)) return reply.callNotFound();
		});
		for (const path of paths) addPageForm(own, path, parts);
	});
}

function addPageForm(scope: FastifyInstance, path: string, parts: SentPageParts): void {
	const write = sentPageWriter(parts);
	addPublicForm(scope, path, async ({ request, tenant, form }) => {
		const place = findPlaceOf(tenant, request.url);
		if (!place) return '/';
		const { pathname, base, language, page, wanted } = place;
		const { caller, inTenant } = await contactCaller(parts, request, tenant);
		const section = await inTenant((sql) =>
			findPublishedSection(sql, tenant, wanted, { section: form.get('section') ?? '', language }),
		);
		const sending = section && sendingOf(section);
		// The page has changed meanwhile: it is shown as it is now.
		if (!section || !sending) return pathname;
		const values = sentValuesOf(form);
		const outcome = await contactOutcomeOf(form, () =>
			sending === 'request'
				? sendForm(inTenant, caller, { section, values, language, page })
				: requestMeetingLink(inTenant, caller, { email: values.email ?? '', language, page }),
		);
		if (outcome === 'sent')
			return `${pathname}?${new URLSearchParams({ [contactParameters.outcome]: section.id })}#${anchorOf(section)}`;
		const sent = { page, base, outcome, values: { ...values, country: tenant.country } };
		return write({ ...sent, user: caller.user, status: contactStatusCodes[outcome] });
	});
}
