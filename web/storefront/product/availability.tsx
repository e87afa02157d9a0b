// When something comes; or why it cannot be ordered, and whom one can ask.
import { IconPackage, IconPackageOff, IconTruckDelivery } from '@tabler/icons-react';
import { writeDay } from '../../../rules/dates.ts';
import { formatNumber } from '../../../rules/formats.ts';
import { Notice } from '../../kit/notice.tsx';
import { usePlatform } from '../../platform/environment.tsx';
import { usePayment } from './price/use-payment.ts';
import type { ProductDetails } from './product-query.ts';
import { StockNotice } from './stock-notice.tsx';

export function Availability({ details }: { details: ProductDetails }) {
	const { t, language } = usePlatform();
	const { product, variant, deliveryDay } = details;
	const payment = usePayment(details);
	const reason = variant ? variant.unavailable : product.unavailable;
	if (reason) return <Unavailable reason={reason} productId={variant?.id ?? product.id} />;
	// Nothing is delivered in a trial.
	const isTrial = payment.trialDays !== null;
	return (
		<div className="mt-6 grid gap-2">
			{!isTrial && (
				<p className="flex items-start gap-2">
					<IconTruckDelivery aria-hidden size={22} className="mt-0.5 shrink-0" />
					<span>
						{t('productPage.delivery', { day: writeDay(deliveryDay, language, 'full') })}{' '}
						<span className="text-muted">({t('productPage.deliveryNote')})</span>
					</span>
				</p>
			)}
			<StockState stock={details.stock} />
		</div>
	);
}

type Stock = ProductDetails['stock'];

/** Nothing of what is not counted: it is made when it is ordered. */
function StockState({ stock }: { stock: Stock }) {
	const words = useStockWords(stock);
	if (!stock.counted) return null;
	const Sign = stock.state === 'outOfStock' ? IconPackageOff : IconPackage;
	return (
		<p className="flex items-start gap-2" data-stock={stock.state}>
			<Sign aria-hidden size={22} className="mt-0.5 shrink-0" />
			<span className={stock.state === 'low' ? 'font-bold' : ''}>{words}</span>
		</p>
	);
}

function useStockWords({ state, available }: Stock): string {
	const { t, language, notation } = usePlatform();
	if (state !== 'low') return t(`offer.stock.${state}`);
	return available === null
		? t('offer.stock.few')
		: t('offer.stock.low', { quantity: formatNumber(available, language, notation) });
}

interface UnavailableProps {
	reason: 'noPrice' | 'notOffered' | 'outOfStock';
	productId: string;
}

function Unavailable({ reason, productId }: UnavailableProps) {
	const { t, shopfront } = usePlatform();
	const { phone, mail } = shopfront;
	return (
		<div className="mt-6">
			<Notice kind="info">
				<p className="font-bold">{t('productPage.unavailable')}</p>
				<p>{t(`productPage.${reason}`)}</p>
				{reason === 'outOfStock' && <StockNotice key={productId} productId={productId} />}
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
