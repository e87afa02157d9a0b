// The cancellations that have to be checked, the oldest first, each beside the subscriptions that it may be about.
import { Card } from '../../kit/card.tsx';
import { TextLink } from '../../kit/link.tsx';
import { useAdminQuery } from '../../platform/backoffice/data.ts';
import { Loaded } from '../../platform/backoffice/loaded.tsx';
import { useTexts } from '../../platform/environment.tsx';
import { has, useMe } from '../me.tsx';
import { CancellationCandidates } from './cancellation-candidates.tsx';
import { Otherwise } from './check-cancellation.tsx';
import { Declaration } from './declared-cancellation.tsx';
import { openCancellationsDocument } from './subscriptions.documents.ts';

export function OpenCancellations() {
	const t = useTexts();
	const me = useMe();
	const answer = useAdminQuery(openCancellationsDocument, {});
	return (
		<Card heading="h2" title={t('adminSubscriptions.cancellations')}>
			<Loaded answer={answer}>
				{({ openCancellations }) =>
					openCancellations.length === 0 ? (
						<p className="text-muted">{t('adminSubscriptions.noCancellations')}</p>
					) : (
						<>
							<p className="mb-4 text-sm text-muted">{t('adminSubscriptions.cancellationsText')}</p>
							<ul>
								{openCancellations.map((one) => (
									<li
										key={one.id}
										className="grid items-start gap-4 border-b border-line py-4 first:pt-0 last:border-b-0 last:pb-0 tablet:grid-cols-2"
									>
										<div className="grid gap-3">
											<Declaration cancellation={one} />
											{has(me, 'mOrder') && (
												<div className="flex flex-wrap items-center gap-x-4 gap-y-2">
													<Otherwise cancellation={one} />
													{one.candidates.length === 0 && (
														<TextLink to="/admin/subscriptions">{t('adminSubscriptions.findContract')}</TextLink>
													)}
												</div>
											)}
										</div>
										<CancellationCandidates cancellation={one} />
									</li>
								))}
							</ul>
						</>
					)
				}
			</Loaded>
		</Card>
	);
}
