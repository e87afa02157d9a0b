// How many people can sign in, and who was here last.
import { formatNumber } from '../../../rules/formats.ts';
import { Card } from '../../kit/card.tsx';
import { TextLink } from '../../kit/link.tsx';
import { Loaded } from '../../platform/backoffice/loaded.tsx';
import { Moment } from '../../platform/backoffice/moment.tsx';
import { usePlatform } from '../../platform/environment.tsx';
import { useSmallCards } from './use-small-cards.ts';

export function UsersCard() {
	const { t, language, notation } = usePlatform();
	const answer = useSmallCards();
	return (
		<Card heading="h2" title={t('admin.users')} actions={<TextLink to="/admin/users">{t('overview.all')}</TextLink>}>
			<Loaded answer={answer}>
				{({ active, archived, latest }) => (
					<>
						<p className="text-3xl font-bold tabular-nums">{formatNumber(active?.total ?? 0, language, notation)}</p>
						<p className="text-sm text-muted">{t('overview.archivedUsers', { count: archived?.total ?? 0 })}</p>
						<h3 className="mt-4 mb-1 text-sm font-semibold">{t('overview.lastSignedIn')}</h3>
						<ul className="text-sm">
							{latest?.items
								.filter(({ lastLoginAt }) => lastLoginAt)
								.map(({ id, email, lastLoginAt }) => (
									<li key={id} className="flex flex-wrap justify-between gap-x-4 py-1">
										<TextLink to={`/admin/users/${id}`}>{email}</TextLink>
										<span className="text-muted">{lastLoginAt && <Moment at={lastLoginAt} />}</span>
									</li>
								))}
						</ul>
					</>
				)}
			</Loaded>
		</Card>
	);
}
