// What has to be done before there is anything to fill in: signing in, where only customers can order this, or ordering apart what cannot
// be paid together. A form that could not be sent is not shown.
import type { ReactNode } from 'react';
import { encodeDeepLink } from '../../../rules/accounts/deep-link.ts';
import { ButtonLink } from '../../kit/button.tsx';
import { Notice } from '../../kit/notice.tsx';
import { usePlatform } from '../../platform/environment.tsx';
import type { CheckoutResult } from './checkout-result.ts';
import { type Obstacle, obstacleOf } from './obstacle.ts';
import { OrderLines, OrderTotals } from './order-summary.tsx';
import { LineProblem } from './problems.tsx';
import { Section } from './section.tsx';

interface GateProps {
	checkout: CheckoutResult;
	/** What has become of an order of before. */
	notes: ReactNode;
}

export function Gate({ checkout, notes }: GateProps) {
	const obstacle = obstacleOf(checkout);
	if (obstacle === null) return null;
	return (
		<div className="grid max-w-2xl gap-6">
			{notes}
			{obstacle === 'apart' ? <Apart checkout={checkout} /> : <SignIn obstacle={obstacle} checkout={checkout} />}
		</div>
	);
}

function Apart({ checkout: { lines, currency } }: { checkout: CheckoutResult }) {
	const { t } = usePlatform();
	return (
		<Notice kind="warning">
			<p className="font-bold">{t('checkout.problem.apart')}</p>
			<ul className="mt-1 list-disc ps-5">
				{lines
					.filter(({ problem }) => problem === 'subscription')
					.map((line) => (
						<li key={line.id}>
							<LineProblem line={line} currency={currency} />
						</li>
					))}
			</ul>
			<div className="mt-4">
				<ButtonLink colour="primary" to="/cart">
					{t('checkout.toCart')}
				</ButtonLink>
			</div>
		</Notice>
	);
}

function SignIn({ obstacle, checkout }: { obstacle: Exclude<Obstacle, 'apart'>; checkout: CheckoutResult }) {
	const { t, base } = usePlatform();
	const back = new URLSearchParams({ deepLink: encodeDeepLink(`${base}/checkout`) });
	return (
		<>
			<Notice kind="warning">
				<p>{t(`checkout.problem.${obstacle}`)}</p>
				<div className="mt-4 flex flex-wrap gap-3">
					<ButtonLink colour="primary" to={`/login?${back}`}>
						{t('checkout.signIn')}
					</ButtonLink>
					<ButtonLink to={`/signup?${back}`}>{t('checkout.register')}</ButtonLink>
				</div>
			</Notice>
			<Section id="order" title={t('checkout.summary')}>
				<OrderLines checkout={checkout} />
				<OrderTotals checkout={checkout} />
			</Section>
		</>
	);
}
