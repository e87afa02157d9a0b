// What is said above the form: what has become of an order of before, and that what was entered is still there.
import { encodeDeepLink } from '../../../rules/accounts/deep-link.ts';
import { useQueryValue } from '../../account/query-value.ts';
import { TextLink } from '../../kit/link.tsx';
import { Notice } from '../../kit/notice.tsx';
import { usePlatform } from '../../platform/environment.tsx';
import type { CheckoutResult } from './checkout-result.ts';
import type { Draft } from './draft.ts';
import { holdsEntries } from './effective.ts';
import { obstacleOf } from './obstacle.ts';
import type { Found } from './order-state.ts';
import { useFocusOnShow } from './page-states.tsx';

interface NotesProps {
	guest: boolean;
	/** What the page was opened with. */
	kept: Draft | undefined;
	checkout: CheckoutResult;
	/** What the look-up of an order of before has found. */
	found: Found | null;
	/** Since then the button was pressed, and what it led to is reported beside it. */
	pressed: boolean;
}

export function Notes({ guest, kept, checkout, found, pressed }: NotesProps) {
	const { t, base } = usePlatform();
	const cancelled = useQueryValue('cancelled') === '1';
	const restored = kept !== undefined && holdsEntries(kept, checkout);
	const shown = useFocusOnShow<HTMLDivElement>(found !== null);
	const back = new URLSearchParams({ deepLink: encodeDeepLink(`${base}/checkout`) });
	return (
		<div className="grid gap-3 empty:hidden">
			{/* Its place stays, so that the button is not moved from under a press. */}
			<div ref={shown} tabIndex={-1} className={`scroll-my-24 outline-none empty:hidden ${pressed ? 'invisible' : ''}`}>
				{found ? (
					<Notice kind="warning">{t(`checkout.${found}`)}</Notice>
				) : cancelled ? (
					<Notice kind="info">{t('checkout.cancelled')}</Notice>
				) : (
					restored && <Notice kind="info">{t('checkout.restored')}</Notice>
				)}
			</div>
			{/* Before anything is typed in vain; beside the button it is said again. */}
			{checkout.problems.includes('terms') && <Notice kind="warning">{t('checkout.problem.terms')}</Notice>}
			{checkout.trial && <Notice kind="warning">{t('checkout.trial')}</Notice>}
			{/* Where guests cannot order, that is said instead of the form. */}
			{guest && obstacleOf(checkout) === null && (
				<p>
					{t('checkout.guest')} <TextLink to={`/login?${back}`}>{t('checkout.signIn')}</TextLink>
				</p>
			)}
		</div>
	);
}
