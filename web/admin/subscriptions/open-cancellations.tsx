// The cancellations that have to be checked, the oldest first.
import { Card } from '../../kit/card.tsx';
import { useAdminQuery } from '../../platform/backoffice/data.ts';
import { Loaded } from '../../platform/backoffice/loaded.tsx';
import { useTexts } from '../../platform/environment.tsx';
import { DeclaredCancellation } from './declared-cancellation.tsx';
import { openCancellationsDocument } from './subscriptions.documents.ts';

export function OpenCancellations() {
	const t = useTexts();
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
									<DeclaredCancellation key={one.id} cancellation={one} />
								))}
							</ul>
						</>
					)
				}
			</Loaded>
		</Card>
	);
}
