// The shop's terms, privacy and withdrawal pages, read without leaving the checkout.
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { NativeDialog } from '../../kit/native-dialog.tsx';
import { Notice } from '../../kit/notice.tsx';
import { Skeleton } from '../../kit/skeleton.tsx';
import { usePlatform } from '../../platform/environment.tsx';
import type { Data } from '../../platform/graphql.ts';
import { query, toQueryOptions } from '../../platform/page.ts';
import { plainPageDocument } from '../plain-page.documents.ts';

interface LegalPagesProps {
	termsPage: string | null;
	withdrawalPage: string | null;
}

export function LegalPages({ termsPage, withdrawalPage }: LegalPagesProps) {
	const { t, base, shopfront } = usePlatform();
	const [open, setOpen] = useState<{ slug: string; title: string }>();
	const { legal } = shopfront;
	const wanted = [termsPage, withdrawalPage, legal.privacy?.slug];
	const pages = wanted.flatMap((slug) => Object.values(legal).find((page) => page.slug === slug) ?? []);
	if (pages.length === 0) return null;
	return (
		<p className="text-sm">
			{t('checkout.legal')}:{' '}
			{pages.map((page, index) => (
				<span key={page.slug}>
					{index > 0 && ' · '}
					{/* An address as well, for those who open it beside the checkout. */}
					<a
						href={`${base}/${page.slug}`}
						target="_blank"
						rel="noreferrer"
						className="font-medium text-link underline underline-offset-2 hover:text-link-hover"
						onClick={(event) => {
							if (event.metaKey || event.ctrlKey || event.shiftKey) return;
							event.preventDefault();
							setOpen(page);
						}}
					>
						{page.title}
					</a>
				</span>
			))}
			{open && <PageDialog {...open} onClose={() => setOpen(undefined)} />}
		</p>
	);
}

function PageDialog({ slug, title, onClose }: { slug: string; title: string; onClose(): void }) {
	const platform = usePlatform();
	const { t, language } = platform;
	const { data, error } = useQuery(toQueryOptions(platform, query(plainPageDocument, { language, slug })));
	const page = (data as Data<typeof plainPageDocument> | undefined)?.plainPage;
	return (
		<NativeDialog title={title} onClose={onClose}>
			{/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be scrolled by keyboard */}
			<section tabIndex={0} aria-label={title} className="max-h-[70dvh] overflow-y-auto p-4">
				{error && <Notice kind="danger">{t('checkout.pageNotLoaded')}</Notice>}
				{!page && !error && <Skeleton lines={8} />}
				{page?.sections.map(({ heading, paragraphs }) => (
					<section key={heading} className="mt-4 first:mt-0">
						<h3 className="font-bold">{heading}</h3>
						{paragraphs.map((paragraph) => (
							<p key={paragraph} className="mt-2 wrap-break-word">
								{paragraph}
							</p>
						))}
					</section>
				))}
			</section>
		</NativeDialog>
	);
}
