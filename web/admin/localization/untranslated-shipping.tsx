// Shipping methods whose name a language lacks: their names are entered with the method, not among the texts.
import { ownNameOfLanguage } from '../../../rules/languages.ts';
import { regionalBase } from '../../../rules/texts/lookup.ts';
import { TextLink } from '../../kit/link.tsx';
import { Notice } from '../../kit/notice.tsx';
import { useAdminQuery } from '../../platform/backoffice/data.ts';
import { usePlatform } from '../../platform/environment.tsx';
import { has, useMe } from '../me.tsx';
import { shippingMethodsDocument } from '../settings/shipping/shipping.documents.ts';

export function UntranslatedShipping({ languages }: { languages: readonly string[] }) {
	const { t } = usePlatform();
	const { data } = useAdminQuery(shippingMethodsDocument, {}, { enabled: has(useMe(), 'qTenant') });
	const lacking = (data?.shippingMethods ?? []).flatMap(({ id, active, names }) => {
		const written = names.filter(({ translation }) => translation !== '').map(({ languageCode }) => languageCode);
		const missing = languages.filter(
			(code) => !written.includes(code) && !written.includes(regionalBase(code) ?? code),
		);
		return active && missing.length > 0 ? [{ id, name: names[0]?.translation ?? '', missing }] : [];
	});
	if (lacking.length === 0) return null;
	return (
		<div className="mt-4">
			<Notice kind="warning">
				{t('localization.shippingNames')}
				<ul className="mt-1">
					{lacking.map(({ id, name, missing }) => (
						<li key={id}>
							<TextLink to={`/admin/settings/shipping/${id}`}>{name}</TextLink>:{' '}
							{missing.map(ownNameOfLanguage).join(', ')}
						</li>
					))}
				</ul>
			</Notice>
		</div>
	);
}
