// A regular page at its address, or what is shown there where a shop has built none.
import { usePlatform } from '../../platform/environment.tsx';
import { useResult, useRouteLocation } from '../../platform/page.ts';
import { MoreTexts } from '../../platform/page-texts.tsx';
import { ownPage, regularPage } from './content-queries.ts';
import { ContentView } from './content-view.tsx';
import { componentOf, type OfferSample, sampleAt } from './offer-samples.ts';

export function Component() {
	const sample = sampleAt(useRouteLocation().params.slug);
	return sample ? <OfferPage key={sample.name} sample={sample} /> : <RegularPage />;
}

function RegularPage() {
	const { page } = useResult(regularPage(usePlatform(), useRouteLocation()));
	return <ContentView page={page} />;
}

function OfferPage({ sample }: { sample: OfferSample }) {
	const { ownPage: page } = useResult(ownPage(usePlatform(), useRouteLocation()));
	const Sample = componentOf(sample);
	if (page) return <ContentView page={page} />;
	return (
		Sample && (
			<MoreTexts groups={sample.groups}>
				<Sample />
			</MoreTexts>
		)
	);
}
