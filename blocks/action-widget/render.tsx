import { isPublicationAddress } from '../../rules/contact-requests/publication.ts';
import type { ShownBlock } from '../../rules/pages/block.ts';
import { CallTile } from '../stage/call-tile.tsx';
import { Missing } from '../stage/form-tile.tsx';
import { useForms } from '../stage/page-forms.ts';
import { useStage } from '../stage/stage.tsx';
import type { block } from './block.ts';
import { NewsletterTile, OnboardingTile, SubstackTile } from './tiles.tsx';

type Section = ShownBlock<typeof block>;

const one = ['first'] as const;
const two = ['first', 'second'] as const;

export function Render({ section }: { section: Section }) {
	const { t } = useStage();
	const forms = useForms();
	const { action, publication } = section.values;
	switch (action) {
		case 'none':
			return <CallTile of={section} calls={[]} />;
		case 'oneButton':
			return <CallTile of={section} calls={one} />;
		case 'twoButtons':
			return <CallTile of={section} calls={two} />;
		case 'onboarding':
			return <OnboardingTile section={section} />;
		case 'newsletter':
			return forms.newsletter ? (
				<NewsletterTile section={section} {...forms.newsletter} />
			) : (
				<Missing text={t('actionWidget.newsletterOff')} />
			);
		default:
			return isPublicationAddress(publication) ? (
				<SubstackTile section={section} publication={publication} />
			) : (
				<Missing text={t('actionWidget.noPublication')} />
			);
	}
}
