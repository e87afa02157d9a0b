// Forms of blocks, sent without JavaScript to the page that they stand on: it says in their place what became of it, with everything that was typed where
// something is wrong.
import type { FastifyInstance } from 'fastify';
import { contactParameters } from '../../../rules/contact-requests/pages.ts';
import { actionWidgetType } from '../../../rules/pages/action-widget.ts';
import type { ShownSection } from '../../../rules/pages/block.ts';
import { anchorOf } from '../../../rules/pages/layout.ts';
import { requestMeetingLink } from '../../contact-requests/leads/request-meeting-link.ts';
import { contactFormType, sendForm } from '../../contact-requests/requests/send-form.ts';
import { isForMachines } from '../../http/refuse.ts';
import type { WantedPage } from '../../pages/find-page.ts';
import { findPublishedSection } from '../../pages/find-published-section.ts';
import { readAddress } from '../rendering/render-page.ts';
import { contactCaller, contactOutcomeOf, contactStatusCodes, sentValuesOf } from './contact-requests.ts';
import { addPublicForm } from './plain-forms.ts';
import { type SentPageParts, sentPageWriter } from './sent-page.ts';

/** A language is never `service-api`: unknown calls of programs stay unknown. */
const languagePart = '/:language(^[a-z]{2,3}-[a-z0-9-]+$)';

const paths = [
	'/',
	'/:slug',
	'/links/:slug',
	`${languagePart}`,
	`${languagePart}/:slug`,
	`${languagePart}/links/:slug`,
];

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

export function addPageForms(scope: FastifyInstance, parts: SentPageParts): void {
	const write = sentPageWriter(parts);
	for (const path of paths)
		addPublicForm(scope, path, async ({ request, tenant, form }) => {
			const { pathname } = new URL(request.url, 'http://shop');
			const address = readAddress(tenant, pathname);
			if ('movedTo' in address || isForMachines({ url: pathname })) return '/';
			const { base, language } = address;
			const page = pathname.slice(base.length) || '/';
			const wanted = wantedPage(page);
			const { caller, inTenant } = await contactCaller(parts, request, tenant);
			const section =
				wanted &&
				(await inTenant((sql) =>
					findPublishedSection(sql, tenant, wanted, { section: form.get('section') ?? '', language }),
				));
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
