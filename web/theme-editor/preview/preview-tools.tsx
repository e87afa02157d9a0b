// What is shown in the previews: which page, how wide, light or dark; and having it loaded again.
import {
	IconDeviceDesktop,
	IconDeviceMobile,
	IconDeviceTablet,
	IconLayoutColumns,
	IconRefresh,
} from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { MenuEntry } from '../../../rules/page-contract.ts';
import { Button } from '../../kit/button.tsx';
import { controlStyle } from '../../kit/field.tsx';
import { SelectArrow } from '../../kit/select.tsx';
import { usePlatform } from '../../platform/environment.tsx';
import type { Data } from '../../platform/graphql.ts';
import { useEditing } from '../editing.tsx';
import { Segments } from '../segments.tsx';
import { previewProductDocument } from '../theme-editor.documents.ts';
import type { View } from './previews.tsx';

interface PreviewToolsProps {
	/** Without the base. */
	page: string;
	onPage(page: string): void;
	view: View;
	onView(view: View): void;
	/** Whether there is room for all three. */
	roomy: boolean;
	published: boolean;
	onPublished(published: boolean): void;
	onReload(): void;
}

export function PreviewTools({
	page,
	onPage,
	view,
	onView,
	roomy,
	published,
	onPublished,
	onReload,
}: PreviewToolsProps) {
	const { t } = usePlatform();
	const { scheme, setScheme } = useEditing();
	const pages = usePages();
	const size = { size: 18, 'aria-hidden': true };
	return (
		<div className="flex flex-wrap items-center gap-2">
			<div className="relative w-44">
				<select
					aria-label={t('themeEditor.page')}
					value={page}
					onChange={(event) => onPage(event.target.value)}
					className={`${controlStyle} min-h-9! appearance-none py-1! pe-9 text-sm text-ellipsis`}
				>
					{pages.map(({ path, name }) => (
						<option key={path} value={path}>
							{name}
						</option>
					))}
				</select>
				<SelectArrow />
			</div>
			<Segments<View>
				label={t('themeEditor.view')}
				value={view}
				onChange={onView}
				choices={[
					...(roomy
						? [{ value: 'all' as const, label: t('themeEditor.viewAll'), icon: <IconLayoutColumns {...size} /> }]
						: []),
					{ value: 'desktop', label: t('themeEditor.viewDesktop'), icon: <IconDeviceDesktop {...size} /> },
					{ value: 'tablet', label: t('themeEditor.viewTablet'), icon: <IconDeviceTablet {...size} /> },
					{ value: 'mobile', label: t('themeEditor.viewMobile'), icon: <IconDeviceMobile {...size} /> },
				]}
			/>
			<Segments
				label={t('themeEditor.scheme')}
				value={scheme}
				onChange={setScheme}
				choices={[
					{ value: 'light', label: t('themeEditor.light') },
					{ value: 'dark', label: t('themeEditor.dark') },
				]}
			/>
			<Segments
				label={t('themeEditor.comparePublished')}
				value={published ? 'before' : 'after'}
				onChange={(value) => onPublished(value === 'before')}
				choices={[
					{ value: 'before', label: t('themeEditor.before') },
					{ value: 'after', label: t('themeEditor.after') },
				]}
			/>
			<Button
				size="small"
				icon={<IconRefresh aria-hidden size={18} />}
				aria-label={t('themeEditor.reload')}
				title={t('themeEditor.reload')}
				onClick={onReload}
			/>
		</div>
	);
}

/** Pages that the footer leads to. */
const pagesIn = (entries: readonly MenuEntry[]): { path: string; name: string }[] =>
	entries.flatMap(({ to, label, below = [] }) => [
		...(to?.startsWith('/') && label ? [{ path: to, name: label }] : []),
		...pagesIn(below),
	]);

/** One page of each kind. */
function usePages(): { path: string; name: string }[] {
	const { t, ask, language, shopfront } = usePlatform();
	const { data } = useQuery({
		queryKey: ['themeEditor', 'product', language],
		queryFn: () => ask(previewProductDocument, { language }) as Promise<Data<typeof previewProductDocument>>,
	});
	const [category] = shopfront.categories;
	const product = data?.products.items[0];
	return [
		{ path: '/', name: t('themeEditor.pageHome') },
		{ path: '/products', name: t('themeEditor.pageProducts') },
		...(category ? [{ path: `/category/${category.slug}`, name: category.name }] : []),
		...(product ? [{ path: `/product/${product.slug}`, name: product.name }] : []),
		{ path: '/search', name: t('themeEditor.pageSearch') },
		{ path: '/login', name: t('themeEditor.pageLogin') },
		{ path: '/signup', name: t('themeEditor.pageSignUp') },
		{ path: '/formtest', name: t('themeEditor.pageForms') },
		...pagesIn(shopfront.footer),
	];
}
