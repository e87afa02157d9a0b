// In which categories a product stands, who sees them, and what follows from it.
import { IconSitemap } from '@tabler/icons-react';
import { Card } from '../../kit/card.tsx';
import { Checkbox } from '../../kit/checkbox.tsx';
import { Chip } from '../../kit/chip.tsx';
import { useConfirm } from '../../kit/confirm.tsx';
import { EmptyState } from '../../kit/empty-state.tsx';
import { Notice } from '../../kit/notice.tsx';
import { usePlatform } from '../../platform/environment.tsx';
import { namedTree } from './category-tree.ts';
import type { EditingContext, ProductValues } from './product-values.ts';
import type { TabProps } from './tab-props.ts';

type Category = EditingContext['categories'][number];

const indents = ['', 'ps-7', 'ps-14', 'ps-21', 'ps-28'];

export function AccessTab({ product, surroundings, editor, readOnly }: TabProps) {
	const { t } = usePlatform();
	const { values, set, errorOf } = editor;
	const confirm = useConfirm();
	const chosen = new Set(values.categoryIds);
	/** What was ticked a moment ago and is not saved can be unticked without a word. */
	const mayUnlink = ({ id, name }: Category) =>
		!product.categoryIds.includes(id) ||
		confirm({
			title: t('product.unlinkAsk', { name }),
			text: t(chosen.size === 1 ? 'product.unlinkLastText' : 'product.unlinkText'),
			confirmLabel: t('product.unlink'),
			colour: 'danger',
		});
	const toggle = async (category: Category, on: boolean) => {
		const { id } = category;
		if (!on && !(await mayUnlink(category))) return;
		const ids = on ? [...chosen, id] : [...chosen].filter((one) => one !== id);
		set({ categoryIds: ids.sort() });
	};
	if (surroundings.categories.length === 0)
		return (
			<EmptyState
				title={t('product.noCategories')}
				text={t('product.categoriesText')}
				picture={<IconSitemap aria-hidden size={32} />}
			/>
		);
	const error = errorOf('categories');
	return (
		<div className="grid items-start gap-4 tablet:grid-cols-[2fr_1fr]">
			<Card heading="h2" title={t('product.categories')}>
				<p className="mb-4 max-w-prose text-muted">{t('product.categoriesText')}</p>
				{error && <Notice kind="danger">{error}</Notice>}
				<ul className="grid gap-2">
					{namedTree(surroundings.categories).map((category) => (
						<li
							key={category.id}
							className={`flex flex-wrap items-center justify-between gap-2 border-b border-line pb-2 last:border-b-0 ${indents[Math.min(category.depth, indents.length - 1)]}`}
						>
							<Checkbox
								label={category.name}
								disabled={readOnly}
								checked={chosen.has(category.id)}
								onChange={(on) => toggle(category, on)}
							/>
							<span className="flex flex-wrap items-center gap-2 text-sm text-muted">
								<OpenTo category={category} />
								{!category.online && <Chip state="inactive" label={t('product.categoryOffline')} />}
							</span>
						</li>
					))}
				</ul>
			</Card>
			<Card heading="h2" title={t('product.result')}>
				<p role="status">
					<Visibility values={values} categories={surroundings.categories.filter(({ id }) => chosen.has(id))} />
				</p>
			</Card>
		</div>
	);
}

function OpenTo({ category: { openTo } }: { category: Category }) {
	const { t } = usePlatform();
	if (openTo === null) return t('product.openToAll');
	return openTo.length === 0 ? t('product.openToNobody') : t('product.openTo', { roles: openTo.join(', ') });
}

function Visibility({ values, categories }: { values: ProductValues; categories: readonly Category[] }) {
	const { t } = usePlatform();
	const online = categories.filter((category) => category.online);
	if (!values.published) return t('product.result.unpublished');
	if (categories.length === 0) return t('product.result.unlisted');
	if (online.length === 0) return t('product.result.offline');
	if (online.some(({ openTo }) => openTo === null)) return t('product.result.all');
	const roles = [...new Set(online.flatMap(({ openTo }) => openTo ?? []))].sort();
	return t('product.result.roles', { roles: roles.join(', ') });
}
