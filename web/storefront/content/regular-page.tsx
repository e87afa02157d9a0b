// A regular page at its address, or what is shown there where a shop has built none.
import { usePlatform } from '../../platform/environment.tsx';
import { useAnswer, usePlace } from '../../platform/page.ts';
import { MoreTexts } from '../../platform/page-texts.tsx';
import { ownPage, regularPage } from './content-queries.ts';
import { ContentView } from './content-view.tsx';
import { componentOf, type OfferSample, sampleAt } from './offer-samples.ts';

export function Component() {
	const sample = sampleAt(usePlace().params.slug);
	return sample ? <OfferPage key={sample.name} sample={sample} /> : <RegularPage />;
}

function RegularPage() {
	const { page } = useAnswer(regularPage(usePlatform(), usePlace()));
	return <ContentView page={page} />;
}

function OfferPage({ sample }: { sample: OfferSample }) {
	const { ownPage: page } = useAnswer(ownPage(usePlatform(), usePlace()));
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
