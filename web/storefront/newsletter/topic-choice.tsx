// What someone wants to read about: a box for each topic of the shop, nothing where it has none.
import { topicField } from '../../../rules/newsletter/pages.ts';
import { newsletterTopicNameKey } from '../../../rules/texts/entity-keys.ts';
import { named } from '../../../rules/texts/translator.ts';
import { Checkbox } from '../../kit/checkbox.tsx';
import { usePlatform } from '../../platform/environment.tsx';
import { useResult } from '../../platform/page.ts';
import { topicsQuery } from './topics-query.ts';

interface TopicChoiceProps {
	chosen: readonly string[];
	onChange(chosen: string[]): void;
}

export function TopicChoice({ chosen, onChange }: TopicChoiceProps) {
	const platform = usePlatform();
	const { t } = platform;
	const { newsletterTopics } = useResult(topicsQuery(platform));
	if (newsletterTopics.length === 0) return null;
	return (
		<fieldset className="grid gap-2">
			<legend className="mb-2 font-medium">{t('newsletter.topics')}</legend>
			{newsletterTopics.map(({ id, name }) => (
				<Checkbox
					key={id}
					label={named(newsletterTopicNameKey(id), name)}
					name={topicField(id)}
					checked={chosen.includes(id)}
					onChange={(on) => onChange(on ? [...chosen, id] : chosen.filter((other) => other !== id))}
				/>
			))}
			<p className="text-sm text-hint">{t('newsletter.topicsHint')}</p>
		</fieldset>
	);
}
