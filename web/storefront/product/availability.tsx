// When something comes; or why it cannot be ordered, and whom one can ask.
import { IconTruckDelivery } from '@tabler/icons-react';
import { writeDay } from '../../../rules/dates.ts';
import { Notice } from '../../kit/notice.tsx';
import { usePlatform } from '../../platform/environment.tsx';
import type { ProductDetails } from './product-question.ts';

export function Availability({ details }: { details: ProductDetails }) {
	const { t, language } = usePlatform();
	const { product, variant, deliveryDay } = details;
	const reason = variant ? variant.unavailable : product.unavailable;
	if (reason) return <Unavailable reason={reason} />;
	return (
		<p className="mt-6 flex items-start gap-2">
			<IconTruckDelivery aria-hidden size={22} className="mt-0.5 shrink-0" />
			<span>
				{t('productPage.delivery', { day: writeDay(deliveryDay, language, 'full') })}{' '}
				<span className="text-muted">({t('productPage.deliveryNote')})</span>
			</span>
		</p>
	);
}

function Unavailable({ reason }: { reason: NonNullable<ProductDetails['product']['unavailable']> }) {
	const { t, shopfront } = usePlatform();
	const { phone, mail } = shopfront;
	return (
		<div className="mt-6">
			<Notice kind="info">
				<p className="font-bold">{t('productPage.unavailable')}</p>
				<p>
					{t(
						reason === 'noPrice' || reason === 'notOffered'
							? `productPage.${reason}`
							: `catalogue.unavailable.${reason}`,
					)}
				</p>
				{(phone || mail) && (
					<p className="mt-2 flex flex-wrap gap-x-4">
						<span>{t('productPage.askUs')}</span>
						{phone && (
							<a className="underline" href={`tel:${phone.replace(/[^+\d]/g, '')}`}>
								{phone}
							</a>
						)}
						{mail && (
							<a className="underline wrap-anywhere" href={`mailto:${mail}`}>
								{mail}
							</a>
						)}
					</p>
				)}
			</Notice>
		</div>
	);
}
