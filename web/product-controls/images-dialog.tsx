// The pictures of a product, changed on its own page: the same part as in the administration, in a dialog.
import type { TextGroup } from '../../rules/messages/groups.ts';
import { ImagesSection } from '../admin/products/images/images-section.tsx';
import { productDocument } from '../admin/products/products.documents.ts';
import { Dialog } from '../kit/dialog.tsx';
import { KitProvider } from '../kit/provider.tsx';
import { ThemeScope } from '../kit/theme-scope.tsx';
import { useAdminQuery } from '../platform/backoffice/data.ts';
import { Loaded } from '../platform/backoffice/loaded.tsx';
import { usePlatform } from '../platform/environment.tsx';
import { MoreTexts } from '../platform/page-texts.tsx';

const words: readonly TextGroup[] = ['kit', 'forms', 'admin', 'adminProducts', 'productEditor', 'mediaLibrary'];

interface ImagesDialogProps {
	productId: string;
	onClose(): void;
}

export default function ImagesDialog(props: ImagesDialogProps) {
	return (
		<MoreTexts groups={words}>
			<ThemeScope name="admin">
				<KitProvider>
					<Pictures {...props} />
				</KitProvider>
			</ThemeScope>
		</MoreTexts>
	);
}

function Pictures({ productId: id, onClose }: ImagesDialogProps) {
	const { t, language } = usePlatform();
	const answer = useAdminQuery(productDocument, { id, language });
	return (
		<Dialog open size="large" onClose={onClose} title={t('product.images')}>
			<Loaded answer={answer}>
				{({ adminProduct: product }) => (
					<ImagesSection product={product} ownerId={product.id} images={product.images} readOnly={false} border />
				)}
			</Loaded>
		</Dialog>
	);
}
