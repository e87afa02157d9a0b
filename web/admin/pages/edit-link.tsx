// Pages are edited where they stand: this leads there and switches the controls for it on.
import { IconPencil } from '@tabler/icons-react';
import { buttonClass } from '../../kit/button-style.ts';
import { usePlatform } from '../../platform/environment.tsx';
import { setFlag } from '../../platform/flags.ts';
import { RoutedLink } from '../../platform/routed-link.tsx';
import { editAddress, type ManagedPage, pageName } from './page-values.ts';

interface EditLinkProps {
	page: ManagedPage;
	size?: 'small' | 'medium';
	onFollow?(): void;
}

export function EditLink({ page, size = 'medium', onFollow }: EditLinkProps) {
	const platform = usePlatform();
	const { t } = platform;
	return (
		<RoutedLink
			to={editAddress(page)}
			aria-label={t('adminPages.editNamed', { name: pageName(page, platform) })}
			onClick={() => {
				setFlag('cmsControls', true);
				onFollow?.();
			}}
			className={buttonClass(size === 'small' ? 'neutral' : 'primary', size)}
		>
			<IconPencil aria-hidden size={18} />
			{t('adminPages.edit')}
		</RoutedLink>
	);
}
