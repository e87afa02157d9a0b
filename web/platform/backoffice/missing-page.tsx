// At an address of the administration where there is nothing, or nothing for this user.
import { IconError404 } from '@tabler/icons-react';
import { ButtonLink } from '../../kit/button.tsx';
import { EmptyState } from '../../kit/empty-state.tsx';
import { PageFrame } from '../../kit/page-frame.tsx';
import { useTexts } from '../environment.tsx';

export function Component() {
	const t = useTexts();
	return (
		<PageFrame title={t('admin.missing')}>
			<EmptyState
				title={t('admin.missingText')}
				text={t('admin.missingAdvice')}
				picture={<IconError404 aria-hidden size={32} />}
				action={<ButtonLink to="/admin">{t('admin.toOverview')}</ButtonLink>}
			/>
		</PageFrame>
	);
}
