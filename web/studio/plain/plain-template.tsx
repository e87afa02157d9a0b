// A template until the studio runs, or where it cannot: its pages, and why there is nothing more.
import { Notice } from '../../kit/notice.tsx';
import { usePlatform } from '../../platform/environment.tsx';
import { useResult, useRouteLocation } from '../../platform/page.ts';
import { MoreTexts } from '../../platform/page-texts.tsx';
import { templateGroups, templateQuery } from '../studio-page.ts';
import { failureNoticeId } from './plain-names.ts';

export const PlainTemplate = () => (
	<MoreTexts groups={templateGroups}>
		<Pages />
	</MoreTexts>
);

function Pages() {
	const { t, base } = usePlatform();
	const { studioTemplate: template } = useResult(templateQuery(useRouteLocation()));
	if (!template) return null;
	return (
		<div className="flex min-h-dvh flex-col bg-page text-text">
			<header className="flex items-center gap-2 border-b border-line bg-surface px-3 py-1.5">
				<h1 className="min-w-0 grow truncate py-2 font-bold">
					{t('templateEditor.titleOf', { name: template.productName })}
				</h1>
				<a
					href={`${base}/admin/products/${template.editorProductId}?tab=print`}
					className="px-2 py-2 underline underline-offset-2"
				>
					{t('templateEditor.toProduct')}
				</a>
			</header>
			<main className="grid grow content-start gap-6 bg-sunken p-6">
				<noscript>
					<Notice kind="info">{t('templateEditor.plain')}</Notice>
				</noscript>
				<div id={failureNoticeId} hidden>
					<Notice kind="info">{t('templateEditor.plain')}</Notice>
				</div>
				{template.previews.map(({ page, url, width, height }) => (
					<img
						key={page}
						src={url}
						alt=""
						width={width}
						height={height}
						className="mx-auto h-auto w-full max-w-3xl border border-line"
					/>
				))}
			</main>
		</div>
	);
}
