// That it is in the cart, at the bottom of the page: with a way there, long enough to take it. What went wrong stands beside the button.
import { useEffect } from 'react';
import { createPortal } from 'react-dom';
import { toast } from 'react-toastify/unstyled';
import { Notice } from '../../../kit/notice.tsx';
import { Toasts } from '../../../kit/toasts.tsx';
import { usePlatform } from '../../../platform/environment.tsx';
import { MoreTexts } from '../../../platform/page-texts.tsx';
import { PlainLink } from '../plain-link.tsx';

const shownFor = 8000;

export interface CartNotification {
	added: boolean;
	words: string;
	/** A guest can order so many at most, and more are in the cart. */
	orderable?: number | undefined;
}

function Message({ words }: CartNotification) {
	const { t } = usePlatform();
	return (
		<Notice kind="success">
			<p className="pe-9 wrap-anywhere">{words}</p>
			<p className="mt-1">
				<PlainLink
					to="/cart"
					onClick={() => toast.dismiss()}
					className="inline-flex min-h-8 items-center font-bold underline underline-offset-2 pointer-coarse:min-h-11"
				>
					{t('addToCart.toCart')}
				</PlainLink>
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
		<MoreTexts groups={['kit']}>
			<Toasts />
		</MoreTexts>,
		document.body,
	);
}
