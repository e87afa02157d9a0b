// The studio without JavaScript: the fields as a plain form, and the pages as the server draws them. Sent, it is the same page with new pictures. The
// studio takes its place as soon as it runs, with the same parts in the same places.
import type { Design } from '../../../rules/designs/design.ts';
import type { Finding } from '../../../rules/designs/findings.ts';
import { describeSide } from '../../../rules/printing/side-names.ts';
import { buttonClass } from '../../kit/button-style.ts';
import { Notice } from '../../kit/notice.tsx';
import { usePlatform } from '../../platform/environment.tsx';
import type { Data } from '../../platform/graphql.ts';
import { useResult, useRouteLocation } from '../../platform/page.ts';
import type { draftDocument } from '../studio.documents.ts';
import { draftQuery } from '../studio-page.ts';
import { PlainAlternatives } from './plain-alternatives.tsx';
import { PlainFields } from './plain-fields.tsx';
import { PlainFindings } from './plain-findings.tsx';
import { failureNoticeId, isReleaseProblem, loadingNoticeId } from './plain-names.ts';
import { PlainRelease } from './plain-release.tsx';
import { PlainTemplate } from './plain-template.tsx';

export type Draft = NonNullable<Data<typeof draftDocument>['design']>;

export function PlainStudio() {
	const platform = usePlatform();
	const { t, base } = platform;
	const { design: draft } = useResult(draftQuery(platform, useRouteLocation()));
	if (!draft) return <PlainTemplate />;
	const design = draft.document as Design;
	const findings = draft.findings as Finding[];
	return (
		<form method="post" action={`${base}/studio/${draft.id}`} className="flex min-h-dvh flex-col bg-page text-text">
			{/* So that the way to it is known even where the draft is not any more. */}
			<input type="hidden" name="product" value={draft.productSlug ?? ''} />
			<header className="flex flex-wrap items-center gap-x-2 gap-y-1 border-b border-line bg-surface px-2 py-1.5 tablet:px-3">
				<h1 className="min-w-0 grow truncate px-2 py-2 text-base font-bold">{draft.name || draft.productName}</h1>
				<a href={`${base}/cart?tab=drafts`} className="px-2 py-2 underline underline-offset-2">
					{t('studio.toDrafts')}
				</a>
				<p id={loadingNoticeId} className="px-2 text-sm text-muted noscript:hidden">
					{t('studio.plain.loading')}
				</p>
				<button type="submit" name="do" value="save" className={buttonClass('primary', 'medium')}>
					{t('studio.plain.save')}
				</button>
			</header>
			<SentForm />
			<main className="flex grow flex-col tablet:flex-row">
				<div className="w-full border-line bg-surface p-4 tablet:w-96 tablet:shrink-0 tablet:border-e desktop:w-[26rem]">
					<div className="grid gap-6">
						<div id={failureNoticeId} hidden>
							<Notice kind="info">{t('studio.plain.failed')}</Notice>
						</div>
						<section aria-labelledby="studio-content" className="grid gap-4">
							<h2 id="studio-content" className="text-lg font-bold">
								{t('studio.content')}
							</h2>
							<PlainFields design={design} findings={findings} />
						</section>
						<PlainAlternatives design={design} />
						<section aria-labelledby="studio-check" className="grid gap-2">
							<h2 id="studio-check" className="text-lg font-bold">
								{t('studio.check')}
							</h2>
							<PlainFindings design={design} findings={findings} />
						</section>
						{(draft.access === 'owner' || draft.access === 'link') && (
							<PlainRelease draft={draft} findings={findings} />
						)}
					</div>
				</div>
				<ul
					aria-label={t('studio.pages')}
					className="order-first grid grow content-start gap-6 bg-sunken p-6 tablet:order-none"
				>
					{draft.previews.map(({ page, name, url, width, height }) => (
						<li key={page} className="min-w-0">
							<h2 className="mb-2 text-sm font-semibold">{describeSide(t, name)}</h2>
							<img
								src={url}
								alt={t('studio.proofOf', { side: describeSide(t, name) })}
								style={{ aspectRatio: `${width} / ${height}` }}
								className="h-auto w-full max-w-3xl border border-line"
							/>
						</li>
					))}
				</ul>
			</main>
		</form>
	);
}

/** What became of the form that was sent, above everything: the page begins there. */
function SentForm() {
	const { t, typed } = usePlatform();
	const { search } = useRouteLocation();
	const problem = search.get('problem') ?? '';
	if (typed)
		return (
			<div role="alert" className="px-4 pt-4">
				<Notice kind="danger">{t('studio.plain.notSaved')}</Notice>
			</div>
		);
	if (isReleaseProblem(problem))
		return (
			<div role="alert" className="px-4 pt-4">
				<Notice kind="danger">
					<p className="font-semibold">{t('studio.plain.notReleased')}</p>
					<p>{t(`studio.plain.problem.${problem}`)}</p>
					<a
						href={`#${problem === 'errors' ? 'studio-check' : 'studio-release'}`}
						className="underline underline-offset-2"
					>
						{t(problem === 'errors' ? 'studio.plain.toCheck' : 'studio.plain.toRelease')}
					</a>
				</Notice>
			</div>
		);
	return (
		search.has('saved') && (
			<div role="status" className="px-4 pt-4">
				<Notice kind="success">{t('studio.plain.saved')}</Notice>
			</div>
		)
	);
}
