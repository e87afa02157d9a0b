// Whom a category is open to, with what comes of it below those above.
import { openToAt } from '../../../rules/catalogue/category-tree.ts';
import { Card } from '../../kit/card.tsx';
import { Label } from '../../kit/label.tsx';
import { MultiSelect } from '../../kit/multi-select.tsx';
import { Notice } from '../../kit/notice.tsx';
import { usePlatform } from '../../platform/environment.tsx';
import type { CategoryFormProps } from './category-form.tsx';

export function AccessCard({ editor, tree, roles, readOnly }: Omit<CategoryFormProps, 'id'>) {
	const { t } = usePlatform();
	const { values, set } = editor;
	return (
		<Card heading="h2" title={t('categories.access')}>
			<MultiSelect
				label={t('categories.roles')}
				hint={t('categories.rolesHint')}
				disabled={readOnly}
				value={values.roleIds}
				onChange={(roleIds) => set({ roleIds })}
				choices={roles.map(({ id, label }) => ({ value: id, label }))}
			/>
			{values.roleIds.length === 0 && (
				<p className="mt-2">
					<Label>{t('categories.all')}</Label>
				</p>
			)}
			<div className="mt-4" aria-live="polite">
				<Result editor={editor} tree={tree} roles={roles} />
			</div>
		</Card>
	);
}

function Result({ editor: { values }, tree, roles }: Pick<CategoryFormProps, 'editor' | 'tree' | 'roles'>) {
	const { t } = usePlatform();
	const open = openToAt(tree, values.parentId, values.roleIds);
	if (open === null) return <p className="text-sm text-muted">{t('categories.openToAll')}</p>;
	const names = roles
		.filter(({ id }) => open.includes(id))
		.map(({ label }) => label)
		.join(', ');
	if (open.length === 0) return <Notice kind="warning">{t('categories.openToNobody')}</Notice>;
	const narrowed = open.length < values.roleIds.length || values.roleIds.length === 0;
	return (
		<Notice kind="info">
			{narrowed ? t('categories.openToParent', { roles: names }) : t('categories.openTo', { roles: names })}
		</Notice>
	);
}
