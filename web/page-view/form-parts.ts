// What the forms of blocks know of the page that they stand on.
import { useMemo } from 'react';
import type { PageForms } from '../../blocks/stage/page-forms.ts';
import { contactParameters } from '../../rules/contact-requests/pages.ts';
import { newsletterPages } from '../../rules/newsletter/pages.ts';
import { usePlatform } from '../platform/environment.tsx';
import { useRouteLocation } from '../platform/page.ts';
import { laterParts } from './later-parts.ts';

function useForms(): PageForms {
	const { t, base, shopName, shopfront, sentForm } = usePlatform();
	const sent = useRouteLocation().search.get(contactParameters.outcome);
	const { privacy } = shopfront.legal;
	const hasNewsletter = shopfront.newsletter !== 'off';
	return useMemo(
		() => ({
			isSent: ({ id }) => id === sent,
			sentOf: ({ id }) => (sentForm?.values.section === id ? sentForm : undefined),
			privacy: privacy && { to: `/${privacy.slug}`, title: privacy.title },
			newsletter: hasNewsletter
				? { action: `${base}${newsletterPages.request}`, consent: t('newsletter.consent', { shop: shopName }) }
				: undefined,
		}),
		[t, base, shopName, sentForm, sent, privacy, hasNewsletter],
	);
}

laterParts.useForms = useForms;
