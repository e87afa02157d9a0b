// That it is in the cart, at the bottom of the page: with a way there, long enough to take it. What went wrong stands beside the button.
import { useEffect } from 'react';
import { createPortal } from 'react-dom';
import { toast } from 'react-toastify/unstyled';
import { useAmounts } from '../../../kit/amounts.ts';
import { Notice } from '../../../kit/notice.tsx';
import { Toasts } from '../../../kit/toasts.tsx';
import { usePlatform } from '../../../platform/environment.tsx';
import { MoreTexts } from '../../../platform/page-texts.tsx';
import { PlainLink } from '../plain-link.tsx';
import { toastTexts } from './load-toast.ts';

const shownFor = 8000;

export interface CartNotification {
	added: boolean;
	words: string;
	/** Which of those that were wanted cannot be had, from 0; undefined: it is said of none of them, or they were added. */
	position?: number | undefined;
	/** How it stands in the cart now, where it is one line. */
	line?: { quantity: number | null; total: number | null } | undefined;
	/** Of several lines together. */
	sum?: number | undefined;
	/** How often all of it is paid; undefined: once. */
	per?: string | undefined;
	/** A guest can order so many at most, and more are in the cart. */
	orderable?: number | undefined;
}

const withInterval = (amount: string, per: string | undefined): string => (per ? `${amount} ${per}` : amount);

function Message({ words, line, sum, per }: CartNotification) {
	const { t, currency } = usePlatform();
	const { money, number } = useAmounts(currency);
	return (
		<Notice kind="success">
			<p className="pe-9 wrap-anywhere">{words}</p>
			{line?.quantity && line.total !== null && (
				<p className="tabular-nums">
					{withInterval(t('addToCart.line', { quantity: number(line.quantity), total: money(line.total) }), per)}
				</p>
			)}
			{sum !== undefined && (
				<p className="tabular-nums">{withInterval(t('addToCart.sum', { total: money(sum) }), per)}</p>
			)}
			<p className="mt-1 flex flex-wrap gap-x-6">
				{(['/cart', '/checkout'] as const).map((to) => (
					<PlainLink
						key={to}
						to={to}
						onClick={() => toast.dismiss()}
						className="inline-flex min-h-8 items-center font-bold underline underline-offset-2 pointer-coarse:min-h-11"
					>
						{t(to === '/cart' ? 'addToCart.toCart' : 'addToCart.toCheckout')}
					</PlainLink>
				))}
			</p>
		</Notice>
	);
}

/** @param said another one each time, also if it says the same */
export default function AddedToast({ said }: { said: CartNotification }) {
	useEffect(() => {
		toast(<Message {...said} />, { autoClose: shownFor, role: 'status' });
	}, [said]);
	return createPortal(
		<MoreTexts groups={toastTexts}>
			<Toasts />
		</MoreTexts>,
		document.body,
	);
}
