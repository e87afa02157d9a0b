// In place of an account, for visitors of a shop that lets them buy without one.
import { IconUser } from '@tabler/icons-react';
import { encodeDeepLink } from '../../rules/accounts/deep-link.ts';
import { ButtonLink } from '../kit/button.tsx';
import { EmptyState } from '../kit/empty-state.tsx';
import { usePlatform } from '../platform/environment.tsx';

export function GuestInvitation() {
	const { t, base } = usePlatform();
	const back = new URLSearchParams({ deepLink: encodeDeepLink(`${base}/account`) });
	return (
		<div className="max-w-3xl rounded-theme border border-line bg-surface">
			<EmptyState
				picture={<IconUser aria-hidden size={32} />}
				title={t('account.inviteTitle')}
				text={t('account.inviteText')}
				action={
					<div className="flex flex-wrap justify-center gap-3">
						<ButtonLink colour="primary" to={`/login?${back}`}>
							{t('login.title')}
						</ButtonLink>
						<ButtonLink to="/signup">{t('signUp.title')}</ButtonLink>
					</div>
				}
			/>
		</div>
	);
}
