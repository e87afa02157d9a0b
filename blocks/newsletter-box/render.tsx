import { topicField } from '../../rules/newsletter/pages.ts';
import type { ShownBlock } from '../../rules/pages/block.ts';
import { FormTile, Missing, NewsletterForm } from '../stage/form-tile.tsx';
import { useForms } from '../stage/page-forms.ts';
import { useShown } from '../stage/shown.ts';
import { useStage } from '../stage/stage.tsx';
import type { block } from './block.ts';

/** The page of the newsletter says what became of it. */
export function Render({ section }: { section: ShownBlock<typeof block> }) {
	const { t, Text } = useStage();
	const forms = useForms();
	const shown = useShown();
	if (!forms.newsletter) return <Missing text={t('actionWidget.newsletterOff')} />;
	return (
		<FormTile section={section}>
			<NewsletterForm section={section} {...forms.newsletter}>
				{section.values.topics.map((id) => (
					<input key={id} type="hidden" name={topicField(id)} value="on" />
				))}
			</NewsletterForm>
			{shown.texts(section, 'note') && (
				<Text of={section} name="note" as="p" className="mt-3 text-sm wrap-break-word" />
			)}
		</FormTile>
	);
}
