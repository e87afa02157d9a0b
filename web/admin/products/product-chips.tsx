// How a product stands, in chips: what shoppers cannot see, and what they cannot order.

import { unavailableReasons } from '../../../rules/catalogue/kinds.ts';
import { productStatusOf } from '../../../rules/catalogue/validity.ts';
import { formatMoment } from '../../../rules/formats.ts';
import { Chip } from '../../kit/chip.tsx';
import { usePlatform } from '../../platform/environment.tsx';

interface ChipsProps {
	product: {
		published: boolean;
		archived: boolean;
		/** Where it is reported: shown with it. */
		archivedAt?: string | null;
		offline?: boolean;
		unavailable?: string | null;
		validFrom: string | null;
		validUntil: string | null;
	};
}

export function ProductChips({ product }: ChipsProps) {
	const { t, language, timeZone } = usePlatform();
	const { published, archived, archivedAt, offline = false, unavailable, validFrom, validUntil } = product;
	const status = productStatusOf({ active: published, validFrom, validUntil }, timeZone, Date.now());
	const reason = unavailableReasons.find((known) => known === unavailable);
	return (
		<span className="flex flex-wrap gap-1">
			{archived ? (
				<Chip
					state="inactive"
					label={
						archivedAt
							? t('products.archivedOn', { moment: formatMoment(archivedAt, language, timeZone) })
							: t('products.state.archived')
					}
				/>
			) : status === 'active' ? (
				<Chip state="active" label={t('products.state.published')} />
			) : status === 'scheduled' ? (
				<Chip state="scheduled" label={t('products.state.scheduled')} />
			) : (
				<Chip state="inactive" label={t(published ? 'products.state.expired' : 'products.state.notPublished')} />
			)}
			{!archived && offline && <Chip state="scheduled" label={t('products.state.offline')} />}
			{!archived && reason && <Chip state="scheduled" label={t(`products.unavailable.${reason}`)} />}
		</span>
	);
}
