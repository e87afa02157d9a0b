// The customer portal: a page for everything, or one for a single thing.
import type { PortalSession } from '../objects.ts';
import { keep, type Scope, take } from '../scope.ts';
import { notModelled } from '../wire/failures.ts';
import type { FormBranch } from '../wire/forms.ts';
import { newId } from '../wire/ids.ts';
import { ignored, object, oneOf, readParams, required, text, url } from '../wire/params.ts';

const flow = object({
	type: required(
		oneOf('payment_method_update', 'subscription_cancel', 'subscription_update', 'subscription_update_confirm'),
	),
	after_completion: object({
		type: required(oneOf('hosted_confirmation', 'portal_homepage', 'redirect')),
		redirect: object({ return_url: required(url) }),
		hosted_confirmation: ignored,
	}),
	subscription_cancel: ignored,
	subscription_update: ignored,
});

function flowOf(given: ReturnType<typeof flow>): PortalSession['flow'] {
	if (!given) return null;
	if (given.type !== 'payment_method_update') throw notModelled(`the flow ${given.type}`, 'flow_data[type]');
	const { type = 'portal_homepage', redirect } = given.after_completion ?? {};
	return {
		after_completion: { hosted_confirmation: null, redirect: redirect ?? null, type },
		customer_update: null,
		subscription_cancel: null,
		subscription_pause: null,
		subscription_update: null,
		subscription_update_confirm: null,
		type: given.type,
	};
}

export function openPortal(scope: Scope, form: FormBranch): PortalSession {
	const given = readParams(
		{ customer: required(text()), return_url: url, locale: text(10), configuration: text(), flow_data: flow },
		form,
	);
	take(scope, 'customer', given.customer, 'customer', 400);
	const id = newId('bps_');
	const opened = flowOf(given.flow_data);
	return keep(scope, 'billing_portal.session', {
		id,
		object: 'billing_portal.session',
		configuration: given.configuration ?? 'bpc_sandbox',
		created: scope.now,
		customer: given.customer,
		customer_account: null,
		flow: opened,
		livemode: false,
		locale: given.locale ?? null,
		on_behalf_of: null,
		return_url: given.return_url ?? null,
		url: `${scope.publicUrl}/p/session/${id}${opened ? '/card' : ''}`,
	});
}
