// A shared draft as those see it who have a link: its pages as the server draws them, and comments where the link allows them.
import { formatDate } from '../../../rules/formats.ts';
import { describeSide } from '../../../rules/printing/side-names.ts';
import { usePlatform } from '../../platform/environment.tsx';
import type { Data } from '../../platform/graphql.ts';
import { useResult, useRouteLocation } from '../../platform/page.ts';
import { CommentForm } from './comment-form.tsx';
import type { sharedDesignDocument } from './shared.documents.ts';
import { SharedComments } from './shared-comments.tsx';
import { sharedQuery } from './shared-page.ts';

export type Shared = NonNullable<Data<typeof sharedDesignDocument>['sharedDesign']>;

export function SharedDesign() {
	const { t, base, shopName } = usePlatform();
	const { sharedDesign: shared } = useResult(sharedQuery(useRouteLocation()));
	return (
		<div className="flex min-h-dvh flex-col bg-page text-text">
			<header className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 border-b border-line bg-surface px-4 py-3 tablet:px-8">
				<p className="font-bold">{shopName}</p>
				<a href={`${base}/`} className="py-1 text-link underline underline-offset-2">
					{t('designSharing.page.toShop', { shop: shopName })}
				</a>
			</header>
			<main className="mx-auto grid w-full max-w-5xl grow content-start gap-8 px-4 py-8 tablet:px-8">
				{shared ? <Draft shared={shared} /> : <Ended />}
			</main>
		</div>
	);
}

function Draft({ shared: { name, pages, mayComment, comments, expiresAt } }: { shared: Shared }) {
	const { t, shopName, language, timeZone } = usePlatform();
	return (
		<>
			<div className="grid gap-2">
				<h1 className="text-2xl font-bold wrap-anywhere">{name || t('designSharing.page.untitled')}</h1>
				<p className="max-w-prose text-muted">
					{t('designSharing.page.intro', { shop: shopName })}{' '}
					{t('designSharing.page.until', { day: formatDate(new Date(expiresAt), language, timeZone) })}
				</p>
			</div>
			<ul aria-label={t('designSharing.page.pages')} className="grid gap-8">
				{pages.map((page) => (
					<SharedSide key={page.page} page={page} />
				))}
			</ul>
			{mayComment && (
				<section id="comments" aria-labelledby="comments-title" className="grid max-w-prose gap-6">
					<h2 id="comments-title" className="text-xl font-bold">
						{t('designSharing.comments')}
					</h2>
					<SharedComments comments={comments} pages={pages} />
					<CommentForm pages={pages} />
				</section>
			)}
		</>
	);
}

/** Revoked, expired, of a draft that was deleted, or wrong: no one learns which. */
function Ended() {
	const { t } = usePlatform();
	return (
		<div className="grid gap-2">
			<h1 className="text-2xl font-bold">{t('designSharing.page.ended')}</h1>
			<p className="max-w-prose">{t('designSharing.page.endedText')}</p>
		</div>
	);
}

function SharedSide({ page: { name, url, width, height } }: { page: Shared['pages'][number] }) {
	const { t } = usePlatform();
	const side = describeSide(t, name);
	return (
		<li className="min-w-0">
			<h2 className="mb-2 font-semibold">{side}</h2>
			<div className="grid place-items-center rounded-theme bg-sunken p-4 tablet:p-8">
				<img
					src={url}
					alt={t('designSharing.page.pageOf', { side })}
					style={{ aspectRatio: `${width} / ${height}` }}
					className="h-auto max-h-[80dvh] max-w-full shadow-lg shadow-popover-shadow"
				/>
			</div>
		</li>
	);
}
