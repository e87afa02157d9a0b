// Where visitors are asked about cookies: first in the document, so that the keyboard comes there first. Only those who have not
// answered yet, or want to answer anew, load the banner; the page itself is the same for everybody.
import { lazy, Suspense, useEffect, useState } from 'react';
import { openConsentEvent, readConsent } from '../../platform/consent.ts';

const ConsentBanner = lazy(() => import('../../consent/consent-banner.tsx'));

export function ConsentSpot() {
	const [asked, setAsked] = useState(0);
	useEffect(() => {
		const ask = () => setAsked((times) => times + 1);
		if (!readConsent()) ask();
		window.addEventListener(openConsentEvent, ask);
		return () => window.removeEventListener(openConsentEvent, ask);
	}, []);
	return asked ? (
		<Suspense>
			<ConsentBanner key={asked} again={asked > 1 || readConsent() !== undefined} onDone={() => setAsked(0)} />
		</Suspense>
	) : null;
}
