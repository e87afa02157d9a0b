// What the screens of approvals have around them. They are for people with an account: everyone else is led to the log-in, and from there back.
import { type ReactNode, useEffect } from 'react';
import { ToastRegion } from '../../account/toast-region.tsx';
import { Breadcrumb, type Crumb } from '../../kit/breadcrumb.tsx';
import { Skeleton } from '../../kit/skeleton.tsx';
import { ThemeScope } from '../../kit/theme-scope.tsx';
import { usePlatform } from '../../platform/environment.tsx';
import { useHydrated } from '../../platform/hydrated.ts';
import { sessionOf } from '../../platform/session.ts';
import { Confirmations } from '../confirmations.tsx';

interface FrameProps {
	above?: readonly Crumb[];
	title: string;
	/** Below the title. */
	intro?: ReactNode;
	/** Rendered for those who are signed in. */
	children: ReactNode;
}

export function ApprovalFrame({ above = [], title, intro, children }: FrameProps) {
	const { t } = usePlatform();
	const isSignedIn = useAccountSession();
	return (
		<ThemeScope name="shop" className="fills-page min-w-0 bg-raised">
			<Confirmations>
				<div className="mx-auto w-full max-w-page min-w-0 px-4 py-6 phone:px-8 desktop:py-10">
					<Breadcrumb above={[{ label: t('approvals.account'), to: '/account' }, ...above]} here={title} />
					<h1 className="mt-4 font-heading text-3xl font-bold wrap-anywhere phone:text-4xl">{title}</h1>
					<div className="mt-2 min-h-7 text-muted">{intro}</div>
					{isSignedIn ? (
						children
					) : (
						<div className="mt-6 min-h-96 max-w-2xl">
							<Skeleton lines={6} />
						</div>
					)}
				</div>
				<ToastRegion />
			</Confirmations>
		</ThemeScope>
	);
}

function useAccountSession(): boolean {
	const isHere = useHydrated();
	const isSignedIn = isHere && sessionOf() === 'user';
	useEffect(() => {
		if (!isHere || isSignedIn) return;
		void import('../../platform/renewal.ts').then(({ logInAddress }) => window.location.replace(logInAddress()));
	}, [isHere, isSignedIn]);
	return isSignedIn;
}
