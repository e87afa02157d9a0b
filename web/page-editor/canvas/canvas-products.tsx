// Products on the canvas: where none are chosen yet there is a place to choose them.
import { IconPackage } from '@tabler/icons-react';
import { definitions } from '../../../blocks/registry.ts';
import type { ProductsProps } from '../../../blocks/stage/stage.tsx';
import { productChoices } from '../../../rules/pages/product-choice.ts';
import { labelOf } from '../../page-view/block-texts.ts';
import type { ContentPage } from '../../page-view/content-page.ts';
import { productsOn } from '../../page-view/visitor-stage.tsx';
import { useTexts } from '../../platform/environment.tsx';
import { useEditor } from '../state/editor.tsx';

export function productsOnCanvas(products: ContentPage['products']) {
	const Shown = productsOn(products);
	return function Products(props: ProductsProps) {
		const t = useTexts();
		const { store, open, readOnly } = useEditor();
		const { id } = props.of;
		const section = store.section(id);
		if (readOnly || !section || productChoices([section], definitions).length > 0) return <Shown {...props} />;
		return (
			<button
				type="button"
				onClick={() => open({ kind: 'settings', at: { section: id }, tab: 'fields' })}
				className="grid min-h-48 w-full cursor-pointer place-items-center border-2 border-dashed border-control-line bg-sunken p-4 text-muted"
			>
				<span className="grid justify-items-center gap-1 text-sm">
					<IconPackage aria-hidden size={28} />
					{t('pageEditor.choosePicture', { name: labelOf(t, section.type, 'products', false) })}
				</span>
			</button>
		);
	};
}
