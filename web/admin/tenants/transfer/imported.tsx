// A shop that was imported: where it is, and what its file could not bring along.
import { TextLink } from '../../../kit/link.tsx';
import { Notice } from '../../../kit/notice.tsx';
import { useAdminQuery } from '../../../platform/backoffice/data.ts';
import { Loaded } from '../../../platform/backoffice/loaded.tsx';
import { usePlatform } from '../../../platform/environment.tsx';
import { listedTenantDocument } from '../tenants.documents.ts';

export function Imported({ slug }: { slug: string }) {
	const { t } = usePlatform();
	const answer = useAdminQuery(listedTenantDocument, { slug });
	return (
		<div className="grid gap-4">
			<div role="status">
				<Notice kind="success">{t('transfer.imported', { slug })}</Notice>
			</div>
			<Loaded answer={answer}>
				{({ listedTenant: shop }) =>
					shop && (
						<>
							<p>
								{shop.name}: <TextLink to={shop.address}>{new URL(shop.address).host}</TextLink>
							</p>
							<section>
								<h3 className="mb-2 font-semibold">{t('transfer.toDo')}</h3>
								<ul className="grid list-disc gap-1 ps-5">
									<li>{t('transfer.toDo.tier', { tier: t(`tenants.${shop.tier}`) })}</li>
									{shop.domains.length > 0 && (
										<li>
											{t('transfer.toDo.domains', {
												domains: shop.domains.map(({ displayName }) => displayName).join(', '),
											})}
										</li>
									)}
									<li>{t('transfer.toDo.keys')}</li>
									<li>{t('transfer.toDo.passwords')}</li>
									<li>{t('transfer.toDo.resume')}</li>
								</ul>
							</section>
						</>
					)
				}
			</Loaded>
		</div>
	);
}
