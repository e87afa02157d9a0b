// Topics of the newsletter, chosen from those of the shop. One that the shop has given up since is not shown, and leaves with the next choice.
import { useQuery } from '@tanstack/react-query';
import { newsletterTopicNameKey } from '../../../rules/texts/entity-keys.ts';
import { named } from '../../../rules/texts/translator.ts';
import { MultiSelect } from '../../kit/multi-select.tsx';
import { usePlatform } from '../../platform/environment.tsx';
import { type Data, textOf } from '../../platform/graphql.ts';
import { newsletterTopicsDocument } from '../../storefront/newsletter/newsletter.documents.ts';
import type { ControlProps } from './fields-form.tsx';

function useTopics() {
	const { ask, language } = usePlatform();
	return useQuery({
		queryKey: [textOf(newsletterTopicsDocument), language],
		queryFn: async () =>
			((await ask(newsletterTopicsDocument, { language })) as Data<typeof newsletterTopicsDocument>).newsletterTopics,
	});
}

export function TopicsField({ label, value, onChange }: ControlProps<readonly string[]>) {
	const { t } = usePlatform();
	const { data: topics, isError } = useTopics();
	const known = value.filter((id) => topics?.some((topic) => topic.id === id));
	return (
		<MultiSelect
			label={label}
			hint={t(topics?.length === 0 ? 'pageEditor.noTopics' : 'pageEditor.topicsHint')}
			error={isError ? t('pageEditor.topicsNotLoaded') : null}
			disabled={!topics?.length}
			value={topics ? known : [...value]}
			onChange={onChange}
			choices={(topics ?? []).map(({ id, name }) => ({ value: id, label: named(newsletterTopicNameKey(id), name) }))}
		/>
	);
}
