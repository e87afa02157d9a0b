// How far a page is: what visitors see of it, and what they will.
import { IconGavel, IconHome, IconPencil } from '@tabler/icons-react';
import { formatMoment } from '../../../rules/formats.ts';
import { Chip } from '../../kit/chip.tsx';
import { usePlatform } from '../../platform/environment.tsx';
import type { ManagedPage } from './page-values.ts';

export function PageChips({ page: { home, active, published, changed, publishAt, needed } }: { page: ManagedPage }) {
	const { t, language, timeZone } = usePlatform();
	return (
		<div className="flex min-w-0 flex-wrap gap-1">
			{home && <Chip state="active" icon={IconHome} label={t('adminPages.state.home')} />}
			{!active && <Chip state="inactive" label={t('adminPages.state.deactivated')} />}
			{active && published && <Chip state="active" label={t('adminPages.state.published')} />}
			{!published && <Chip state="inactive" icon={IconPencil} label={t('adminPages.state.draft')} />}
			{published && changed && <Chip state="scheduled" icon={IconPencil} label={t('adminPages.state.changed')} />}
			{needed && <Chip state="inactive" icon={IconGavel} label={t('adminPages.state.needed')} />}
			{publishAt && (
				<Chip
					state="scheduled"
					label={t('adminPages.state.scheduled', { at: formatMoment(publishAt, language, timeZone) })}
				/>
			)}
		</div>
	);
}
