// What a page is called and where it stands: the fields that a new one and an old one have in common.
import { pageAddress } from '../../../rules/pages/addresses.ts';
import type { PageKind } from '../../../rules/pages/block.ts';
import { TextField } from '../../kit/text-field.tsx';
import { usePlatform } from '../../platform/environment.tsx';
import type { Editor } from '../editor.ts';
import { TranslationFields } from '../translation-fields.tsx';
import { futureSlug, type NamedPage, nameRules, slugProblem } from './page-values.ts';

interface PageFieldsProps {
	editor: Pick<Editor<NamedPage>, 'values' | 'set' | 'errorOf'>;
	kind: PageKind;
	/** The address it has; none while it is being made. */
	known?: string;
	readOnly?: boolean;
	/** The law wants the page: why its address stays. */
	needed?: boolean;
}

export function PageFields({ editor, kind, known, readOnly = false, needed = false }: PageFieldsProps) {
	const platform = usePlatform();
	const { t } = platform;
	const { values, set, errorOf } = editor;
	const typed = values.slug.trim();
	const slug = futureSlug(values, platform);
	const problem = typed === '' ? undefined : slugProblem(typed, kind, platform);
	const found =
		slug && !problem && t('adminPages.slugHint', { address: window.location.host + pageAddress(kind, slug) });
	const moves = known !== undefined && typed !== '' && typed !== known;
	return (
		<div className="grid gap-4">
			<TranslationFields
				name="names"
				labelIn={(language) => t('adminPages.nameIn', { language })}
				otherHint={t('adminPages.fallbackHint')}
				rules={nameRules}
				words={values.names}
				onChange={(names) => set({ names })}
				// Its own words say what is missing, not those of any field.
				errorOf={(name) => errorOf(name) ?? null}
				readOnly={readOnly}
			/>
			<TextField
				label={t('adminPages.slug')}
				hint={[
					found,
					problem && t('adminPages.slugRules'),
					typed === '' && t('adminPages.slugNewHint'),
					moves && !problem && t('adminPages.slugMoved'),
					needed && t('adminPages.neededAddress'),
				]
					.filter(Boolean)
					.join(' · ')}
				disabled={readOnly}
				value={values.slug}
				onChange={(changed) => set({ slug: changed })}
				error={errorOf('slug') ?? problem ?? null}
				autoComplete="off"
			/>
		</div>
	);
}
