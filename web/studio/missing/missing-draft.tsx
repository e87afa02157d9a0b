// A draft that is missing, one of another person, and one of a visit that has ended: no one learns which, and each is told what to do. What a plain form
// has sent is shown again.
import { buttonClass } from '../../kit/button-style.ts';
import { usePlatform } from '../../platform/environment.tsx';
import { useRouteLocation } from '../../platform/page.ts';

export function MissingDraft() {
	const { t, base, shopName, typed } = usePlatform();
	const { search } = useRouteLocation();
	const logIn = search.get('logIn');
	const product = search.get('product');
	const sent = [...(typed ?? [])].filter(([, value]) => value !== '');
	return (
		<div className="flex min-h-dvh flex-col bg-page text-text">
			<header className="border-b border-line bg-surface px-4 py-3 tablet:px-8">
				<a href={`${base}/`} className="py-1 font-bold underline-offset-2 hover:underline">
					{shopName}
				</a>
			</header>
			<main className="mx-auto grid w-full max-w-2xl content-start gap-4 px-4 py-12">
				<h1 className="text-2xl font-bold">{t('designVersions.missing.title')}</h1>
				<p>{t('designVersions.missing.text')}</p>
				{logIn && <p>{t('designVersions.missing.logInText')}</p>}
				{sent.length > 0 && (
					<section aria-labelledby="sent" className="grid gap-2">
						<h2 id="sent" className="font-bold">
							{t('designVersions.missing.sent')}
						</h2>
						<ul className="grid gap-1 rounded-theme border border-line bg-surface p-3">
							{sent.map(([name, value]) => (
								<li key={name} className="wrap-anywhere whitespace-pre-line">
									{value}
								</li>
							))}
						</ul>
					</section>
				)}
				<p className="flex flex-wrap gap-3">
					{logIn && (
						<a href={logIn} className={buttonClass('primary', 'medium')}>
							{t('designVersions.missing.logIn')}
						</a>
					)}
					{product && (
						<a href={`${base}/product/${product}`} className={buttonClass('neutral', 'medium')}>
							{t('designVersions.missing.product')}
						</a>
					)}
					<a href={`${base}/cart?tab=drafts`} className={buttonClass('neutral', 'medium')}>
						{t('designVersions.missing.drafts')}
					</a>
					<a href={`${base}/`} className={buttonClass('neutral', 'medium')}>
						{t('designVersions.missing.shop')}
					</a>
				</p>
			</main>
		</div>
	);
}
