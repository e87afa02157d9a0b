// /cancel-contract: "Verträge hier kündigen" of every page leads here, "Jetzt kündigen" declares it. Without an account, and without JavaScript.
import { useState } from 'react';
import { usePlatform } from '../../platform/environment.tsx';
import { NearLink } from '../../platform/near-link.tsx';
import { useRouteLocation } from '../../platform/page.ts';
import { RequestPage, RequestTitle } from '../requests/request-page.tsx';
import { CancellationForm } from './cancellation-form.tsx';
import { CancellationReceipt, type DeclaredCancellation } from './cancellation-receipt.tsx';

export function Component() {
	const { t } = usePlatform();
	const { search } = useRouteLocation();
	const outcome = search.get('cancellation');
	const [declared, setDeclared] = useState<DeclaredCancellation>();
	return (
		<RequestPage>
			{declared || outcome === 'received' ? (
				<CancellationReceipt declared={declared} />
			) : (
				<>
					<RequestTitle>{t('cancellation.title')}</RequestTitle>
					<p className="mt-2">{t('cancellation.intro')}</p>
					<p className="mt-2 text-sm text-muted">
						{t('cancellation.inAccount')}{' '}
						<NearLink
							to="/account#subscriptions"
							className="font-medium text-link underline underline-offset-2 hover:text-link-hover"
						>
							{t('cancellation.toAccount')}
						</NearLink>
					</p>
					<CancellationForm contract={search.get('contract') ?? ''} outcome={outcome} onDeclared={setDeclared} />
				</>
			)}
		</RequestPage>
	);
}
