// Where the entry of a category leads instead of to its own page, and in which window.
import { Card } from '../../kit/card.tsx';
import { RadioGroup } from '../../kit/radio-group.tsx';
import { TextField } from '../../kit/text-field.tsx';
import { usePlatform } from '../../platform/environment.tsx';
import type { CategoryFormProps } from './category-form.tsx';

const anyNewWindow = '_blank';

export function LinkCard({ editor, readOnly }: Pick<CategoryFormProps, 'editor' | 'readOnly'>) {
	const { t } = usePlatform();
	const { values, set, errorOf } = editor;
	return (
		<Card heading="h2" title={t('categories.link')}>
			<div className="grid gap-4 phone:grid-cols-2">
				<div className="phone:col-span-2">
					<TextField
						label={t('categories.linkUrl')}
						hint={t('categories.linkUrlHint')}
						kind="link"
						disabled={readOnly}
						value={values.linkUrl}
						onChange={(linkUrl) => set({ linkUrl })}
						error={errorOf('linkUrl')}
					/>
				</div>
				<RadioGroup
					label={t('categories.linkTarget')}
					disabled={readOnly}
					value={values.linkTarget === '' ? 'same' : 'new'}
					onChange={(chosen) => set({ linkTarget: chosen === 'same' ? '' : anyNewWindow })}
					choices={[
						{ value: 'same', label: t('categories.sameWindow') },
						{ value: 'new', label: t('categories.newWindow') },
					]}
				/>
				{values.linkTarget !== '' && (
					<TextField
						label={t('categories.windowName')}
						hint={t('categories.windowNameHint')}
						disabled={readOnly}
						value={values.linkTarget}
						onChange={(linkTarget) => set({ linkTarget })}
						error={errorOf('linkTarget')}
						autoComplete="off"
					/>
				)}
			</div>
		</Card>
	);
}
