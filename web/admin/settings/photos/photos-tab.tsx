// Stock photos: the keys of the providers, and what follows from them.
import { photoProviderNames } from '../../../../rules/photos/photos.ts';
import { Card } from '../../../kit/card.tsx';
import { photoProvidersDocument } from '../../../media-library/photos/photos.documents.ts';
import { useAdminQuery } from '../../../platform/backoffice/data.ts';
import { Loaded } from '../../../platform/backoffice/loaded.tsx';
import { usePlatform } from '../../../platform/environment.tsx';
import { has, useMe } from '../../me.tsx';
import { ProviderKeys } from '../orders/provider-keys.tsx';

const keys = { pixabay: 'pixabayKey', unsplash: 'unsplashKey' } as const;
const states = { account: 'photos.state.account', sandbox: 'photos.state.sandbox' } as const;

const stateOf = (connection: string) =>
	connection === 'account' || connection === 'sandbox' ? states[connection] : 'photos.state.none';

export function PhotosTab() {
	const { t } = usePlatform();
	const mayChange = has(useMe(), 'mTenant');
	const answer = useAdminQuery(photoProvidersDocument, {});
	return (
		<Card heading="h2" title={t('photos.keys')}>
			<div className="grid gap-5">
				<p className="text-sm text-hint">{t('photos.keysText')}</p>
				<Loaded answer={answer}>
					{({ photoProviders }) => (
						<>
							<ul className="grid gap-1">
								{photoProviders.map(({ name, connection }) => (
									<li key={name}>{t(stateOf(connection), { provider: photoProviderNames[name] })}</li>
								))}
							</ul>
							{mayChange && <ProviderKeys purposes={photoProviders.map(({ name }) => keys[name])} />}
						</>
					)}
				</Loaded>
			</div>
		</Card>
	);
}
